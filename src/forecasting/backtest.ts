import { absoluteErrors, absolutePercentErrors, naiveScale } from './accuracy.js';
import type { Backtest, ForecastPoint } from './forecast-result.js';
import { FREQUENCY_RULES, type Setting } from './history.js';
import { project, projectNaive, type Projection } from './projection.js';
import { mean, median, variance } from './summary-statistics.js';

/** One forecast made in the past and what came of it. */
interface Origin {
  readonly past: readonly number[];
  readonly actual: readonly number[];
  readonly combined: Projection;
  readonly naive: Projection;
}

/** The two ways to forecast on the same held-back points, and which one did better. */
export interface Comparison {
  readonly combined: Backtest;
  readonly naive: Backtest;
  readonly naiveWins: boolean;
}

const FEWEST_TRAINING = 4;
const USUAL_ORIGINS = 6;
const FEWEST_ORIGINS = 3;
/**
 * By how many standard errors the naive forecast must have done better. Prices are close to a random walk, so that it is
 * preferred wherever it won; elsewhere a small advantage on six origins is noise, and following it costs accuracy (M4).
 */
const NEEDED_STANDARD_ERRORS: Readonly<Record<Setting['kind'], number>> = { price: 0, quantity: 2 };

/** How far ahead is compared: as far as asked, less where fewer than three origins would be left. */
function comparedHorizon(length: number, horizon: number): number {
  return Math.max(1, Math.min(horizon, length - FEWEST_TRAINING - FEWEST_ORIGINS + 1));
}

/** Lengths of the known past at each origin, oldest first; a third of the horizon apart where the series allows. */
export function originLengths(length: number, horizon: number): number[] {
  const newest = length - comparedHorizon(length, horizon);
  const room = newest - FEWEST_TRAINING;
  const apart = Math.max(1, Math.min(Math.ceil(horizon / 3), Math.floor(room / (USUAL_ORIGINS - 1))));
  const count = Math.min(USUAL_ORIGINS, Math.floor(room / apart) + 1);
  return Array.from({ length: count }, (_, i) => newest - (count - 1 - i) * apart);
}

const central = (points: readonly ForecastPoint[]): number[] => points.map((point) => point.value);

/** A measure that can be told: null where there is nothing to measure or it is beyond all numbers. */
function tellable(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Mean absolute scaled error over all origins and steps; null where the past never changed. */
function scaledError(
  origins: readonly Origin[],
  of: (origin: Origin) => Projection,
  lag: number,
): number | null {
  const scaled = origins.flatMap((origin) => {
    const scale = naiveScale(origin.past, lag);
    if (scale === 0) return [];
    return absoluteErrors(origin.actual, central(of(origin).points)).map((error) => error / scale);
  });
  return tellable(mean(scaled));
}

/** What one way of forecasting did at all origins. */
function measure(origins: readonly Origin[], of: (origin: Origin) => Projection, lag: number): Backtest {
  const last = origins.map((origin) => ({ actual: origin.actual.at(-1), point: of(origin).points.at(-1) }));
  const ends = last.flatMap(({ actual, point }) =>
    actual === undefined || point === undefined ? [] : [{ actual, point }],
  );
  const percents = absolutePercentErrors(
    ends.map((end) => end.actual),
    ends.map((end) => end.point.value),
  );
  const held = ends.filter(({ actual, point }) => actual >= point.lower80 && actual <= point.upper80).length;
  return {
    origins: origins.length,
    horizon: origins[0]?.actual.length ?? 0,
    medianAbsolutePercentError: tellable(median(percents)),
    scaledError: scaledError(origins, of, lag),
    naiveScaledError: scaledError(origins, (origin) => origin.naive, lag),
    heldWithin80: { held, of: ends.length },
  };
}

/** How much larger the error of the combination was at each origin, in the unit of the series. */
function excesses(origins: readonly Origin[]): number[] {
  const error = (origin: Origin, of: Projection): number =>
    mean(absoluteErrors(origin.actual, central(of.points)));
  return origins.map((origin) => error(origin, origin.combined) - error(origin, origin.naive));
}

/** Whether the naive forecast did better by enough, in its mean absolute error over at least three origins. */
function naiveWins(origins: readonly Origin[], kind: Setting['kind']): boolean {
  if (origins.length < FEWEST_ORIGINS) return false;
  const excess = excesses(origins);
  const standardError = Math.sqrt(variance(excess) / (excess.length - 1));
  return mean(excess) > NEEDED_STANDARD_ERRORS[kind] * standardError;
}

/** Forecasts again from about six points in the past, the models refitted on what was known then, and compares. Needs at least five values. */
export function backtest(
  values: readonly number[],
  setting: Setting,
  horizon: number,
  seasonal: boolean,
): Comparison {
  const steps = comparedHorizon(values.length, horizon);
  const origins = originLengths(values.length, horizon).map((length): Origin => {
    const past = values.slice(0, length);
    const combined = project(past, setting, steps);
    return {
      past,
      actual: values.slice(length, length + steps),
      combined,
      naive: projectNaive(past, setting, combined),
    };
  });
  const lag = seasonal ? FREQUENCY_RULES[setting.frequency].period : 1;
  return {
    combined: measure(origins, (origin) => origin.combined, lag),
    naive: measure(origins, (origin) => origin.naive, lag),
    naiveWins: naiveWins(origins, setting.kind),
  };
}
