import { sum } from '../../../statistics/formulas/mean.formula.js';
import { yearOf, yearSpan } from '../../../understanding/dates/calendar.js';
import type { Movement } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { isLengthOfChange, isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { Fact, Figure } from '../../../wording/facts.js';
import type { Change } from '../../../wording/figure.findings.js';
import type { Difference, GrowthFindings } from '../../../wording/found.findings.js';
import { changeSpokenOf } from '../change.claim.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Question } from '../question.js';
import { containsWord } from '../word.search.js';
import { SUPERLATIVES } from './growth.words.data.js';

/** No time is named but that it is « d'une année sur l'autre ». */
export function isUndated(question: Question): boolean {
  const period = periodOf(question);
  return isOpen(period) || (isLengthOfChange(period) && period?.kind === 'last' && period.count === 1);
}

/** Whether a rise or a fall over a stretch of time, or from one year to the next, is spoken of. */
export function speaksOfChange(question: Question): boolean {
  return stretchOf(question) !== null && movementOf(question) !== null;
}

/** The way that the question says, in words of movement or by a fraction or a multiple; null where it says none. */
export function movementOf({ frame }: Question): Movement | null {
  const spoken = changeSpokenOf(frame.text);
  if (spoken !== null) return spoken < 0 ? 'down' : 'up';
  const largest = frame.largestMove === 'either' ? undefined : frame.largestMove;
  return frame.movement ?? largest ?? null;
}

/** The time over which a change is asked for: that of one year is from the year before it. */
export function stretchOf(question: Question): Period | null {
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

/** Those between the same two periods that most have. */
export function changesOverAll(changes: readonly Change[]): Change[] {
  const keyOf = ({ from, to }: Change): string => `${from.period} ${to.period}`;
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(keyOf(change), (counts.get(keyOf(change)) ?? 0) + 1);
  const [common] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0] ?? [];
  return changes.filter((change) => keyOf(change) === common);
}

/** Those that had any at one of the two times: from nothing to nothing is no change. */
export function withoutNone(changes: readonly Change[]): Change[] {
  return changes.filter(({ from, to }) => from.value !== 0 || to.value !== 0);
}

/** The text names so many with their size and percentage. */
const NAMED = 3;
/** What is told of the fastest besides the largest. */
export type Fastest = Pick<GrowthFindings, 'fastest' | 'leastPart'>;

/** A change is told in percent of those that had at least this part of the total, in percent: from next to nothing it says little. */
const LEAST_PART = 1;
/** Measures without a total. */
const NOT_SUMMED: ReadonlySet<string> = new Set(['yield', 'humidity']);

/**
 * The largest in percent of those that had some part of the total, or of all yields, which have no total; none where it is
 * among those named already. The part is told where a smaller one changed faster.
 */
export function fastestOf(changes: readonly Change[], { all, sign }: ChangedAmong): Fastest {
  const total = sum(all.map(({ from }) => from.value));
  const isLarge = ({ from: { measure, value } }: Change): boolean =>
    NOT_SUMMED.has(measure) || value >= (LEAST_PART / 100) * total;
  const byRate = byRateOf(changes, sign);
  const fastest = byRate.find(isLarge);
  if (!fastest || changes.slice(0, NAMED).includes(fastest)) return { fastest: null };
  const leastPart: Figure = { name: 'least-part', value: LEAST_PART, unit: '%' };
  return byRate[0] === fastest ? { fastest } : { fastest, leastPart };
}

/** What changes are set among: all that there are, and the way that is asked for. */
export interface ChangedAmong {
  all: readonly Change[];
  sign: number;
}

/** Those that have a percentage by it, the largest first. */
export function byRateOf(changes: readonly Change[], sign: number): Change[] {
  const rateOf = ({ percent }: Change): number => (percent?.value ?? 0) * sign;
  return changes.filter(({ percent }) => percent !== null).sort((a, b) => rateOf(b) - rateOf(a));
}

/** Whether the question goes by the pace of a change, and not by its amount: « le plus vite », "fastest", « en pourcentage ». */
export function asksByRate({ frame: { text } }: Question): boolean {
  return RATE.test(fold(text));
}

const RATE =
  /\b(?:fast(?:er|est)?|quick(?:er|est|ly)|rapid(?:e|es|ly|ement)?|vite|proportion(?:nellement)?|relative(?:s|ly|ment)?|pourcentages?|percent(?:age)?|per ?cent|pour ?cent|taux|rates?)\b|%/;

/** Those that an answer names where each is asked for, and those whose figures it tells where the largest is. */
const EACH_NAMED = 20;
const SHOWN = 5;

/** What an answer tells of the changes in order; how many more there are where each of them is asked for. */
export function toldOf(
  changes: readonly Change[],
  isEach: boolean,
): Pick<GrowthFindings, 'changes' | 'each' | 'more'> {
  if (!isEach) return { changes: changes.slice(0, SHOWN) };
  const told = changes.slice(0, EACH_NAMED);
  const more = changes.length - told.length;
  return { changes: told, each: true, ...(more > 0 && { more: countOf(more, 'more') }) };
}

/** « quels pays ont vu leur récolte baisser »: every one of them, and not the one that moved the most. */
export function asksEach({ frame: { text, largestMove } }: Question): boolean {
  return largestMove === undefined && !SUPERLATIVES.some((word) => containsWord(text, word));
}

/** Those told, and what is told beside them that is not among them. */
export function withOthers<T extends Difference>(told: readonly T[], others: readonly (T | null)[]): T[] {
  return [...new Set([...told, ...others.filter((one) => one !== null)])];
}

/** The figures that changes stand on, of the last with how much it moved in percent. */
export function factsOf(changes: readonly Difference[]): Fact[] {
  return changes.flatMap(({ from, to, percent }) => [
    from,
    percent ? { ...to, changePercent: percent.value } : to,
  ]);
}
