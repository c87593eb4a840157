import { describe, expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { dayOf } from '../../statistics/day.js';
import { factOf, knownOf } from './track.js';
import { deriveYields, withContradicted, withPublished } from './yield.derivation.js';

const production = trackFrom('2010', [1671.82, 1497.04, 1600, 0.9]);
const area = trackFrom('2010', [238.46, 246.55, 240, 0.3], { measure: 'area-harvested', unit: 'kha' });
const published = trackFrom('2010', [0.7, 6.1, 6.6, 1], { measure: 'yield', unit: 't/ha' });
const tracks = [production, area, published];

describe('a published yield', () => {
  it('is told apart where production and area come to another thing', () => {
    const [checked] = withContradicted([published], tracks);
    expect([...(checked?.contradicted ?? [])]).toEqual([[dayOf('2010'), 1671.82 / 238.46]]);
    expect(checked?.observations).toEqual(published.observations);
  });

  it('carries what these come to into its fact', () => {
    const [checked = published] = withContradicted([published], tracks);
    const facts = knownOf(checked).map((one) => factOf(checked, one));
    expect(facts.map(({ contradicted }) => contradicted?.value.toFixed(2))).toEqual([
      '7.01',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps that where it stands in a derived line', () => {
    const [filled] = withPublished(deriveYields(tracks), withContradicted([published], tracks));
    expect([...(filled?.contradicted?.keys() ?? [])]).toEqual([dayOf('2010')]);
  });

  it('is not told apart where the others are not known', () => {
    expect(withContradicted([published], [published])).toEqual([published]);
  });
});
