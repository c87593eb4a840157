import { expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';

const asked = {
  intent: 'share' as const,
  products: ['durum-wheat'],
  places: ['FR'],
  measures: ['production'],
  period: inYear(2022),
};

it('of a share in what has no figure, it is the whole that is missed and not the part', async () => {
  const found = await find('no-figure', { ...asked, whole: { product: null, place: 'WLD' } });
  expect([found.asked.products, found.asked.places]).toEqual([['durum-wheat'], ['WLD']]);
  expect(found.facts.map(({ place }) => place)).toContain('FR');
});

it('of a part that has no figure itself, both are as they were asked', async () => {
  const whole = { product: null, place: 'WLD' };
  const found = await find('no-figure', { ...asked, places: ['JP'], whole });
  expect(found.asked.places).toEqual(['JP']);
});
