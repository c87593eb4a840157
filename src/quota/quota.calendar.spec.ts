import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotaCalendarAt } from './quota.calendar.js';

const HOUR_MS = 3_600_000;
const zones = [
  'Europe/Paris',
  'UTC',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('quotaCalendarAt', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20', '2026-11-16', '2026-11-20T23:00:00Z', '2026-11-22T23:00:00Z'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-16', '2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '2026-12-28', '2027-01-01T23:00:00Z', '2027-01-03T23:00:00Z'],
    ['2027-03-28T00:30:00Z', '2027-03-28', '2027-03-22', '2027-03-28T22:00:00Z', '2027-03-28T22:00:00Z'],
    ['2027-10-31T00:30:00Z', '2027-10-31', '2027-10-25', '2027-10-31T23:00:00Z', '2027-10-31T23:00:00Z'],
    ['2028-02-29T12:00:00Z', '2028-02-29', '2028-02-28', '2028-02-29T23:00:00Z', '2028-03-05T23:00:00Z'],
  ])('%s in Paris', (moment, day, week, dayEnds, weekEnds) => {
    expect(quotaCalendarAt(new Date(moment), 'Europe/Paris')).toEqual({
      day,
      week,
      dayEndsAt: new Date(dayEnds),
      weekEndsAt: new Date(weekEnds),
    });
  });

  it('knows a day that a zone left out: Samoa had no 30 December 2011', () => {
    const { day, dayEndsAt } = quotaCalendarAt(new Date('2011-12-30T09:59:59Z'), 'Pacific/Apia');
    expect(day).toBe('2011-12-29');
    expect(dayEndsAt).toEqual(new Date('2011-12-30T10:00:00Z'));
    expect(quotaCalendarAt(dayEndsAt, 'Pacific/Apia').day).toBe('2011-12-31');
  });

  it('lets a day end at the moment when another begins, and a week with one of its days', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const { day, week, dayEndsAt, weekEndsAt } = quotaCalendarAt(moment, zone);
        expect(dayEndsAt.getTime()).toBeGreaterThan(moment.getTime());
        expect(dayEndsAt.getTime() - moment.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
        expect(weekEndsAt.getTime()).toBeGreaterThanOrEqual(dayEndsAt.getTime());
        expect(weekEndsAt.getTime() - moment.getTime()).toBeLessThanOrEqual(8 * 24 * HOUR_MS);
        expect(quotaCalendarAt(new Date(dayEndsAt.getTime() - 1), zone).day).toBe(day);
        expect(quotaCalendarAt(dayEndsAt, zone).day > day).toBe(true);
        expect(quotaCalendarAt(new Date(weekEndsAt.getTime() - 1), zone).week).toBe(week);
        expect(quotaCalendarAt(weekEndsAt, zone).week > week).toBe(true);
        expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(week <= day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('never goes back while time goes on', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 40 * 24 }),
        fc.constantFrom(...zones),
        (moment, hours, zone) => {
          const earlier = quotaCalendarAt(moment, zone);
          const later = quotaCalendarAt(new Date(moment.getTime() + hours * HOUR_MS), zone);
          expect(later.day >= earlier.day).toBe(true);
          expect(later.week >= earlier.week).toBe(true);
          expect(later.dayEndsAt >= earlier.dayEndsAt).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
