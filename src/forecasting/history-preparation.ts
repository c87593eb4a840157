import type { ForecastDeclined } from './forecast-result.js';
import { FREQUENCY_RULES, type History } from './history.js';

/** A history without holes, ready for the models. */
export interface PreparedHistory {
  readonly values: readonly number[];
  /** Position of the first and last of `values` in the given history. */
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly startsAfterGap: boolean;
  readonly filledPositions: readonly number[];
}

export const FEWEST_OBSERVATIONS = 5;
const LONGEST_GAP = 3;
const ALLOWED_MISSING_PERCENT = 20;

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The observed positions after the last gap that is too long to fill; null for none. */
function usableSpan(values: readonly (number | null)[]): (Span & { startsAfterGap: boolean }) | null {
  const observed = values.flatMap((y, i) => (y === null ? [] : [i]));
  const last = observed.at(-1);
  if (last === undefined) return null;
  let first = last;
  for (const position of observed.reverse()) {
    if (first - position - 1 > LONGEST_GAP) return { first, last, startsAfterGap: true };
    first = position;
  }
  return { first, last, startsAfterGap: false };
}

/** The value between two observed ones, on the log scale where both are positive. */
function between(before: number, after: number, share: number): number {
  if (before > 0 && after > 0) return Math.exp((1 - share) * Math.log(before) + share * Math.log(after));
  return (1 - share) * before + share * after;
}

/** The values of a span that begins and ends with an observed one, holes interpolated. */
function filled(values: readonly (number | null)[]): number[] {
  const whole: number[] = [];
  values.forEach((after, i) => {
    if (after === null) return;
    const before = whole.at(-1) ?? after;
    const hole = i - whole.length;
    for (let k = 1; k <= hole; k += 1) whole.push(between(before, after, k / (hole + 1)));
    whole.push(after);
  });
  return whole;
}

/** The last `window` periods of a span, from an observed value on. */
function windowed(values: readonly (number | null)[], span: Span, window: number): Span {
  let first = Math.max(span.first, span.last - window + 1);
  while (values[first] === null) first += 1;
  return { first, last: span.last };
}

function declined(observed: number, length: number): ForecastDeclined | null {
  const missing = length - observed;
  if (observed < FEWEST_OBSERVATIONS) {
    return { outcome: 'declined', reason: 'too-short', observations: observed, needed: FEWEST_OBSERVATIONS };
  }
  if (missing * 100 > length * ALLOWED_MISSING_PERCENT) {
    const allowedPercent = ALLOWED_MISSING_PERCENT;
    return { outcome: 'declined', reason: 'too-many-gaps', missing, of: length, allowedPercent };
  }
  return null;
}

/**
 * Takes the newest part of a history that can be used: ends of missing values cut off, nothing before a gap of more than
 * three periods, at most the window of its frequency, shorter gaps interpolated (on the log scale where positive).
 * Declines fewer than five observations, more than 20 % missing, and nothing but zeros.
 * @throws RangeError for a value that is not finite.
 */
export function prepareHistory(history: History): PreparedHistory | ForecastDeclined {
  const { values } = history;
  if (values.some((y) => y !== null && !Number.isFinite(y)))
    throw new RangeError('a history holds finite values or null');
  const usable = usableSpan(values);
  if (usable === null)
    return { outcome: 'declined', reason: 'too-short', observations: 0, needed: FEWEST_OBSERVATIONS };
  const { first, last } = windowed(values, usable, FREQUENCY_RULES[history.frequency].window);
  const part = values.slice(first, last + 1);
  const filledPositions = part.flatMap((y, i) => (y === null ? [first + i] : []));
  const observations = part.length - filledPositions.length;
  const refusal = declined(observations, part.length);
  if (refusal !== null) return refusal;
  if (part.every((y) => y === null || y === 0))
    return { outcome: 'declined', reason: 'always-zero', observations };
  const startsAfterGap = usable.startsAfterGap && first === usable.first;
  return { values: filled(part), firstPosition: first, lastPosition: last, startsAfterGap, filledPositions };
}
