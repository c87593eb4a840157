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

  it('is the whole year of its month where a year is asked', async () => {
    const highest = await find('extreme', { ...price, intent: 'extreme', products: ['urea'], order });
    const found = await find('average', {
      ...price,
      intent: 'value',
      products: ['maize'],
      fromExtreme: { of, as: 'at', wholeYear: true },
    });
    expect(found.from.slice(0, 4)).toBe(highest.extreme.period.slice(0, 4));
  });

  it('is how far it lies from the year before it, or from the mean of those before', async () => {
    const maize = {
      domain: 'production' as const,
      products: ['maize'],
      measures: ['production'],
      places: ['FR'],
    };
    const best = frameOf({ ...maize, intent: 'extreme', order });
    const beside = { years: -1, months: 0 };
    const moved = await find('change', { ...maize, fromExtreme: { of: best, as: 'beside', beside } });
    expect(moved.changes[0]).toMatchObject({ from: { period: '2020' }, to: { period: '2021' } });
    const apart = await find('against-mean', { ...maize, baseline: 3, fromExtreme: { of: best, as: 'at' } });
    expect(apart.compared[0]).toMatchObject({ figure: { period: '2021' }, from: '2018', to: '2020' });
  });
});
