import { describe, expect, it } from 'vitest';
import { ANSWERED, said } from '../../../test/support/said.js';
import { WHEAT_OF_FRANCE } from '../../../test/support/sample-facts.js';
import type { ValueFindings } from '../figure.findings.js';

function areaOf(product: string, value: number): ValueFindings {
  const fact = { ...WHEAT_OF_FRANCE, product, measure: 'area-harvested', value, unit: 'kha' };
  return { kind: 'value', ...ANSWERED, facts: [fact], values: [fact], before: null, latest: false };
}

describe('the area of land', () => {
  it.each([
    [
      'fallow-land',
      'Les jachères en France couvraient 520 510 hectares en 2024.',
      'covered 520,510 hectares',
    ],
    ['arable-land', 'Les terres arables en France couvraient 520 510 hectares en 2024.', 'covered 520,510'],
    [
      'soft-wheat',
      'La surface récoltée de blé tendre en France était de 520 510 hectares en 2024.',
      'was 520,510',
    ],
  ])('is what it covers, and that of a crop its own: %s', (product, french, english) => {
    expect(said(areaOf(product, 520.51), 'fr')).toBe(french);
    expect(said(areaOf(product, 520.51), 'en')).toContain(english);
  });

  it('is nil where there is none', () => {
    expect(said(areaOf('fallow-land', 0), 'fr')).toBe(
      'Les jachères en France étaient nulles (0 hectare) en 2024.',
    );
  });
});
