import type { Stretch } from '../text/within.js';
import type { Reading } from '../reading.js';

/** What was found in a stretch of a question, or in all but that; it is one sentence that asks. */
export function partOf(reading: Reading, stretch: Stretch, inside: boolean): Reading {
  const isOf = (at: number): boolean => (at >= stretch.start && at < stretch.end) === inside;
  const isHere = ({ start }: { start: number }): boolean => isOf(start);
  const { everyday, unknown } = reading.uncovered;
  return {
    ...reading,
    sentences: [{ start: 0, end: reading.tokens.length, asks: true }],
    mentions: reading.mentions.filter(isHere),
    dates: reading.dates.filter(isHere),
    uncovered: {
      everyday: everyday.filter(({ at }) => isOf(at)),
      unknown: unknown.filter(({ at }) => isOf(at)),
    },
  };
}
