import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';

const maize = {
  domain: 'price' as const,
  products: ['maize'],
  measures: ['price'],
  intent: 'latest' as const,
};

it.each([
  ['tonnes', { value: 50, unit: 't' }, 50],
  ['quintals', { value: 120, unit: 'q' }, 12],
  ['bushels, by the weight of one', { value: 1000, unit: 'bu' }, 25.40117272],
])('prices a lot in %s by the tonne', async (_, lot, tonnes) => {
  const { values, worth } = await find('value', { ...maize, lot });
  expect(values[0]?.unit).toBe('USD/t');
  expect(worth?.total.unit).toBe('dollar');
  expect(worth?.total.value).toBeCloseTo(tonnes * (values[0]?.value ?? NaN), 6);
});

it('tells the price alone where the lot is what the price is of, and the mean where that is asked', async () => {
  const hundred = { value: 1, unit: 't' };
  expect((await find('value', { ...maize, lot: hundred })).worth).toBeUndefined();
  const period = fromYearTo(2015, 2024);
  const { mean, worth } = await find('average', { ...maize, intent: 'average', period, lot: hundred });
  expect(mean.value).toBeGreaterThan(0);
  expect(worth).toBeUndefined();
});

it('tells the price alone where no weight leads to it', async () => {
  const { worth } = await find('value', { ...maize, lot: { value: 10, unit: 'litre' } });
  expect(worth).toBeUndefined();
});
