import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear, year } from '../../../../test/fixtures/agents/frames.js';

const order = { end: 'highest' as const, count: null, over: 'products' as const };
const asked = { intent: 'ranking' as const, places: ['FR'], measures: ['production'], order };

describe('products in order over several years', () => {
  it.each([
    [fromYearTo(2020, 2023), '2020/2023', undefined],
    [{ kind: 'each' as const, spans: [year(2020), year(2023)] }, '2020/2023', ['2020', '2023']],
  ])('are by their means, never by the last year alone: %o', async (period, named, periods) => {
    const cereals = { ...asked, products: ['cereals'] };
    const found = await find('ranking', { ...cereals, period });
    expect([found.period, found.periods]).toEqual([named, periods]);
    const [first] = found.ranked;
    const years = periods ?? ['2020', '2021', '2022', '2023'];
    const own = await Promise.all(
      years.map(async (one) => {
        const { ranked } = await find('ranking', { ...cereals, period: inYear(Number(one)) });
        return ranked.find(({ product }) => product === first?.product)?.value ?? NaN;
      }),
    );
    expect(first?.value).toBeCloseTo(own.reduce((total, value) => total + value, 0) / own.length, 6);
  });

  it('are by the means of its months where a year of prices is asked for', async () => {
    const prices = { ...asked, domain: 'price' as const, places: ['WLD'], measures: ['price'] };
    const found = await find('ranking', { ...prices, products: ['coffee'], period: inYear(2024) });
    expect(found.period).toBe('2024');
    expect(found.ranked.length).toBeGreaterThan(1);
    expect(found.ranked.every(({ derived }) => derived === 'mean')).toBe(true);
  });

  it('are by the means of the months there are where the year has not ended', async () => {
    const prices = { ...asked, domain: 'price' as const, places: ['WLD'], measures: ['price'] };
    const found = await find('ranking', { ...prices, products: ['coffee'], period: inYear(2026) });
    expect(found.period).toMatch(/^2026-01\/2026-\d\d$/u);
  });
});

describe('the rank of a product', () => {
  it('is among the members of the family named beside it, and judged where one is put up', async () => {
    const text = 'le blé tendre est-il la première céréale ?';
    const found = await find('ranking', { ...asked, products: ['soft-wheat', 'cereals'], text });
    expect(found).toMatchObject({
      family: 'cereals',
      subject: { product: 'soft-wheat', rank: 1 },
      holds: true,
    });
  });

  it('is looked for where it is what is named', async () => {
    const found = await find('ranking', { ...asked, products: ['cereals'], text: 'la deuxième céréale' });
    expect(found.subject?.rank).toBe(2);
    expect(found.holds).toBeUndefined();
  });
});
