import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';

const asked = {
  intent: 'series' as const,
  products: ['urea'],
  measures: ['price'],
  domain: 'price' as const,
};

describe('since when, or in how many years, a figure has become so many times as much', () => {
  it.each(['Depuis quand le prix de l’urée a-t-il doublé ?', 'Since when has the price of urea doubled?'])(
    'is told from the last year of which the newest figure is so much: « %s »',
    async (text) => {
      const { changes } = await find('change', { ...asked, text, movement: 'up' });
      const [change] = changes;
      expect((change?.to.value ?? NaN) / (change?.from.value ?? NaN)).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['En combien d’années le prix de l’urée a-t-il doublé ?', 2],
    ['How long did it take for the price of urea to double?', 2],
    ['Combien de temps a-t-il fallu pour que le prix de l’urée double ?', 2],
  ])('is told of the last stretch of years in which it did: « %s »', async (text, factor) => {
    const { changes } = await find('change', { ...asked, text, movement: 'up' });
    const [change] = changes;
    expect((change?.to.value ?? NaN) / (change?.from.value ?? NaN)).toBeGreaterThanOrEqual(factor);
  });

  it('is told of all years without a verdict where it never did', async () => {
    const text = 'En combien d’années le prix de l’urée a-t-il quadruplé ?';
    const { changes, holds } = await find('change', { ...asked, text, movement: 'up' });
    expect(changes).toHaveLength(1);
    expect(holds ?? null).toBeNull();
  });
});
