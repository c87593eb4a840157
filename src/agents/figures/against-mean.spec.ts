import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { countOf } from './named.figures.js';
import { inMonth, inYear } from '../../../test/fixtures/agents/frames.js';

describe('a figure beside the mean of the years before', () => {
  const asked = {
    intent: 'value' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    period: inYear(2024),
    text: 'la récolte de blé tendre 2024 par rapport à la moyenne des deux années précédentes',
  };

  it('is told with the mean, what lies between, and the years as rows', async () => {
    const { compared, facts, holds } = await find('against-mean', { ...asked, baseline: 2 });
    const [one] = compared;
    const before = facts.filter(({ period }) => period !== '2024').map(({ value }) => value ?? NaN);
    expect(before).toHaveLength(2);
    const mean = before.reduce((total, value) => total + value, 0) / 2;
    expect(one).toMatchObject({ from: '2022', to: '2023', count: { value: 2 } });
    expect(one?.mean.value).toBeCloseTo(mean, 6);
    expect(one?.difference.value).toBeCloseTo((one?.figure.value ?? NaN) - mean, 6);
    expect(one?.percent?.value).toBeCloseTo(((one?.figure.value ?? NaN) / mean - 1) * 100, 6);
    expect(holds).toBeNull();
  });

  it('says no to what is not so', async () => {
    const text = 'la récolte 2024 est-elle supérieure à la moyenne des deux années précédentes ?';
    expect((await find('against-mean', { ...asked, text, baseline: 2 })).holds).toBe(false);
  });

  it('sets no last month beside months where a year of monthly prices is asked, and too few years are known', async () => {
    const urea = { domain: 'price' as const, products: ['urea'], period: inYear(2025) };
    const text = "le prix de l'urée en 2025 par rapport à la moyenne des deux années précédentes";
    const { facts } = await find('average', { ...urea, intent: 'value', text, baseline: 2 });
    expect(facts).toHaveLength(12);
  });

  it('is of months where a month is asked', async () => {
    const urea = { domain: 'price' as const, products: ['urea'], period: inMonth('2026-01') };
    const text = "le prix de l'urée en janvier 2026 par rapport à la moyenne des deux années précédentes";
    const { compared } = await find('against-mean', { ...urea, intent: 'value', text, baseline: 2 });
    expect(compared[0]).toMatchObject({ from: '2024-01', to: '2025-12', count: { value: 24 } });
  });

  it('is of the years named, and without the highest and the lowest where the Olympic mean is asked for', async () => {
    const named = { ...asked, baseline: 4, baselineEnd: 2022 };
    const [plain] = (await find('against-mean', named)).compared;
    expect(plain).toMatchObject({ from: '2019', to: '2022', count: { value: 4 } });
    const { compared, facts } = await find('against-mean', { ...named, olympic: true });
    const before = facts.filter(({ period }) => period !== '2024').map(({ value }) => value ?? NaN);
    const [, second = NaN, third = NaN] = before.toSorted((a, b) => a - b);
    expect(compared[0]?.mean).toMatchObject({ name: 'olympic-mean' });
    expect(compared[0]?.mean.value).toBeCloseTo((second + third) / 2, 6);
  });

  it.each([
    ['combien de maïs de moins en 2024 que la moyenne', true],
    ['how far below its average was maize in 2024', true],
    ['le maïs 2024 par rapport à la moyenne', false],
  ])('tells how far it lies from it where that is asked: « %s »', async (text, isTold) => {
    const [one] = (await find('against-mean', { ...asked, text, baseline: 2 })).compared;
    const apart = isTold ? Math.abs(one?.difference.value ?? NaN) : undefined;
    expect(one?.gap?.value).toBe(apart);
  });

  it('says what is missing of it', async () => {
    const partial = await find('against-mean', { ...asked, baseline: 40 });
    const [one] = partial.compared;
    expect(partial.notes).toContainEqual({
      kind: 'partial-baseline',
      count: one?.count.value,
      of: countOf(40),
    });
    const none = await find('value', { ...asked, baseline: 2, baselineEnd: 1950 });
    expect(none.notes).toContainEqual({ kind: 'no-baseline', years: countOf(2), count: 0 });
  });
});
