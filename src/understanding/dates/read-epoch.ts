import { wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { monthsSpan } from './calendar.js';
import { EPOCHS, EVENT_NAMED, type Epoch } from './epochs.data.js';
import type { Assumed, DateValue, Read } from './point.js';
import { yearPoint } from './read-year.js';

/** How many words an event may take. */
const LONGEST = 10;
const CENTURY =
  /^(?:(?:depuis |since )?(?:le |the )?(?:debut|tournant|start|beginning|turn) (?:du|de ce|of the|of this) (?:siecle|century|millenaire|millennium)|(?:du|de ce|ce|of the|of this|this) (?:siecle|century))(?= |$)/;
const TURN_OF_CENTURY = 2000;

/**
 * A time that people count from an event: "of the century", « depuis le covid » from that year on; « avant le covid » the year
 * before; « au début de la guerre en Ukraine » its first month, or year; « pendant le covid » its years.
 */
export function readEpoch(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = wordsAt(tokens, at, LONGEST);
  const century = lengthOf(CENTURY, words);
  if (century > 0)
    return { value: { kind: 'between', from: yearPoint(TURN_OF_CENTURY), to: null }, length: century };
  if (!EVENT_NAMED.test(words)) return null;
  for (const epoch of EPOCHS) {
    for (const [by, pattern] of epoch.patterns) {
      const length = lengthOf(pattern, words);
      if (length > 0) return { value: VALUES[by](epoch), length };
    }
  }
  return null;
}

const VALUES: Readonly<Record<Assumed['by'], (epoch: Epoch) => DateValue>> = {
  since: ({ event, year }) => since(year, { event, by: 'since' }),
  after: ({ event, lastYear }) => since(lastYear + 1, { event, by: 'after' }),
  during: ({ event, year, lastYear }) => {
    const assumed: Assumed = { event, by: 'during', taken: `${String(year)}/${String(lastYear)}` };
    return { kind: 'between', from: yearPoint(year), to: yearPoint(lastYear), assumed };
  },
  before: ({ event, year }) => {
    const assumed: Assumed = { event, by: 'before', taken: String(year - 1) };
    return { kind: 'point', point: yearPoint(year - 1), assumed };
  },
  start: ({ event, year, month }) => {
    const span = monthsSpan(year, month, 1, 'month');
    const assumed: Assumed = { event, by: 'start', taken: String(year), month: span.from.slice(0, 7) };
    return { kind: 'point', point: { ...yearPoint(year), month: span }, assumed };
  },
};

function since(year: number, said: Pick<Assumed, 'event' | 'by'>): DateValue {
  return { kind: 'between', from: yearPoint(year), to: null, assumed: { ...said, taken: String(year) } };
}

/** How many words the pattern takes; 0 where it does not fit. */
function lengthOf(pattern: RegExp, words: string): number {
  return pattern.exec(words)?.[0].split(' ').length ?? 0;
}
