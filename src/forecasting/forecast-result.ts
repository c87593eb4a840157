/** Central value and intervals, in the unit of the history. lower95 <= lower80 <= value <= upper80 <= upper95. */
export interface ForecastPoint {
  /** 1 for the period after the last observed one. */
  readonly step: number;
  readonly value: number;
  readonly lower80: number;
  readonly upper80: number;
  readonly lower95: number;
  readonly upper95: number;
}

/**
 * How the central values were made: `median-of-eight` (four methods on two scales), `median-of-four` (raw scale only,
 * where a value is not positive), or, where that did better on the held-back points (for quantities: clearly better), the last value (`naive`)
 * or the last value with the season of each period in place of its own (`naive-with-season`).
 */
export type ForecastMethod = 'median-of-eight' | 'median-of-four' | 'naive' | 'naive-with-season';

/** What a reader should know about the series. Positions count from 0 in `History.values`. */
export interface ForecastFlags {
  /** Whether a season was found and used. */
  readonly seasonal: boolean;
  /** Position of the first value that was used: after a long gap, or where the window begins. */
  readonly firstPosition: number;
  /** Position of the last observed value: step 1 is the period after it. */
  readonly lastPosition: number;
  /** The history begins after a gap of more than three periods; what lies before was left out. */
  readonly startsAfterGap: boolean;
  /** Positions of the missing values that were interpolated. */
  readonly filledPositions: readonly number[];
  /** All values are the same: the width of the intervals is then a convention, not a measurement. */
  readonly constant: boolean;
  /** The last change is beyond four standard deviations of those before. */
  readonly unusualLastPoint: boolean;
}

/** What the method did on points of the same series that were held back, refitted at each origin. */
export interface Backtest {
  /** How many times a forecast was made and compared. */
  readonly origins: number;
  /** Steps ahead that were compared; shorter than asked where the series is short. */
  readonly horizon: number;
  /** Median absolute error at that last step in percent of the actual value; null where every actual value is 0. */
  readonly medianAbsolutePercentError: number | null;
  /**
   * Mean absolute scaled error over all steps (Hyndman & Koehler 2006): below 1 is better than repeating the last value
   * (of the same season, where there is one) one step ahead in the past. Null for a series that never changed.
   */
  readonly scaledError: number | null;
  /** The same measure for repeating the last value (seasonally adjusted where there is a season) over the same steps. */
  readonly naiveScaledError: number | null;
  /** How often the actual value at the last step lay in the 80 % interval. */
  readonly heldWithin80: { readonly held: number; readonly of: number };
}

export interface ForecastMade {
  readonly outcome: 'forecast';
  readonly method: ForecastMethod;
  readonly points: readonly ForecastPoint[];
  /** Observed values it stands on, interpolated ones not counted. */
  readonly observations: number;
  readonly flags: ForecastFlags;
  readonly backtest: Backtest;
}

/** Why there is no forecast, with the numbers an answer can name. */
export type ForecastDeclined = { readonly outcome: 'declined' } & (
  | { readonly reason: 'too-short'; readonly observations: number; readonly needed: number }
  | {
      readonly reason: 'too-many-gaps';
      readonly missing: number;
      readonly of: number;
      readonly allowedPercent: number;
    }
  | { readonly reason: 'horizon-too-long'; readonly horizon: number; readonly limit: number }
  | { readonly reason: 'always-zero'; readonly observations: number }
);

export type ForecastResult = ForecastMade | ForecastDeclined;
