import { expect, it } from 'vitest';
import { said } from '../../../../test/support/said.js';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';

const asked = {
  intent: 'ranking' as const,
  places: ['FR'],
  measures: ['area-harvested'],
  period: inYear(2020),
  order: { end: 'highest', count: null, over: 'products' } as const,
  text: 'quelle culture occupe le plus de surface en France en 2020',
};

it('Grassland that has more land than the crops that are told is said to be none of them', async () => {
  const found = await find('ranking', asked);
  expect(found.notes).toContainEqual({ kind: 'grass-left-out', products: ['permanent-grassland'] });
  expect(said(found, 'fr', 'production')).toContain(
    'Les prairies permanentes ne sont pas classées ici parmi les cultures.',
  );
});

it.each([
  ['of a family', { products: ['cereals'] }],
  ['of what is harvested', { measures: ['production'] }],
])('Grassland is not told of in an order %s', async (_, slots) => {
  const found = await find('ranking', { ...asked, ...slots });
  expect(found.notes.map(({ kind }) => kind)).not.toContain('grass-left-out');
});
