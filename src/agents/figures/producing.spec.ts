import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], places: ['FR'], period: inYear(2022) };

describe('a question that names no measure', () => {
  it.each([
    ['blé tendre en France en 2022', true],
    ['les produits céréaliers : blé tendre, France, 2022', true],
    ['combien de blé tendre récolté en France en 2022', false],
    ['combien de blé tendre produit en France en 2022', false],
    ['how much soft wheat was grown in France in 2022?', false],
    ['how much soft wheat did France turn out in 2022?', false],
    ['combien de blé tendre on en fait en France en 2022', false],
    ['combien de blé tendre par an en France', false],
    ['how much soft wheat did France make in 2022?', false],
    ['la France a fait combien de blé tendre en 2022', false],
    ['growers of soft wheat in France', false],
  ])('is told which was taken unless its verb tells: « %s »', async (text, isAssumed) => {
    const found = await find('value', { ...wheat, text });
    expect(kinds(found.notes).includes('assumed-measure')).toBe(isAssumed);
  });

  it('is told what was taken in place of what its verb tells', async () => {
    const animals = { products: ['pig'], places: ['ES'], text: 'how many pigs does Spain harvest' };
    const found = await find('value', { ...animals, intent: 'latest' });
    expect(kinds(found.notes)).toContain('assumed-measure');
  });

  it('is of what is slaughtered where animals are produced, be they counted', async () => {
    const animals = { products: ['pig'], places: ['ES'], text: 'combien de porc produit l’Espagne' };
    const found = await find('value', { ...animals, measures: ['stocks'], intent: 'latest' });
    expect(found.values.map(({ measure }) => measure)).toEqual(['slaughtered']);
  });

  it('is of production where it asks for a share', async () => {
    const whole = { product: null, place: 'EU27_2020' };
    const found = await find('share', { ...wheat, period: inYear(2024), intent: 'share', whole });
    expect(kinds(found.notes)).not.toContain('assumed-measure');
  });
});
