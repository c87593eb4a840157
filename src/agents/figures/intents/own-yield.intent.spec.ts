import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], places: ['FR'], measures: ['yield'] };

it('sets a yield of somebody’s own beside the mean of the five newest, in its unit', async () => {
  const found = await find('own-yield', { ...wheat, ownYield: { value: 75, unit: 'q/ha' } });
  const values = found.facts.map(({ value }) => value ?? Number.NaN);
  const mean = values.reduce((sum, value) => sum + value, 0) / 5;
  expect(values).toHaveLength(5);
  expect(found.mean.value).toBeCloseTo(mean, 9);
  expect(found.percent.value).toBeCloseTo(((7.5 - mean) / mean) * 100, 9);
  expect(found.unit).toBe('q/ha');
});

it('reckons one in bushels by what one weighs', async () => {
  const found = await find('own-yield', { ...wheat, ownYield: { value: 60, unit: 'bu/acre' } });
  const own = 60 * 60 * 0.00045359237 * 2.471053814671653;
  expect(found.percent.value).toBeCloseTo(((own - found.mean.value) / found.mean.value) * 100, 9);
  expect(found.notes.map(({ kind }) => kind)).toContain('by-weight');
});

it('takes the years up to the one that the yield is of', async () => {
  const found = await find('own-yield', {
    ...wheat,
    period: inYear(2022),
    ownYield: { value: 75, unit: 'q/ha' },
  });
  expect([found.to, found.newest]).toEqual(['2022', false]);
});

it.each([
  ['q/ha', 70, 'q/ha'],
  ['t/ha', 7, null],
] as const)('tells figures beyond a limit in %s in the unit of the limit', async (unit, value, shown) => {
  const threshold = { comparator: 'above' as const, value, unit };
  const order = { end: 'highest' as const, count: null, over: 'periods' as const };
  const found = await find('filter', { ...wheat, intent: 'filter', threshold, order });
  expect(found.unit).toBe(shown);
});
