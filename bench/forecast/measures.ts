import { absoluteErrors, naiveScale } from '../../src/forecasting/accuracy.js';
import type { ForecastPoint } from '../../src/forecasting/forecast-result.js';
import { mean } from '../../src/forecasting/summary-statistics.js';
import type { TestSeries } from './series-set.js';

/** Accuracy of central values on one series. */
export interface PointMeasures {
  /** Symmetric mean absolute percentage error, 0 to 200. */
  readonly smape: number;
  /** Mean absolute scaled error; null where the training values never changed over the lag. */
  readonly mase: number | null;
}

/** Quality of intervals on one series. */
export interface IntervalMeasures {
  readonly within80: number;
  readonly within95: number;
  /** Mean scaled interval score at 95 %; null as for MASE. */
  readonly msis: number | null;
}

const TAIL_PENALTY = 2 / 0.05;

/** sMAPE and MASE as in the M4 competitor's guide (Makridakis, Spiliotis & Assimakopoulos 2018). */
export function pointMeasures(series: TestSeries, forecast: readonly number[]): PointMeasures {
  const errors = absoluteErrors(series.test, forecast);
  const sizes = series.test.map((y, i) => Math.abs(y) + Math.abs(forecast[i] ?? 0));
  const scale = naiveScale(series.training, series.scaleLag);
  return {
    smape: mean(errors.map((error, i) => (error === 0 ? 0 : (200 * error) / (sizes[i] ?? error)))),
    mase: scale > 0 ? mean(errors) / scale : null,
  };
}

/** Coverage and MSIS as in the M4 competitor's guide. */
export function intervalMeasures(series: TestSeries, points: readonly ForecastPoint[]): IntervalMeasures {
  const pairs = points.map((point, i) => ({ point, y: series.test[i] ?? Number.NaN }));
  const scale = naiveScale(series.training, series.scaleLag);
  const scores = pairs.map(({ point: { lower95, upper95 }, y }) => {
    const missed = Math.max(0, lower95 - y) + Math.max(0, y - upper95);
    return upper95 - lower95 + TAIL_PENALTY * missed;
  });
  return {
    within80: pairs.filter(({ point, y }) => y >= point.lower80 && y <= point.upper80).length,
    within95: pairs.filter(({ point, y }) => y >= point.lower95 && y <= point.upper95).length,
    msis: scale > 0 ? mean(scores) / scale : null,
  };
}

/** The mean of the numbers among some values. */
export function meanOf(values: readonly (number | null)[]): number {
  return mean(values.filter((x) => x !== null));
}
