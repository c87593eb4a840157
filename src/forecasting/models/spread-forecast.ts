/** Forecasts and the standard deviations of their errors for steps 1, 2, ..., in the unit of the series. */
export interface SpreadForecast {
  readonly points: readonly number[];
  readonly deviations: readonly number[];
}
