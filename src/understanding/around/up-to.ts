import type { Reading } from '../reading.js';

/** What was found in a question before one of its tokens, as a question by itself. */
export function upTo(reading: Reading, end: number): Reading {
  const isBefore = ({ start }: { start: number }): boolean => start < end;
  const { everyday, unknown } = reading.uncovered;
  return {
    ...reading,
    tokens: reading.tokens.slice(0, end),
    sentences: reading.sentences
      .filter(isBefore)
      .map((sentence) => ({ ...sentence, end: Math.min(sentence.end, end) })),
    mentions: reading.mentions.filter(isBefore),
    dates: reading.dates.filter(isBefore),
    uncovered: {
      everyday: everyday.filter(({ at }) => at < end),
      unknown: unknown.filter(({ at }) => at < end),
    },
  };
}
