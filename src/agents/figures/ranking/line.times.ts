import type { Day } from '../../../statistics/series.js';
import type { Line } from '../availability.js';
import { meansBy } from '../period.means.js';
import { stepOf } from '../period.selection.js';
import { periodOf, type Question } from '../question.js';
import type { Track } from '../track.js';

/** Prices of whole years or months that are set beside one another are the means of those; other figures are as they were read. */
export function inSteps(question: Question, tracks: Track[]): Track[] {
  const step = stepOf(question.domain, periodOf(question));
  return step === null ? tracks : tracks.map((track) => meansBy(step, track));
}

/** The times that at least this part of as many lines have as have any. */
export function commonTimes(lines: readonly Line[], part: number): Day[] {
  const counts = new Map<Day, number>();
  for (const { period } of lines.flatMap(({ observations }) => observations))
    counts.set(period, (counts.get(period) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].flatMap(([period, count]) => (count >= most * part ? [period] : []));
}
