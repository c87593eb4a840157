import { mean } from './summary-statistics.js';

/**
 * Mean absolute change over `lag` periods in a series, in its unit: what repeating the value of `lag` periods ago would
 * have missed. The scale of MASE (Hyndman & Koehler 2006). 0 for a series that never changed; lag 1 where it is no longer than `lag`.
 */
export function naiveScale(values: readonly number[], lag: number): number {
  const usable = values.length > lag ? lag : 1;
  return values.length < 2 ? 0 : mean(values.slice(usable).map((y, i) => Math.abs(y - (values[i] ?? 0))));
}

/** Absolute errors in percent of the actual values, those of 0 left out. */
export function absolutePercentErrors(actual: readonly number[], forecast: readonly number[]): number[] {
  return actual.flatMap((y, i) => (y === 0 ? [] : [Math.abs(((forecast[i] ?? 0) - y) / y) * 100]));
}

/** Absolute errors, in the unit of the series. */
export function absoluteErrors(actual: readonly number[], forecast: readonly number[]): number[] {
  return actual.map((y, i) => Math.abs(y - (forecast[i] ?? 0)));
}
