import { describe, expect, it } from 'vitest';
import type { Setting } from './history.js';
import { volatilityFactor } from './intervals.js';
import { endsUnusually, project } from './projection.js';

const annual: Setting = { frequency: 'annual', kind: 'quantity', nonNegative: true };
const monthly: Setting = { ...annual, frequency: 'monthly' };
const weekly: Setting = { ...annual, frequency: 'weekly' };

/** A level with noise that repeats every 37 periods, so not every year. */
const noisy = (count: number): number[] => Array.from({ length: count }, (_, i) => 100 + ((i * i * 5) % 37));
const yearly = (count: number, period: number): number[] =>
  noisy(count).map((y, i) => y + 80 * Math.sin((2 * Math.PI * i) / period));

describe('the season of a projection', () => {
  it('is tested from three years of months on, and taken untested from two', () => {
    expect(project(noisy(23), monthly, 1).season).toBeNull();
    expect(project(noisy(24), monthly, 1).season).not.toBeNull();
    expect(project(noisy(35), monthly, 1).season).not.toBeNull();
    expect(project(noisy(36), monthly, 1).season).toBeNull();
    expect(project(yearly(60, 12), monthly, 1).season).not.toBeNull();
  });

  it('is looked for in five years of monthly prices, not in less', () => {
    const price: Setting = { ...monthly, kind: 'price' };
    expect(project(yearly(59, 12), price, 1).season).toBeNull();
    expect(project(yearly(60, 12), price, 1).season).not.toBeNull();
  });

  it('is that of the last ten years, on the right months', () => {
    const once = [...yearly(125, 12), ...noisy(130)];
    expect(project(once, monthly, 1).season).toBeNull();
    const late = [...noisy(125), ...yearly(253, 12).slice(125)];
    const { points } = project(late, monthly, 12);
    const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
    expect((late.length + highest.step - 1) % 12).toBe(3);
  });

  it('is always taken for weeks from two years on, never for years', () => {
    expect(project(noisy(103), weekly, 1).season).toBeNull();
    expect(project(noisy(104), weekly, 1).season).not.toBeNull();
    expect(project(noisy(200), weekly, 1).season).not.toBeNull();
    expect(project(yearly(60, 12), annual, 1).season).toBeNull();
  });

  it('is additive beside a zero and put back on the right months', () => {
    const values = Array.from({ length: 48 }, (_, i) => (i % 12 === 3 ? 60 : 0));
    const { points, season, spread } = project(values, monthly, 12);
    expect(season?.mode).toBe('additive');
    expect(spread.scale).toBe('raw');
    expect(points[3]?.value).toBeCloseTo(60, 0);
    expect(points[4]?.value).toBeCloseTo(0, 0);
  });
});

describe('the spread of a projection', () => {
  const wilder = Array.from({ length: 80 }, (_, i) => 100 + (i < 55 ? i % 2 : 12 * (i % 2)));

  it('follows the volatility of a price, not that of a quantity', () => {
    const quantity = project(wilder, annual, 1).spread.deviations[0] ?? 0;
    const price = project(wilder, { ...annual, kind: 'price' }, 1).spread.deviations[0] ?? 0;
    const factor = volatilityFactor(wilder.map(Math.log));
    expect(factor).toBeGreaterThan(1.1);
    expect(price).toBeCloseTo(quantity * factor, 10);
  });

  it('is floored for a constant, in its unit beside a zero', () => {
    expect(project([5, 5, 5, 5, 5], annual, 1).spread.deviations[0]).toBeCloseTo(0.003, 10);
    expect(
      project([-5, -5, -5, -5, -5], { ...annual, nonNegative: false }, 1).spread.deviations[0],
    ).toBeCloseTo(0.015, 10);
  });
});

describe('endsUnusually', () => {
  const peaks = noisy(60).map((y, i) => (i % 12 === 11 ? y * 6 : y));

  it('takes a yearly peak for the season it is', () => {
    expect(endsUnusually(peaks, project(peaks, monthly, 1))).toBe(false);
    const once = noisy(60).map((y, i) => (i === 59 ? y * 6 : y));
    expect(endsUnusually(once, project(once, monthly, 1))).toBe(true);
  });

  it('sees a peak out of season', () => {
    const late = [...peaks, 900];
    expect(endsUnusually(late, project(late, monthly, 1))).toBe(true);
  });
});
