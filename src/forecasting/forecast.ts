import { backtest } from './backtest.js';
import type {
  ForecastFlags,
  ForecastMade,
  ForecastMethod,
  ForecastPoint,
  ForecastResult,
} from './forecast-result.js';
import { FREQUENCY_RULES, type History } from './history.js';
import { type PreparedHistory, prepareHistory } from './history-preparation.js';
import { endsUnusually, project, projectNaive, type Projection } from './projection.js';

export interface ForecastOptions {
  /** How many periods after the last observed one: a whole number from 1. */
  readonly horizon: number;
  /** The longest horizon that is answered, where it is not that of the frequency (annual 5, monthly 18, weekly 26). */
  readonly longestHorizon?: number;
}

function methodOf(projection: Projection, naive: boolean): ForecastMethod {
  if (naive) return projection.season === null ? 'naive' : 'naive-with-season';
  return projection.spread.scale === 'log' ? 'median-of-eight' : 'median-of-four';
}

/** A point in the unit of the history, kept within the numbers there are. */
function inUnit(point: ForecastPoint, unit: number): ForecastPoint {
  const times = (y: number): number => Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, y * unit));
  return {
    step: point.step,
    value: times(point.value),
    lower80: times(point.lower80),
    upper80: times(point.upper80),
    lower95: times(point.lower95),
    upper95: times(point.upper95),
  };
}

function flagsOf(
  prepared: PreparedHistory,
  values: readonly number[],
  projection: Projection,
): ForecastFlags {
  return {
    seasonal: projection.season !== null,
    firstPosition: prepared.firstPosition,
    lastPosition: prepared.lastPosition,
    startsAfterGap: prepared.startsAfterGap,
    filledPositions: prepared.filledPositions,
    constant: values.every((y) => y === values[0]),
    unusualLastPoint: endsUnusually(values, projection),
  };
}

/** The forecast of a prepared history, made in units of its largest value so that no square overflows. */
function make(prepared: PreparedHistory, history: History, horizon: number): ForecastMade {
  const unit = Math.max(...prepared.values.map(Math.abs));
  const values = prepared.values.map((y) => y / unit);
  const projection = project(values, history, horizon);
  const compared = backtest(values, history, horizon, projection.season !== null);
  const naive = compared.naiveWins;
  const { points } = naive ? projectNaive(values, history, projection) : projection;
  return {
    outcome: 'forecast',
    method: methodOf(projection, naive),
    points: points.map((point) => inUnit(point, unit)),
    observations: values.length - prepared.filledPositions.length,
    flags: flagsOf(prepared, values, projection),
    backtest: naive ? compared.naive : compared.combined,
  };
}

/**
 * Forecasts a series for steps 1 to `horizon` after its last observed period, with 80 % and 95 % intervals and the error
 * of the same method on held-back points of that series; or declines, saying why. Values are in the unit of the history.
 * Deterministic: equal input gives equal output. The caller knows which period a step is (`flags.lastPosition`).
 * @throws RangeError for a horizon that is not a whole number from 1, or a value that is not finite.
 */
export function forecast(history: History, options: ForecastOptions): ForecastResult {
  const { horizon } = options;
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError(`no horizon of ${horizon} periods`);
  const limit = options.longestHorizon ?? FREQUENCY_RULES[history.frequency].longestHorizon;
  if (horizon > limit) return { outcome: 'declined', reason: 'horizon-too-long', horizon, limit };
  const prepared = prepareHistory(history);
  return 'outcome' in prepared ? prepared : make(prepared, history, horizon);
}
