import type { ForecastPoint } from './forecast-result.js';
import type { Frequency, Setting } from './history.js';
import { changes, variance } from './summary-statistics.js';

/**
 * Factors on the analytic standard deviations, calibrated on held-back points of the M4 competition, of state crop
 * production (quantities) and of world commodity prices (prices): the tails are heavier than normal, most so for prices.
 */
interface Factors {
  readonly k80: number;
  readonly k95: number;
}

const QUANTITY_FACTORS: Readonly<Record<Frequency, Factors>> = {
  annual: { k80: 0.87, k95: 1.02 },
  monthly: { k80: 0.91, k95: 1.12 },
  weekly: { k80: 0.97, k95: 1.12 },
};
const PRICE_FACTORS: Factors = { k80: 1.05, k95: 1.2 };
const NORMAL_80 = 1.2815515655446004;
const NORMAL_95 = 1.959963984540054;
/** No interval reaches further than a hundredfold: beyond that it says nothing. */
const LONGEST_LOG_REACH = Math.log(100);
/** Forecasts are made in units of the largest observed value; beyond this many of them is overflow, not a forecast. */
const LARGEST = 1e100;
const SMALLEST_SHARE = 0.003;
const RECENT_CHANGES = 24;

/**
 * Quantile of Student's t from that of the normal, first two terms of the Cornish-Fisher expansion
 * (Abramowitz & Stegun 1964, 26.7.5): a variance from few points is itself uncertain.
 */
export function studentQuantile(normal: number, freedom: number): number {
  const first = (normal ** 3 + normal) / 4;
  const second = (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / 96;
  return normal + first / freedom + second / (freedom * freedom);
}

/**
 * How wild the last 24 changes were beside all: sqrt(1/2 + 1/2 var(last 24) / var(all)); 1 where nothing changed.
 * Half-way to the whole history, as the volatility of prices comes back to its mean.
 */
export function volatilityFactor(values: readonly number[]): number {
  const all = changes(values);
  const whole = variance(all);
  return whole > 0 ? Math.sqrt(0.5 + (0.5 * variance(all.slice(-RECENT_CHANGES))) / whole) : 1;
}

/**
 * How much the uncertainty of the mean change itself adds to the deviations at a step: sqrt(1 + h / (n - 1)), exact for a
 * random walk with drift (Hyndman & Athanasopoulos 2021, "Forecasting: principles and practice", table 5.2). The analytic
 * deviations take the trend for known, so that on a short history their bands held less and less often with each step.
 */
export function trendFactor(step: number, observations: number): number {
  return Math.sqrt(1 + step / (observations - 1));
}

/** How far the actual value may lie from a central forecast, for steps 1, 2, ... */
export interface Spread {
  /** Standard deviations of natural logarithms (`log`) or in the unit of the series (`raw`). */
  readonly deviations: readonly number[];
  readonly scale: 'log' | 'raw';
  /** How many values the deviations were estimated from. */
  readonly observations: number;
}

function band(value: number, reach: number, scale: 'log' | 'raw'): { lower: number; upper: number } {
  if (scale === 'raw') return { lower: value - reach, upper: value + reach };
  const capped = reach < LONGEST_LOG_REACH ? reach : LONGEST_LOG_REACH;
  return { lower: value * Math.exp(-capped), upper: value * Math.exp(capped) };
}

/**
 * Deviations of at least 0.3 % of the size of a series at the first step, growing as those of a random walk:
 * a constant or perfectly regular past does not make the future certain. `size` is 1 on the log scale.
 */
export function flooredDeviations(deviations: readonly number[], size: number): number[] {
  return deviations.map((d, i) => Math.max(d, SMALLEST_SHARE * size * Math.sqrt(i + 1)));
}

/**
 * The 80 % and 95 % intervals around central forecasts: on the log scale where the series is positive, so that they are
 * positive and longer upwards; analytic deviations times the calibrated factor; never below 0 where the measure cannot be.
 */
export function withIntervals(points: readonly number[], spread: Spread, setting: Setting): ForecastPoint[] {
  const { k80, k95 } = setting.kind === 'price' ? PRICE_FACTORS : QUANTITY_FACTORS[setting.frequency];
  const freedom = Math.max(2, spread.observations - 1);
  const reach80 = k80 * studentQuantile(NORMAL_80, freedom);
  const reach95 = k95 * studentQuantile(NORMAL_95, freedom);
  const clip = (y: number): number => Math.min(LARGEST, Math.max(setting.nonNegative ? 0 : -LARGEST, y));
  return points.map((value, i) => {
    const deviation = spread.deviations[i] ?? 0;
    const narrow = band(value, reach80 * deviation, spread.scale);
    const wide = band(value, reach95 * deviation, spread.scale);
    return {
      step: i + 1,
      value: clip(value),
      lower80: clip(narrow.lower),
      upper80: clip(narrow.upper),
      lower95: clip(wide.lower),
      upper95: clip(wide.upper),
    };
  });
}
