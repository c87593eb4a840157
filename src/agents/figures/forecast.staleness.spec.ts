import { describe, expect, it } from 'vitest';
import { dayOf } from '../../statistics/day.js';
import { isStopped } from './forecast.staleness.js';

describe('a series has stopped', () => {
  it('months before its edition, not weeks', () => {
    expect(isStopped(dayOf('2020-08'), 'monthly', '2026-06-02')).toBe(true);
    expect(isStopped(dayOf('2025-10'), 'monthly', '2026-06-02')).toBe(true);
    expect(isStopped(dayOf('2025-12'), 'monthly', '2026-06-02')).toBe(false);
  });

  it('years before its edition, where it is annual', () => {
    expect(isStopped(dayOf('2019'), 'annual', '2026-06-29')).toBe(true);
    expect(isStopped(dayOf('2022'), 'annual', '2024-10-15')).toBe(false);
  });

  it('a season before its edition, where it is weekly', () => {
    expect(isStopped(dayOf('2026-06-01'), 'weekly', '2026-10-08')).toBe(true);
    expect(isStopped(dayOf('2026-10-01'), 'weekly', '2026-10-08')).toBe(false);
  });
});
