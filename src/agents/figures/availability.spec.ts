import { expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { chooseHolding } from './availability.js';

const meat = trackFrom('2020-01-01', [2200, 2204, 2152], { product: 'pig-meat', measure: 'production' });
const slaughtered = trackFrom('2020-01-01', [23, 23, 22, 22, 21], {
  product: 'pig',
  measure: 'slaughtered',
  unit: 'head',
});

it('how much meat is made is told as of an earlier year rather than by how many animals were slaughtered since', () => {
  const candidates = ['pig-meat', 'pig'].map((product) => ({ product, note: null }));
  const ask = { candidates, measures: ['production', 'slaughtered'], places: ['FR'], period: null };
  expect(chooseHolding([meat, slaughtered], ask).best).toMatchObject({ measure: 'production' });
  expect(chooseHolding([slaughtered], ask).best).toMatchObject({ measure: 'slaughtered' });
});
