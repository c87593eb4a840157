import type { Reading } from '../reading.js';

/** The share of the question that was understood, 0 to 1; corrected words count for three quarters. */
export function measureConfidence(reading: Reading): number {
  const { mentions, dates, articles, foreignAct, corrections, uncovered } = reading;
  const understood = mentions.length + dates.length + articles.length + (foreignAct ? 1 : 0);
  const total = understood + 2 * uncovered.unknown.length + 0.5 * uncovered.everyday.length;
  if (total === 0) return 0;
  return Math.round((100 * Math.max(0, understood - 0.25 * corrections.length)) / total) / 100;
}
