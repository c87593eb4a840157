import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.js';
import type { ForecastMade, ForecastResult } from './forecast-result.js';
import type { Frequency, History } from './history.js';

const SERIES = [20, 22, 21, 25, 24, 28, 27, 31, 33, 30, 35, 38, 36, 41, 40, 44];

function history(values: readonly (number | null)[], rest: Partial<History> = {}): History {
  return { frequency: 'annual', kind: 'quantity', nonNegative: true, values, ...rest };
}

function made(result: ForecastResult): ForecastMade {
  if (result.outcome !== 'forecast') throw new Error(`declined: ${result.reason}`);
  return result;
}

/** Every number of a forecast, its back-test included. */
function allNumbers({ points, backtest }: ForecastMade): number[] {
  const { heldWithin80, ...measures } = backtest;
  const told = Object.values(measures).filter((x) => x !== null);
  return [
    ...points.flatMap((p) => [p.step, p.value, p.lower80, p.upper80, p.lower95, p.upper95]),
    ...told,
    heldWithin80.held,
    heldWithin80.of,
  ];
}

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const usual = fc.double({ min: 0.5, max: 5000, noNaN: true });
const frequency = fc.constantFrom<Frequency>('annual', 'monthly', 'weekly');
const kind = fc.constantFrom<'price' | 'quantity'>('price', 'quantity');

describe('forecast', () => {
  it('gives points, method, observations, flags and back-test', () => {
    const result = made(forecast(history(SERIES), { horizon: 3 }));
    expect(result.method).toBe('median-of-eight');
    expect(result.points.map((point) => point.step)).toEqual([1, 2, 3]);
    expect(result.observations).toBe(16);
    expect(result.backtest).toMatchObject({ origins: 6, horizon: 3, heldWithin80: { of: 6 } });
    expect(result.flags).toEqual({
      seasonal: false,
      firstPosition: 0,
      lastPosition: 15,
      startsAfterGap: false,
      filledPositions: [],
      constant: false,
      unusualLastPoint: false,
    });
    const [first] = result.points;
    expect(first?.value).toBeGreaterThan(41);
    expect(first?.value).toBeLessThan(48);
  });

  it('follows a season', () => {
    const values = Array.from(
      { length: 72 },
      (_, i) => 200 + 40 * Math.sin((2 * Math.PI * i) / 12) + (i % 5),
    );
    const result = made(forecast(history(values, { frequency: 'monthly', kind: 'price' }), { horizon: 12 }));
    expect(result.flags.seasonal).toBe(true);
    expect(result.points[2]?.value).toBeGreaterThan(225);
    expect(result.points[8]?.value).toBeLessThan(180);
  });

  it('declines a horizon beyond that of the frequency', () => {
    const declined = { outcome: 'declined', reason: 'horizon-too-long' };
    const long = Array.from({ length: 120 }, (_, i) => 50 + (i % 7));
    expect(forecast(history(long), { horizon: 6 })).toEqual({ ...declined, horizon: 6, limit: 5 });
    expect(forecast(history(long, { frequency: 'monthly' }), { horizon: 19 })).toEqual({
      ...declined,
      horizon: 19,
      limit: 18,
    });
    expect(forecast(history(long, { frequency: 'weekly' }), { horizon: 27 })).toEqual({
      ...declined,
      horizon: 27,
      limit: 26,
    });
    expect(forecast(history(long), { horizon: 6, longestHorizon: 6 }).outcome).toBe('forecast');
  });

  it('refuses a horizon that is none', () => {
    for (const horizon of [0, -1, 1.5, Number.NaN]) {
      expect(() => forecast(history(SERIES), { horizon })).toThrow(RangeError);
    }
  });

  it('declines what cannot be forecast, with the numbers', () => {
    expect(forecast(history([1, 2, 3, 4]), { horizon: 1 })).toMatchObject({
      reason: 'too-short',
      observations: 4,
    });
    expect(forecast(history([0, 0, 0, 0, 0]), { horizon: 1 })).toMatchObject({ reason: 'always-zero' });
  });

  it('gives a constant series its value and a width', () => {
    const result = made(forecast(history([7, 7, 7, 7, 7, 7, 7, 7]), { horizon: 5 }));
    expect(result.flags.constant).toBe(true);
    for (const { value, lower80, upper80 } of result.points) {
      expect(value).toBeCloseTo(7, 6);
      expect(lower80).toBeLessThan(7);
      expect(upper80).toBeGreaterThan(7);
    }
  });

  it('marks what it filled and where it began', () => {
    const values = [9, 9, null, null, null, null, 20, 22, null, 25, 24, 28, 27, 31, null];
    const result = made(forecast(history(values), { horizon: 1 }));
    expect(result.flags).toMatchObject({
      startsAfterGap: true,
      firstPosition: 6,
      lastPosition: 13,
      filledPositions: [8],
    });
    expect(result.observations).toBe(7);
  });

  it('uses the raw scale for zeros and stays at zero or above', () => {
    const result = made(forecast(history([30, 24, 18, 12, 6, 3, 1, 0]), { horizon: 5 }));
    expect(['median-of-four', 'naive']).toContain(result.method);
    expect(Math.min(...result.points.map((point) => point.lower95))).toBe(0);
  });

  it('goes below zero where the measure can', () => {
    const balance = [12, 9, 7, 3, 1, -2, -4, -7, -9, -12];
    const result = made(forecast(history(balance, { nonNegative: false }), { horizon: 3 }));
    expect(result.points[2]?.value).toBeLessThan(-12);
  });

  it('falls back to the last value where that did clearly better, and says so', () => {
    const ended = [
      ...Array.from({ length: 14 }, (_, i) => 10 + 5 * i),
      ...Array.from({ length: 10 }, () => 75),
    ];
    const result = made(forecast(history(ended), { horizon: 3 }));
    expect(result.method).toBe('naive');
    expect(result.points.map((point) => point.value)).toEqual([75, 75, 75]);
    expect(result.backtest.scaledError).toBe(result.backtest.naiveScaledError);
  });

  it('flags a last point far out of line', () => {
    expect(made(forecast(history([...SERIES, 90]), { horizon: 1 })).flags.unusualLastPoint).toBe(true);
  });

  it('forecasts a five-point series with one held back', () => {
    const result = made(forecast(history([10, 12, 11, 13, 14]), { horizon: 5 }));
    expect(result.points).toHaveLength(5);
    expect(result.backtest).toMatchObject({ origins: 1, horizon: 1, heldWithin80: { of: 1 } });
  });
});

describe('any forecast', () => {
  it('has finite numbers, ordered and nested intervals, for any finite history', () => {
    fc.assert(
      fc.property(
        fc.array(finite, { minLength: 5, maxLength: 60 }),
        frequency,
        kind,
        fc.boolean(),
        (values, f, k, nonNegative) => {
          const result = forecast(history(values, { frequency: f, kind: k, nonNegative }), { horizon: 5 });
          if (result.outcome === 'declined') return values.every((y) => y === 0);
          const ordered = result.points.every(
            (p) =>
              p.lower95 <= p.lower80 &&
              p.lower80 <= p.value &&
              p.value <= p.upper80 &&
              p.upper80 <= p.upper95,
          );
          const floor = nonNegative ? 0 : -Infinity;
          return (
            ordered &&
            allNumbers(result).every(Number.isFinite) &&
            result.points.every((p) => p.lower95 >= floor)
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stays positive where all values are', () => {
    fc.assert(
      fc.property(fc.array(usual, { minLength: 5, maxLength: 80 }), frequency, (values, f) => {
        const result = made(forecast(history(values, { frequency: f }), { horizon: 5 }));
        return result.points.every((point) => point.lower95 > 0);
      }),
      { numRuns: 150 },
    );
  });

  it('stretches with its series', () => {
    fc.assert(
      fc.property(
        fc.array(usual, { minLength: 8, maxLength: 50 }),
        fc.integer({ min: -20, max: 20 }),
        (values, power) => {
          const factor = 2 ** power;
          const plain = made(forecast(history(values), { horizon: 3 }));
          const stretched = made(forecast(history(values.map((y) => y * factor)), { horizon: 3 }));
          stretched.points.forEach((point, i) => {
            expect(point.value / factor / (plain.points[i]?.value ?? 0)).toBeCloseTo(1, 9);
            expect(point.upper95 / factor / (plain.points[i]?.upper95 ?? 0)).toBeCloseTo(1, 9);
          });
          expect(stretched.method).toBe(plain.method);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is the same each time, and leaves its input as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(usual, { nil: null, freq: 12 }), { minLength: 5, maxLength: 60 }),
        (values) => {
          const before = JSON.stringify(values);
          const first = JSON.stringify(forecast(history(values, { frequency: 'monthly' }), { horizon: 6 }));
          expect(JSON.stringify(forecast(history(values, { frequency: 'monthly' }), { horizon: 6 }))).toBe(
            first,
          );
          expect(JSON.stringify(values)).toBe(before);
        },
      ),
      { numRuns: 50 },
    );
  });
});
