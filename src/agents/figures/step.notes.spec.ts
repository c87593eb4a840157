import { expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';

const price = {
  domain: 'price' as const,
  products: ['maize'],
  measures: ['price'],
  intent: 'latest' as const,
};
const harvest = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };

it.each([
  ['day', price, ['month']],
  ['week', price, ['month']],
  ['month', price, []],
  ['year', price, []],
  ['week', harvest, ['year']],
  ['month', harvest, ['year']],
  ['year', harvest, []],
] as const)('figures by the %s that are coarser say so: %j', async (steps, slots, held) => {
  const { notes } = await find('value', { ...slots, products: [...slots.products], steps });
  expect(notes.flatMap((note) => (note.kind === 'coarser-series' ? [note.held] : []))).toEqual(held);
});
