import type { Note } from '../../../wording/facts.js';
import type { Change } from '../../../wording/figure.findings.js';
import type { GrowthFindings } from '../../../wording/found.findings.js';
import { changeSpokenOf, isOfSize } from '../change.claim.js';
import { changeIn } from '../change.findings.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { countriesNamed } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { containsWord } from '../word.search.js';
import type { Scope } from '../scope.js';
import { SUPERLATIVES } from './growth.words.data.js';
import { isAmongPlaces } from './largest.move.js';
import { putsUpMover, putUpOf } from './put-up.mover.js';
import {
  asksByRate,
  asksEach,
  byRateOf,
  changesOverAll,
  factsOf,
  fastestOf,
  isUndated,
  movementOf,
  overStretch,
  speaksOfChange,
  stretchOf,
  toldOf,
  withOthers,
  withoutNone,
} from './moved.js';
import { figuresByPlace } from './place.figures.js';
import { chosenScope } from './scope.choice.js';

/** « qui a le plus augmenté entre 2015 et 2023 »: a search, among places, for a change over a stretch of time. */
export function asksWhoChanged(question: Question, desk: Desk): boolean {
  if (asksLatestMove(question, desk)) return true;
  if (asksWhoChangedMore(question, desk) || putsUpMover(question, desk)) return true;
  const { text, order } = question.frame;
  const countries = countriesNamed(desk.lexicon, question.place.places);
  const among = countries.length !== 1 && question.products.length === 1 && question.domain === 'production';
  const asksWho = order?.over === 'places' || SUPERLATIVES.some((word) => containsWord(text, word));
  return among && asksWho && speaksOfChange(question);
}

/** « qui a progressé plus vite que l'Allemagne »: those whose change goes beyond that of the one country named. */
function asksWhoChangedMore(question: Question, desk: Desk): boolean {
  if (putsUpMover(question, desk)) return false;
  const { places } = question.place;
  const isOfOne = question.products.length === 1 && question.domain === 'production';
  const isMove = speaksOfChange(question) || (asksByRate(question) && stretchOf(question) !== null);
  const isBeyond = question.frame.beyondOne === 'above' && isOfOne && isMove;
  return isBeyond && countriesNamed(desk.lexicon, places).length === 1;
}

/** « quel pays a connu la plus forte baisse annuelle », without a year: from the last year but one to the last. */
function asksLatestMove(question: Question, desk: Desk): boolean {
  const { largestMove } = question.frame;
  const isOfOne = largestMove !== undefined && question.products.length === 1;
  return isOfOne && movementOf(question) !== null && isUndated(question) && isAmongPlaces(question, desk);
}

/** How the figure of each place changed over the stretch asked about. */
export interface PlaceChanges {
  /** With the stretch that is taken where none is named. */
  question: Question;
  scope: Scope;
  /** Those between the same two times. */
  all: Change[];
  notes: Note[];
  /** Why there are none. */
  none: () => Promise<FigureAnswer>;
}

export async function changesByPlace(asked: Question, desk: Desk): Promise<PlaceChanges> {
  const scope = await chosenScope(asked, desk);
  const { question, notes } = await dated(asked, desk, scope);
  const figures = await figuresByPlace(question, desk, scope);
  const { tracks, ask } = figures;
  const product = question.products[0] ?? '';
  return {
    question,
    scope,
    all: withoutNone(changesOverAll(figures.holding?.lines.flatMap((line) => changeIn(line)) ?? [])),
    notes: [...question.notes, ...figures.notes.map(asNotCompared), ...notes],
    none: () => explain(question, desk, [{ best: null, withheld: false, tracks, ask, product }]),
  };
}

/** A place without a figure over the stretch may have others: it is told that it is not compared, and not that it has none. */
function asNotCompared(note: Note): Note {
  return note.kind === 'missing' ? { kind: 'not-compared', places: note.places } : note;
}

/** The places by how much their figure changed between the first and the last year asked. */
export async function rankGrowth(asked: Question, desk: Desk): Promise<FigureAnswer> {
  const { question, scope, all, notes, none } = await changesByPlace(asked, desk);
  const end = movementOf(question) === 'down' ? 'lowest' : 'highest';
  const than = asksWhoChangedMore(question, desk) ? changeOf(scope, all) : null;
  const { changes, ...order } = beyondOf(than, orderOf(question, all, end), end);
  if (changes.length === 0) return none();
  const told = toldOf(changes, !than && asksEach(question));
  const own = putsUpMover(question, desk) ? changeOf(scope, all) : null;
  const supposed = putUpOf(own, { changes, fastest: order.fastest });
  const facts = factsOf(withOthers(told.changes, [order.fastest, own]));
  return {
    kind: 'growth',
    ...(await foundBase(question, desk, facts, notes)),
    end,
    ...order,
    ...told,
    compared: countOf(all.length, 'compared'),
    ...movedOf(question, { changes, all, than }),
    ...supposed,
    scope: scope.group,
  };
}

/** Those that went the way asked, the largest first: by the amount, or by the percentage where the pace is asked for. */
function orderOf(question: Question, all: readonly Change[], end: 'highest' | 'lowest') {
  const sign = end === 'highest' ? 1 : -1;
  const moved = all
    .filter((change) => change.difference.value * sign > 0)
    .sort((a, b) => (b.difference.value - a.difference.value) * sign);
  const byRate = asksByRate(question);
  const changes = ofSizeSpoken(question, byRate ? byRateOf(moved, sign) : moved);
  const fastest = fastestOf(changes, { all, sign });
  return { changes, ...fastest, ...(byRate && { byRate }) };
}

/** The change of the one that is named, where it is known. */
function changeOf({ subject }: Scope, all: readonly Change[]): Change | null {
  return all.find(({ to }) => to.place === subject) ?? null;
}

/** Those whose change goes beyond that of the one named, by what they are in order of; itself where it is the first. */
function beyondOf<T extends ReturnType<typeof orderOf>>(
  than: Change | null,
  order: T,
  end: 'highest' | 'lowest',
): T {
  if (!than) return order;
  const sign = end === 'highest' ? 1 : -1;
  const sizeOf = ({ percent, difference }: Change): number =>
    (order.byRate ? (percent?.value ?? 0) : difference.value) * sign;
  const changes = order.changes.filter((change) => sizeOf(change) > sizeOf(than));
  const isFirst = changes.length === 0 && sizeOf(than) > 0;
  return { ...order, changes: isFirst ? [than] : changes };
}

interface Moves {
  changes: readonly Change[];
  all: readonly Change[];
  than: Change | null;
}

/** How many moved that way, or by more than the one named, where they are asked for. */
function movedOf(
  question: Question,
  { changes, all, than }: Moves,
): Pick<GrowthFindings, 'moved' | 'beyond'> {
  if (!than) return asksEach(question) ? { moved: countOf(changes.length, 'moved') } : {};
  const moved = changes.filter((change) => change !== than).length;
  return {
    moved: countOf(moved, 'moved'),
    beyond: { than, others: countOf(all.length - 1, 'others') },
  };
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
