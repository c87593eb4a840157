import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { absoluteErrors, naiveScale } from './accuracy.js';
import { forecast } from './forecast.js';
import { forecastNaive } from './models/naive.model.js';
import { mean } from './summary-statistics.js';

const FIXTURE = new URL('../../test/fixtures/forecasting/state-crop-production.txt', import.meta.url);

const measured = readFileSync(FIXTURE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [known = [], actual = []] = line
      .split('|')
      .slice(3)
      .map((list) => list.split(',').map(Number));
    const history = { frequency: 'annual', kind: 'quantity', nonNegative: true, values: known } as const;
    const result = forecast(history, { horizon: actual.length });
    if (result.outcome !== 'forecast') throw new Error(result.reason);
    return { known, actual, points: result.points, backtest: result.backtest };
  });

describe('forecasts of recorded crop production', () => {
  it('miss by less than repeating the last value', () => {
    const scaled = (of: (series: (typeof measured)[number]) => number[]): number =>
      mean(
        measured.map(
          (series) => mean(absoluteErrors(series.actual, of(series))) / naiveScale(series.known, 1),
        ),
      );
    const ours = scaled((series) => series.points.map((point) => point.value));
    const naive = scaled((series) => forecastNaive(series.known, series.actual.length));
    expect(measured).toHaveLength(60);
    expect(ours / naive).toBeLessThan(0.97);
  });

  it('have intervals that hold about as often as they say', () => {
    const held = (width: 80 | 95): number =>
      mean(
        measured.flatMap(({ actual, points }) =>
          points.map((point, i) => {
            const y = actual[i] ?? Number.NaN;
            return Number(y >= point[`lower${width}`] && y <= point[`upper${width}`]);
          }),
        ),
      );
    expect(held(80)).toBeGreaterThan(0.74);
    expect(held(80)).toBeLessThan(0.87);
    expect(held(95)).toBeGreaterThan(0.91);
    expect(held(95)).toBeLessThan(0.99);
  });

  it('held their 80 % band in the back-tests about as often', () => {
    const held = measured.reduce((total, { backtest }) => total + backtest.heldWithin80.held, 0);
    const of = measured.reduce((total, { backtest }) => total + backtest.heldWithin80.of, 0);
    expect(held / of).toBeGreaterThan(0.72);
    expect(held / of).toBeLessThan(0.9);
  });
});
