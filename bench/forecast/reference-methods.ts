import { forecastSmoothedLevel } from '../../src/forecasting/models/exponential-smoothing.model.js';
import { fitDampedTrend, fitTrend, forecastTrend } from '../../src/forecasting/models/holt.model.js';
import { forecastNaive, forecastSeasonalNaive } from '../../src/forecasting/models/naive.model.js';
import { forecastTheta } from '../../src/forecasting/models/theta.model.js';
import { hasSeasonalAutocorrelation } from '../../src/forecasting/seasonality-test.js';
import {
  classicalIndices,
  noSeason,
  removeSeason,
  restoreSeason,
} from '../../src/forecasting/seasonal-indices.js';
import type { TestSeries } from './series-set.js';

type Model = (values: readonly number[], horizon: number) => readonly number[];

/** A model on values adjusted as by the M4 benchmarks: classical indices where the 90 % test finds a season. */
function adjusted(model: Model): (series: TestSeries) => readonly number[] {
  return ({ training, scaleLag, horizon }) => {
    const season = hasSeasonalAutocorrelation(training, scaleLag)
      ? classicalIndices(training, scaleLag)
      : noSeason();
    return restoreSeason(model(removeSeason(training, season), horizon), season, training.length);
  };
}

/** The benchmarks of the M4 competition, by the name printed. */
export const REFERENCE_METHODS: Readonly<Record<string, (series: TestSeries) => readonly number[]>> = {
  naive2: adjusted(forecastNaive),
  naive: ({ training, horizon }) => forecastNaive(training, horizon),
  'seasonal-naive': ({ training, scaleLag, horizon }) => forecastSeasonalNaive(training, scaleLag, horizon),
  ses: adjusted(forecastSmoothedLevel),
  holt: adjusted((values, horizon) => forecastTrend(fitTrend(values), horizon)),
  damped: adjusted((values, horizon) => forecastTrend(fitDampedTrend(values), horizon)),
  theta: adjusted((values, horizon) => forecastTheta(values, horizon).points),
};
