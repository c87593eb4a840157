/** The last value, repeated `horizon` times. */
export function forecastNaive(values: readonly number[], horizon: number): number[] {
  const last = values.at(-1) ?? 0;
  return Array.from({ length: horizon }, () => last);
}

/** The value of the same season of the last cycle of `period` values, for steps 1 to `horizon`; the last value where there is no full cycle. */
export function forecastSeasonalNaive(values: readonly number[], period: number, horizon: number): number[] {
  if (values.length < period) return forecastNaive(values, horizon);
  const cycle = values.slice(-period);
  return Array.from({ length: horizon }, (_, i) => cycle[i % period] ?? 0);
}
