import type { Reading } from './reading.js';
import type { Spelling } from './spelling.js';

/** Content words that nothing knows: no term, no date, no everyday word. */
export function findUnknownWords(reading: Reading, spelling: Spelling): string[] {
  const known = new Set<number>();
  for (const { start, end } of [...reading.mentions, ...reading.dates]) {
    for (let at = start; at < end; at += 1) known.add(at);
  }
  const unknown = reading.tokens.filter(
    (token, at) =>
      token.kind === 'word' &&
      token.folded.length > 2 &&
      !/\d/.test(token.folded) &&
      !known.has(at) &&
      !spelling.knows(token.folded),
  );
  return [...new Set(unknown.map((token) => token.text))];
}

/** The share of content words understood; corrected ones count for three quarters. */
export function measureConfidence(reading: Reading, unknown: readonly string[]): number {
  const understood =
    reading.mentions.length + reading.dates.length + reading.articles.length + (reading.foreignAct ? 1 : 0);
  const corrected = reading.corrections.length;
  const total = understood + 2 * unknown.length;
  if (total === 0) return 0;
  return Math.round((100 * Math.max(0, understood - 0.25 * corrected)) / total) / 100;
}
