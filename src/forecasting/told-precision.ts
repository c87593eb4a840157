/** A forecast value with the ends of its interval, in one unit. */
interface Interval {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** Nothing finer than this many digits of half the interval's width is known. */
const DIGITS_OF_HALF_WIDTH = 2;
/** What is left of a number after binary fractions. */
const EXACT_DIGITS = 12;

/**
 * The interval as finely as it deserves to be told: 4 438 413 between 3 700 747 and 5 323 116 is 4 440 000 between
 * 3 700 000 and 5 320 000. Unchanged where it has no width; an end that is not zero stays so.
 */
export function asFineAsKnown(interval: Interval): Interval {
  const step = toldStep(interval);
  if (step === 0) return interval;
  return {
    value: inSteps(interval.value, step),
    lower: inSteps(interval.lower, step),
    upper: inSteps(interval.upper, step),
  };
}

/** What a value with this interval is told in whole numbers of; 0 where the interval has no width. */
export function toldStep({ lower, upper }: Pick<Interval, 'lower' | 'upper'>): number {
  const halfWidth = (upper - lower) / 2;
  return halfWidth > 0 ? 10 ** (Math.floor(Math.log10(halfWidth)) - DIGITS_OF_HALF_WIDTH + 1) : 0;
}

function inSteps(value: number, step: number): number {
  const rounded = Number((Math.round(value / step) * step).toPrecision(EXACT_DIGITS));
  return rounded === 0 && value !== 0 ? Number(value.toPrecision(DIGITS_OF_HALF_WIDTH)) : rounded;
}
