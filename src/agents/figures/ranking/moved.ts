import { yearOf, yearSpan } from '../../../understanding/dates/calendar.js';
import type { Movement } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { isLengthOfChange, isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { Change } from '../../../wording/figure.findings.js';
import { changeSpokenOf } from '../change.claim.js';
import { periodOf, type Question } from '../question.js';

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

/** The text names so many with their size and percentage. */
const NAMED = 3;
/** A fast change is worth naming where the place had at least this part of the largest one's figure. */
const LEAST_SIZE = 0.02;

/** The largest in percent of those of some size; null where it is among those named for their size. */
export function fastestOf(changes: readonly Change[], sign: number): Change | null {
  const [fastest] = byRateOf(changes, sign);
  return fastest && !changes.slice(0, NAMED).includes(fastest) ? fastest : null;
}

/** Those of some size by their percentage, the largest first. */
export function byRateOf(changes: readonly Change[], sign: number): Change[] {
  const most = Math.max(...changes.map(({ from, to }) => Math.max(from.value, to.value)));
  const large = changes.filter(({ from }) => from.value >= LEAST_SIZE * most);
  return large.sort((a, b) => ((b.percent?.value ?? 0) - (a.percent?.value ?? 0)) * sign);
}

/** Whether the question goes by the pace of a change, and not by its amount: « le plus vite », "fastest", « en pourcentage ». */
export function asksByRate({ frame: { text } }: Question): boolean {
  return RATE.test(fold(text));
}

const RATE =
  /\b(?:fast(?:er|est)?|quick(?:er|est|ly)|rapid(?:e|es|ly|ement)?|vite|proportion(?:nellement)?|relative(?:s|ly|ment)?|pourcentages?|percent(?:age)?|per ?cent|pour ?cent|taux|rates?)\b|%/;
