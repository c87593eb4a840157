import type { Frequency, Observation } from './series.js';

/** One series as a file gives it: the publisher's codes, and its observations in the order of time. */
export interface SeriesData {
  productCode: string;
  placeCode: string;
  measure: string;
  unit: string;
  frequency: Frequency;
  observations: Observation[];
}

/** What tells one series of a dataset from another. */
export function seriesDataKey(series: Omit<SeriesData, 'observations'>): string {
  const { productCode, placeCode, measure, unit, frequency } = series;
  return [productCode, placeCode, measure, unit, frequency].join('\t');
}

/** First and last period with a value; where none has one, the first and last period of all. */
export function periodsOf(observations: readonly Observation[]): { firstPeriod: number; lastPeriod: number } {
  const valued = observations.filter(({ value }) => value !== null);
  const counted = valued.length > 0 ? valued : observations;
  return { firstPeriod: counted[0]?.period ?? 0, lastPeriod: counted.at(-1)?.period ?? 0 };
}
