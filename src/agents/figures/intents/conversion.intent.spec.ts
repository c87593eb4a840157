import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';

const convert = async (value: number, from: string, to: string, products: string[] = []) =>
  find('conversion', {
    intent: 'conversion',
    products,
    threshold: { comparator: 'above', value, unit: from },
    unit: to,
  });

describe('bushels', () => {
  it.each([
    [120, 'bu', 't', 'soft-wheat', 3.265865],
    [1, 't', 'bu', 'wheat', 36.743711],
    [60, 'bu/acre', 't/ha', 'wheat', 4.035064],
    [100, 'bu', 't', 'maize', 2.540117],
    [1, 'bu', 'kg', 'barley', 21.772434],
    [220, 'USD/t', 'USD/bu', 'wheat', 5.987419],
    [220, 'USD/t', 'bu', 'wheat', 5.987419],
    [600, 'USc/bu', 'USD/t', 'wheat', 220.462262],
    [600, 'USc/bu', 't', 'wheat', 220.462262],
    [4.5, 'USD/bu', 'USD/t', 'maize', 177.157175],
    [200, 'EUR/t', 'EUR/bu', 'barley', 4.354487],
  ])(
    '%d %s in %s of %s weigh what a bushel of it is traded at',
    async (value, from, to, product, expected) => {
      const found = await convert(value, from, to, [product]);
      expect(found.to?.value).toBeCloseTo(expected, 5);
      expect(found.to?.unit).toBe(found.wanted);
    },
  );

  it('of nothing in particular are told for the grains that are traded most', async () => {
    const { to, byWeight } = await convert(120, 'bu', 't');
    expect(to).toBeNull();
    expect(byWeight?.map(({ product }) => product)).toEqual(['wheat', 'maize', 'barley', 'oats']);
  });

  it('of what has no set weight are not weighed', async () => {
    expect(await convert(12, 'bu', 'kg', ['tomatoes'])).toMatchObject({ to: null, unweighed: 'tomatoes' });
  });
});

it.each([
  [1000, 'litre', 'kg'],
  [200, 'EUR/t', 'USD/t'],
  [200, 'EUR/t', 'USD/bu'],
])('%d %s is in no %s', async (value, from, to) => {
  expect(await convert(value, from, to)).toMatchObject({ to: null, wanted: to, byWeight: [] });
});

it('asks back where there are more digits than any quantity has', async () => {
  const threshold = { comparator: 'above' as const, value: 1e21, unit: 't' };
  await expect(find('clarification', { intent: 'conversion', threshold, unit: 'kg' })).resolves.toBeDefined();
});
