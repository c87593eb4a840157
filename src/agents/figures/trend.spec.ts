import { expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../test/fixtures/agents/frames.js';

const asked = {
  intent: 'series' as const,
  text: 'La production de blé baisse-t-elle en France ?',
  movement: 'down' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  places: ['FR'],
};
const unclear = { kind: 'no-clear-trend' };

it('is not judged by its ends where the harvests since the bad one of 2016 go the other way', async () => {
  const { holds, notes } = await find('change', asked);
  expect(holds).toBeNull();
  expect(notes).toContainEqual(unclear);
});

it('is judged by its ends where they are asked for', async () => {
  const { holds, notes } = await find('change', { ...asked, period: fromYearTo(2016, 2025) });
  expect(holds).toBe(false);
  expect(notes).not.toContainEqual(unclear);
});

it('is no trend but a turn where the harvest is said to recover', async () => {
  const { changes, holds } = await find('change', {
    ...asked,
    movement: 'up',
    text: 'La récolte se redresse-t-elle ?',
  });
  expect(changes.map(({ from, to }) => [from.period, to.period])).toEqual([['2024', '2025']]);
  expect(holds).toBe(true);
});
