import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear, year } from '../../../test/fixtures/agents/frames.js';

describe('a share at several times', () => {
  const asked = {
    intent: 'share' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    whole: { product: null, place: 'EU27_2020' },
  };

  it('is told for each of the years named, and by how many points it moved', async () => {
    const period = { kind: 'each' as const, spans: [year(2023), year(2025)] };
    const { overTime, facts } = await find('share', { ...asked, period });
    const [first, last] = overTime?.times ?? [];
    expect(overTime?.times.map((time) => time.period)).toEqual(['2023', '2025']);
    expect(overTime?.isEach).toBe(true);
    expect(overTime?.change.value).toBeCloseTo(
      (last?.percent.value ?? NaN) - (first?.percent.value ?? NaN),
      9,
    );
    expect(facts).toHaveLength(4);
  });

  it('is the mean of the shares where a mean is asked for', async () => {
    const text = 'part moyenne de la France dans le blé tendre de l’UE de 2023 à 2025';
    const { overTime } = await find('share', { ...asked, text, period: fromYearTo(2023, 2025) });
    const shares = overTime?.times.map(({ percent }) => percent.value) ?? [];
    expect(overTime?.mean?.value).toBeCloseTo(shares.reduce((all, one) => all + one, 0) / shares.length, 9);
  });

  it('is set against the one at the start, with a yes or a no', async () => {
    const text = 'la part de la France a-t-elle baissé depuis 2023 ?';
    const period = fromYearTo(2023, null);
    const { overTime } = await find('share', { ...asked, text, movement: 'down' as const, period });
    expect(overTime?.holds).toBe((overTime?.change.value ?? NaN) < 0);
  });

  it('is the last one before a year that lacks a figure, which is said; of a year to come there is none', async () => {
    const ahead = { ...asked, places: ['DE'] };
    expect(await find('share', { ...ahead, period: inYear(2026) })).toMatchObject({ insteadOf: '2026' });
    expect(await find('out-of-period', { ...ahead, period: inYear(2027) })).toMatchObject({
      asked: ['2027'],
    });
  });

  it('is the last one known, which is said, where a share of a time to come is asked for', async () => {
    const found = await find('share', { ...asked, ahead: true, movement: 'down', period: inYear(2027) });
    expect(found).toMatchObject({ ahead: true, part: { period: '2025' } });
    expect(found.overTime).toBeUndefined();
    expect(kinds(found.notes)).not.toContain('assumed-latest');
  });

  it.each([
    ['la France pèse-t-elle plus lourd que l’Allemagne dans le blé tendre de l’UE', true],
    ['part de la France et part de l’Allemagne dans le blé tendre de l’UE', true],
    ['part de la France et de l’Allemagne dans le blé tendre de l’UE', undefined],
    ['part de la France et de l’Allemagne ensemble, plus que la moitié du blé tendre de l’UE ?', undefined],
  ])('is told of each of two places, first where they are set apart: « %s »', async (text, apart) => {
    const found = await find('share', { ...asked, places: ['FR', 'DE'], text, period: inYear(2023) });
    const sum = (found.each ?? []).reduce((all, { value }) => all + value, 0);
    expect([found.each?.length, found.apart]).toEqual([2, apart]);
    expect(sum).toBeCloseTo(found.percent.value, 9);
  });

  it('is told of those years named that have one', async () => {
    const period = { kind: 'each' as const, spans: [year(2024), year(2026)] };
    const found = await find('share', { ...asked, period });
    expect(found.part.period).toBe('2024');
    expect(kinds(found.notes)).toContain('missing-times');
  });

  it('is one where one year is asked for, or known of both', async () => {
    const alone = await find('share', { ...asked, period: inYear(2025) });
    expect(alone.overTime).toBeUndefined();
    expect(kinds(alone.notes)).not.toContain('only-share');
  });
});
