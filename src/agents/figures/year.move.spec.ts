import { expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';

const asked = { domain: 'price', intent: 'change', movement: 'up' } as const;

it.each([
  ['coffee-robusta', 'up by its means and down within it', null],
  ['coffee-arabica', 'up either way', true],
])('the price of %s in a year, %s', async (product, _, holds) => {
  const found = await find('change', {
    ...asked,
    text: 'Le prix a-t-il augmenté en 2025 ?',
    products: [product],
    period: inYear(2025),
  });
  const ends = found.changes.map(({ from, to }) => [from.period, to.period]);
  expect(ends).toEqual([
    ['2024', '2025'],
    ['2025-01', '2025-12'],
  ]);
  expect(found.holds).toBe(holds);
});

it('the price of a year that is not over is told of its months alone', async () => {
  const found = await find('change', { ...asked, products: ['urea'], period: inYear(2026) });
  expect(found.changes.map(({ to }) => to.period)).toEqual(['2026-05']);
});
