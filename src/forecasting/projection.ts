import { compose } from './composition.js';
import type { ForecastPoint } from './forecast-result.js';
import { FREQUENCY_RULES, type Setting } from './history.js';
import { flooredDeviations, type Spread, trendFactor, volatilityFactor, withIntervals } from './intervals.js';
import { isLastPointUnusual } from './last-point.js';
import { forecastNaive } from './models/naive.model.js';
import { hasSeason } from './seasonality-test.js';
import {
  noSeason,
  removeSeason,
  restoreSeason,
  type SeasonalIndices,
  seasonalIndices,
} from './seasonal-indices.js';
import { mean } from './summary-statistics.js';

/** One forecast of a series without holes, and what its intervals rest on. */
export interface Projection {
  readonly points: readonly ForecastPoint[];
  readonly spread: Spread;
  /** Null where none was found. */
  readonly season: SeasonalIndices | null;
}

/** On the prices of the World Bank, a season found in fewer years than these cost accuracy at every significance. */
const FEWEST_YEARS_OF_PRICES = 5;

/** Seasons fade and move: on the prices of the World Bank those of ten years did no worse than those of thirty. */
const SEASONAL_YEARS = 10;

/** The last ten years or a little more, whole years left out so that the seasons keep their places. */
function recent(values: readonly number[], period: number): readonly number[] {
  const years = Math.floor(values.length / period - SEASONAL_YEARS);
  return values.slice(Math.max(0, years) * period);
}

/**
 * The season to take out, that of the last ten years: always for weeks; for months where the test finds one, untested
 * (but shrunken) in two to three years of quantities, and in no less than five years of prices, whose swings pass for a
 * season in a short history.
 */
function seasonOf(values: readonly number[], { frequency, kind }: Setting): SeasonalIndices | null {
  const { period } = FREQUENCY_RULES[frequency];
  if (period === 1 || values.length < 2 * period) return null;
  if (frequency === 'weekly') return seasonalIndices(values, period);
  if (kind === 'price' && values.length < FEWEST_YEARS_OF_PRICES * period) return null;
  const known = recent(values, period);
  const untested = known.length < 3 * period;
  return untested || hasSeason(known, period) ? seasonalIndices(known, period) : null;
}

/** The series on the scale its intervals are measured on. */
function onScale(values: readonly number[], scale: 'log' | 'raw'): readonly number[] {
  return scale === 'log' ? values.map(Math.log) : values;
}

/** Deviations of the composition, following the volatility of a price, never nearly nothing. */
function spreadOf(
  values: readonly number[],
  composed: Omit<Spread, 'observations'>,
  setting: Setting,
): Spread {
  const { scale } = composed;
  const factor = setting.kind === 'price' ? volatilityFactor(onScale(values, scale)) : 1;
  const size = scale === 'log' ? 1 : mean(values.map(Math.abs));
  return {
    deviations: flooredDeviations(
      composed.deviations.map((d, i) => d * factor * trendFactor(i + 1, values.length)),
      size,
    ),
    scale,
    observations: values.length,
  };
}

/** The median of eight with its intervals for steps 1 to `horizon`. Needs at least four values. */
export function project(values: readonly number[], setting: Setting, horizon: number): Projection {
  const found = seasonOf(values, setting);
  const season = found ?? noSeason();
  const adjusted = removeSeason(values, season);
  const composed = compose(adjusted, horizon, values.every((y) => y > 0) ? 'log' : 'raw');
  const spread = spreadOf(adjusted, composed, setting);
  const points = restoreSeason(composed.points, season, values.length);
  return { points: withIntervals(points, spread, setting), spread, season: found };
}

/**
 * The last value, its season put in place of the last one's where there is a season (Naive2 of the M4 competition),
 * with the intervals of a projection of the same values.
 */
export function projectNaive(
  values: readonly number[],
  setting: Setting,
  projection: Projection,
): Projection {
  const season = projection.season ?? noSeason();
  const points = forecastNaive(removeSeason(values, season), projection.points.length);
  return {
    ...projection,
    points: withIntervals(restoreSeason(points, season, values.length), projection.spread, setting),
  };
}

/** Whether the last change, season apart and on the scale of the intervals, is far out of what came before. */
export function endsUnusually(values: readonly number[], projection: Projection): boolean {
  const adjusted = removeSeason(values, projection.season ?? noSeason());
  return isLastPointUnusual(onScale(adjusted, projection.spread.scale));
}
