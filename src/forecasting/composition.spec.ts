import { describe, expect, it } from 'vitest';
import { compose } from './composition.js';
import { forecastDifferences } from './models/autoregression.model.js';
import { forecastDynamicTheta } from './models/dynamic-theta.model.js';
import { fitDampedTrend, forecastTrend, trendDeviations } from './models/holt.model.js';
import { forecastTheta } from './models/theta.model.js';
import { median } from './summary-statistics.js';

const SERIES = [40, 44, 43, 48, 52, 50, 57, 60, 58, 66];

/** The four components at the first step. */
function firstSteps(values: readonly number[]): number[] {
  return [
    forecastDynamicTheta(values, 1),
    forecastTheta(values, 1).points,
    forecastTrend(fitDampedTrend(values), 1),
    forecastDifferences(values, 1).points,
  ].map((path) => path[0] ?? Number.NaN);
}

describe('compose', () => {
  it('takes the median of four methods on two scales', () => {
    const logs = SERIES.map(Math.log);
    const eight = [...firstSteps(SERIES), ...firstSteps(logs).map(Math.exp)];
    expect(compose(SERIES, 1, 'log').points[0]).toBeCloseTo(median(eight), 10);
    expect(compose(SERIES, 1, 'raw').points[0]).toBeCloseTo(median(firstSteps(SERIES)), 10);
  });

  it('averages the three analytic deviations, of logarithms on the log scale', () => {
    const logs = SERIES.map(Math.log);
    const three = [
      forecastTheta(logs, 2).deviations,
      trendDeviations(fitDampedTrend(logs), 2),
      forecastDifferences(logs, 2).deviations,
    ];
    const expected = three.reduce((total, d) => total + (d[1] ?? 0), 0) / 3;
    expect(compose(SERIES, 2, 'log').deviations[1]).toBeCloseTo(expected, 10);
  });

  it('stays positive on the log scale where the raw methods fall through zero', () => {
    const falling = [100, 80, 60, 40, 20, 10, 2, 1];
    const { points } = compose(falling, 5, 'log');
    expect(Math.min(...points)).toBeGreaterThan(0);
    expect(compose(falling, 5, 'raw').points.at(-1)).toBeLessThan(0);
  });
});
