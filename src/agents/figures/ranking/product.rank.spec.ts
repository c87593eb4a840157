import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';

const order = { end: 'highest' as const, count: null, over: 'products' as const };
const asked = { intent: 'ranking' as const, places: ['FR'], measures: ['production'], order };

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
