import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';

describe('a limit that is put up of all times', () => {
  const asked = {
    intent: 'filter' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
  };
  const above = (value: number) => ({ comparator: 'above' as const, value, unit: 'Mt' });

  it.each([
    ['la France a-t-elle toujours produit plus de 20 Mt de blé tendre ?', 20, true],
    ['la France a-t-elle toujours produit plus de 30 Mt de blé tendre ?', 30, false],
    ['did France produce more than 30 Mt of wheat every year since 2015?', 30, false],
    ['la France a-t-elle déjà produit plus de 30 Mt de blé tendre ?', 30, true],
  ])('is to be passed at each of them: « %s »', async (text, value, holds) => {
    const period = fromYearTo(2015, null);
    expect((await find('filter', { ...asked, text, period, threshold: above(value) })).holds).toBe(holds);
  });
});
