import type { Threshold } from '../frame.js';
import { readNumber, wordAt } from '../text/number-words.js';
import { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';

type Bound = Pick<Threshold, 'value' | 'unit'>;

const OPENING = /^(?:entre|between)$/;
const JOINING = /^(?:et|and|a|to|-|–)$/;
/** « compris entre 70 et 80 » is of amounts, in whatever unit; of years only where they have four digits. */
const OF_AMOUNTS = /^compris(?:e|es)?$/;
const FIRST_YEAR = 1900;
/** A number, the unit of its own that it may have, and the joining word. */
const FARTHEST = 5;

interface RangeStart {
  /** Where its two numbers stand. */
  low: number;
  high: number;
  /** Whether the words before it tell it from a stretch of years. */
  isOfAmounts: boolean;
}

/** Each « entre 70 et 80 », of years as of amounts. */
export function rangeStarts(tokens: readonly Token[]): RangeStart[] {
  return tokens.flatMap(({ folded }, at) => {
    const number = OPENING.test(folded) ? readNumber(tokens, at + 1) : null;
    if (!number) return [];
    const [low, from] = [at + 1, at + 1 + number.length];
    const isOfAmounts = OF_AMOUNTS.test(wordAt(tokens, at - 1)) && number.value < FIRST_YEAR;
    for (let join = from; join < from + FARTHEST; join += 1) {
      if (JOINING.test(wordAt(tokens, join)) && readNumber(tokens, join + 1))
        return [{ low, high: join + 1, isOfAmounts }];
    }
    return [];
  });
}

/**
 * Two limits as one range, in the unit that either has; null where the first is not the lower one, or where they are in
 * two units. « plus de 5 millions mais moins de 20 millions de tonnes »: a first number greater than the second one's
 * is in no unit of its own.
 */
export function joinBounds(low: Bound, high: Bound): Threshold | null {
  const isOfTwo = low.unit !== null && high.unit !== null && low.unit !== high.unit;
  const isScaled = low.value >= high.value;
  if (isOfTwo || (isScaled && (low.unit !== null || high.unit === null))) return null;
  return {
    comparator: 'above',
    value: low.value,
    unit: low.unit ?? (isScaled ? null : high.unit),
    upTo: { value: high.value, unit: high.unit ?? low.unit },
  };
}

/** « moins de 1 Mt ou plus de 20 Mt »: an upper and a lower limit with a word of choice between are the two sides of a range. */
export function eitherSide({ reading: { tokens } }: Evidence, above: Bound, below: Bound): Threshold | null {
  const isChoice = tokens.some(({ folded }) => OR.test(folded));
  const unit = below.unit ?? above.unit;
  const isOfOne = unit === (above.unit ?? unit);
  if (!isChoice || (isOfOne && below.value >= above.value)) return null;
  return {
    comparator: 'below',
    value: below.value,
    unit,
    upTo: { value: above.value, unit: above.unit ?? unit },
  };
}

const OR = /^(?:ou|or|soit|either)$/;

/** The evidence without the numbers of a range that were read as years: « entre 2000 et 2500 USD/t ». */
export function withoutYearsIn(evidence: Evidence, threshold: Threshold | null): Evidence {
  const { reading } = evidence;
  if (!threshold?.upTo || reading.dates.length === 0) return evidence;
  const starts = rangeStarts(reading.tokens)
    .filter(({ low }) => readNumber(reading.tokens, low)?.value === threshold.value)
    .flatMap(({ low, high }) => [low, high]);
  const dates = reading.dates.filter(({ start, end }) => !starts.some((at) => start <= at && at < end));
  return dates.length < reading.dates.length ? new Evidence({ ...reading, dates }) : evidence;
}
