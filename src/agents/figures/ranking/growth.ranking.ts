import { yearOf, yearSpan } from '../../../understanding/dates/calendar.js';
import type { Movement } from '../../../understanding/frame.js';
import { isOpen } from '../../../understanding/period-shapes.js';
import type { Period } from '../../../understanding/period.js';
import type { Note } from '../../../wording/facts.js';
import type { Change } from '../../../wording/figure.findings.js';
import { changeSpokenOf, isOfSize } from '../change.claim.js';
import { changeIn } from '../change.findings.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { containsWord } from '../word.search.js';
import type { Scope } from '../scope.js';
import { SUPERLATIVES } from './growth.words.data.js';
import { isAmongPlaces } from './largest.move.js';
import { figuresByPlace } from './place.figures.js';
import { chosenScope } from './scope.choice.js';

const SHOWN = 5;
/** The text names so many with their size and percentage. */
const NAMED = 3;
/** A fast change is worth naming where the place had at least this part of the largest one's figure. */
const LEAST_SIZE = 0.02;

/** « qui a le plus augmenté entre 2015 et 2023 »: a search, among places, for a change over a stretch of time. */
export function asksWhoChanged(question: Question, desk: Desk): boolean {
  if (asksLatestMove(question, desk)) return true;
  const { text, order } = question.frame;
  const countries = question.place.places.filter((id) => !isGroup(desk.lexicon, id));
  const among = countries.length !== 1 && question.products.length === 1 && question.domain === 'production';
  const asksWho = order?.over === 'places' || SUPERLATIVES.some((word) => containsWord(text, word));
  return among && asksWho && speaksOfChange(question);
}

/** « quel pays a connu la plus forte baisse annuelle », without a year: from the last year but one to the last. */
function asksLatestMove(question: Question, desk: Desk): boolean {
  const { largestMove } = question.frame;
  const isOfOne = largestMove !== undefined && question.products.length === 1;
  return isOfOne && movementOf(question) !== null && isUndated(question) && isAmongPlaces(question, desk);
}

/** No time is named but that it is « d'une année sur l'autre ». */
function isUndated(question: Question): boolean {
  const period = periodOf(question);
  return isOpen(period) || (period?.kind === 'last' && period.asChange === true);
}

/** Whether a rise or a fall over a stretch of time, or from one year to the next, is spoken of. */
export function speaksOfChange(question: Question): boolean {
  return stretchOf(question) !== null && movementOf(question) !== null;
}

/** The way that the question says, in words of movement or by a fraction or a multiple; null where it says none. */
function movementOf({ frame }: Question): Movement | null {
  const spoken = changeSpokenOf(frame.text);
  if (spoken !== null) return spoken < 0 ? 'down' : 'up';
  const largest = frame.largestMove === 'either' ? undefined : frame.largestMove;
  return frame.movement ?? largest ?? null;
}

/** The time over which a change is asked for: that of one year is from the year before it. */
function stretchOf(question: Question): Period | null {
  const period = periodOf(question);
  if (period?.kind === 'between' || period?.kind === 'last' || period?.kind === 'each') return period;
  if (period?.kind !== 'at' || period.span.grain !== 'year') return null;
  const before = yearSpan(yearOf(period.span.from) - 1);
  return { kind: 'between', from: before, to: period.span };
}

/** The question asked of the whole stretch. */
export function overStretch(question: Question): Question {
  const { frame } = question;
  const value = stretchOf(question);
  if (value === null || frame.period === null) return question;
  return { ...question, frame: { ...frame, period: { ...frame.period, value } } };
}

/** The places by how much their figure changed between the first and the last year asked. */
export async function rankGrowth(asked: Question, desk: Desk): Promise<FigureAnswer> {
  const scope = await chosenScope(asked, desk);
  const { question, notes } = await dated(asked, desk, scope);
  const end = movementOf(question) === 'down' ? 'lowest' : 'highest';
  const figures = await figuresByPlace(question, desk, scope);
  const all = changesOverAll(figures.holding?.lines.flatMap((line) => changeIn(line)) ?? []);
  const sign = end === 'highest' ? 1 : -1;
  const changes = ofSizeSpoken(
    question,
    all
      .filter((change) => change.difference.value * sign > 0)
      .sort((a, b) => (b.difference.value - a.difference.value) * sign),
  );
  if (changes.length === 0) {
    const { tracks, ask } = figures;
    const product = question.products[0] ?? '';
    return explain(question, desk, [{ best: null, withheld: false, tracks, ask, product }]);
  }
  const shown = changes.slice(0, SHOWN);
  const facts = shown.flatMap(({ from, to, percent }) => [
    from,
    percent ? { ...to, changePercent: percent.value } : to,
  ]);
  return {
    kind: 'growth',
    ...(await foundBase(question, desk, facts, [...question.notes, ...figures.notes, ...notes])),
    end,
    changes: shown,
    fastest: fastestOf(changes, sign),
    compared: countOf(all.length, 'compared'),
    ...(asksEach(question) ? { moved: countOf(changes.length, 'moved') } : {}),
    scope: scope.group,
  };
}

/** « quels pays ont vu leur récolte baisser »: every one of them, and not the one that moved the most. */
function asksEach({ frame: { text, largestMove } }: Question): boolean {
  return largestMove === undefined && !SUPERLATIVES.some((word) => containsWord(text, word));
}

/** Over the stretch asked; without one, from the year before to the newest that the leading places have figures of. */
async function dated(
  question: Question,
  desk: Desk,
  scope: Scope,
): Promise<{ question: Question; notes: Note[] }> {
  if (!isUndated(question)) return { question: overStretch(question), notes: [] };
  const undated = { ...question, frame: { ...question.frame, period: null } };
  const { period: value, holding } = await figuresByPlace(undated, desk, scope);
  const place = holding?.lines[0]?.track.place;
  if (value?.kind !== 'at' || !place) return { question: undated, notes: [] };
  const period = { value, provenance: 'assumed' as const };
  const notes: Note[] = [{ kind: 'latest-complete', period: value.span.from.slice(0, 4), place }];
  return { question: overStretch({ ...undated, frame: { ...undated.frame, period } }), notes };
}

/** « quels pays ont doublé leur production »: those that did; all of them where none did. */
function ofSizeSpoken({ frame }: Question, changes: Change[]): Change[] {
  const spoken = changeSpokenOf(frame.text);
  if (spoken === null) return changes;
  const such = changes.filter(({ percent }) => percent && isOfSize(spoken, percent.value));
  return such.length > 0 ? such : changes;
}

/** Those between the same two periods that most have. */
function changesOverAll(changes: readonly Change[]): Change[] {
  const keyOf = ({ from, to }: Change): string => `${from.period} ${to.period}`;
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(keyOf(change), (counts.get(keyOf(change)) ?? 0) + 1);
  const [common] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0] ?? [];
  return changes.filter((change) => keyOf(change) === common);
}

/** The largest in percent of those of some size; null where it is among those named for their size. */
function fastestOf(changes: readonly Change[], sign: number): Change | null {
  const most = Math.max(...changes.map(({ from, to }) => Math.max(from.value, to.value)));
  const large = changes.filter(({ from }) => from.value >= LEAST_SIZE * most);
  const [fastest] = large.sort((a, b) => ((b.percent?.value ?? 0) - (a.percent?.value ?? 0)) * sign);
  return fastest && !changes.slice(0, NAMED).includes(fastest) ? fastest : null;
}
