import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { frameOf } from '../../../../test/fixtures/agents/frames.js';

const price = { domain: 'price' as const, measures: ['price'] };
const order = { end: 'highest' as const, count: null, over: 'periods' as const };

describe('what is told from an extreme', () => {
  const of = frameOf({ ...price, intent: 'extreme', products: ['urea'], order });

  it('is the move from its highest figure to the newest', async () => {
    const highest = await find('extreme', { ...price, intent: 'extreme', products: ['urea'], order });
    const found = await find('change', {
      ...price,
      intent: 'change',
      products: ['urea'],
      fromExtreme: { of, as: 'since' },
    });
    const [change] = found.changes;
    expect(change?.from).toMatchObject({ period: highest.extreme.period, value: highest.extreme.value });
    expect(change?.difference.value).toBeLessThan(0);
  });

  it('is another product’s figure of that time', async () => {
    const highest = await find('extreme', { ...price, intent: 'extreme', products: ['urea'], order });
    const found = await find('value', {
      ...price,
      intent: 'value',
      products: ['maize'],
      fromExtreme: { of, as: 'at' },
    });
    expect(found.values).toMatchObject([{ product: 'maize', period: highest.extreme.period }]);
  });
});
