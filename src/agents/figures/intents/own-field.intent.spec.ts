import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import type { OwnField } from '../../../understanding/own-field.js';

const q = (value: number, unit: string) => ({ value, unit });

it.each<[OwnField, 'area' | 'harvest' | 'yield', number, string]>([
  [{ area: q(12, 'ha'), yield: q(75, 'q/ha') }, 'harvest', 900, 'q'],
  [{ area: q(10, 'acre'), yield: q(8, 't/ha') }, 'harvest', 32.374851, 't'],
  [{ area: q(30, 'acre'), yield: q(60, 'bu/acre') }, 'harvest', 1800, 'bu'],
  [{ harvest: q(900, 'q'), area: q(12, 'ha') }, 'yield', 75, 'q/ha'],
  [{ harvest: q(500, 't'), yield: q(70, 'q/ha') }, 'area', 71.428571, 'ha'],
])('of %o the %s is reckoned', async (ownField, sought, value, unit) => {
  const found = await find('own-field', { intent: 'conversion', ownField, products: ['soft-wheat'] });
  expect(found.sought).toBe(sought);
  expect(found[sought].unit).toBe(unit);
  expect(found[sought].value).toBeCloseTo(value, 5);
  expect(found.facts).toEqual([]);
});

it('at the yield of a place: the area by what was harvested there', async () => {
  const found = await find('value', {
    ownField: { area: q(30, 'ha') },
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['yield'],
  });
  const [rate] = found.values;
  expect(found.field).toMatchObject({ product: 'soft-wheat', sought: 'harvest' });
  expect(found.field?.harvest.value).toBeCloseTo(30 * (rate?.value ?? 0), 6);
});
