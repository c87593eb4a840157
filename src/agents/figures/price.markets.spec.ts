import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { inMonth, inYear } from '../../../test/fixtures/agents/frames.js';

const prices = { domain: 'price' as const, measures: ['price'] };
const asked = { ...prices, intent: 'comparison' as const, places: ['EU27_2020', 'WLD'] };

describe('a price asked of the Union and of the world', () => {
  it('is that of the wheat which each of them quotes', async () => {
    const { values, notes } = await find('value', { ...asked, products: ['wheat'], period: inYear(2024) });
    expect(values.map(({ product, place }) => [product, place])).toEqual([
      ['wheat-hrw', 'WLD'],
      ['soft-wheat', 'EU27_2020'],
    ]);
    expect(kinds(notes)).not.toContain('missing');
  });

  it('is of a year of both, where the one has months and no time is named', async () => {
    const { values } = await find('value', { ...asked, products: ['maize'] });
    expect(values.map(({ period }) => period)).toEqual(['2024', '2024']);
  });
});

describe('the ratio of two prices', () => {
  it.each(["rapport entre le prix de l'urée et celui du maïs", 'ratio of the urea price to the maize price'])(
    'is told with the gap: « %s »',
    async (text) => {
      const found = await find('comparison', {
        ...prices,
        intent: 'latest',
        text,
        products: ['urea', 'maize'],
      });
      expect(found.asksRatio).toBe(true);
      expect(found.ratio?.value).toBeGreaterThan(1);
    },
  );
});

describe('the gap between two prices', () => {
  const gapOf = (text: string, end: 'highest' | 'lowest') =>
    find('comparison', {
      ...prices,
      intent: 'comparison',
      text,
      products: ['urea', 'maize'],
      order: { end, count: null, over: 'products' },
    });

  it('is of the dearer one, or of the cheaper one where that leads', async () => {
    const dearer = await gapOf('lequel est le plus cher, l’urée ou le maïs ?', 'highest');
    const cheaper = await gapOf('lequel est le moins cher, l’urée ou le maïs ?', 'lowest');
    const [high, low] = dearer.compared.map(({ value }) => value);
    expect(dearer.percent?.value).toBeCloseTo(((high ?? 0) / (low ?? 1) - 1) * 100, 9);
    expect(cheaper.percent?.value).toBeCloseTo(((low ?? 1) / (high ?? 0) - 1) * 100, 9);
  });
});

describe('prices by the month and by the week', () => {
  it('are set side by side in the month that is asked for', async () => {
    const { values } = await find('value', {
      ...prices,
      intent: 'comparison',
      products: ['maize', 'pig-carcass-plerin'],
      period: inMonth('2026-05'),
    });
    expect(values.map(({ period }) => period)).toEqual(['2026-05', '2026-05']);
  });
});
