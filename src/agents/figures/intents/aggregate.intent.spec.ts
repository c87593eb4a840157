import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inquiryOf, inYear } from '../../../../test/fixtures/agents/frames.js';
import { MemoryFigures } from '../../../../test/fixtures/agents/memory-figures.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { FigureDesk } from '../figures.desk.js';

const wheat = { intent: 'aggregate' as const, products: ['soft-wheat'], measures: ['production'] };

describe('the sum of several places over several years', () => {
  it('is one figure, with the sum of each place and the row of each year', async () => {
    const found = await find('aggregate', { ...wheat, places: ['FR', 'DE'], period: fromYearTo(2023, 2025) });
    const france = 34709.32 + 25376.78 + 32940.64;
    const germany = 21297.9 + 18241.2 + 22990.8;
    expect(found.parts.map(({ place, value }) => [place, value])).toEqual([
      ['FR', expect.closeTo(france, 6)],
      ['DE', expect.closeTo(germany, 6)],
    ]);
    expect(found.total.value).toBeCloseTo(france + germany, 6);
    expect(found.facts).toHaveLength(6);
    expect(found.periods).toEqual(['2023', '2024', '2025']);
  });

  it('is none where a place lacks a year', async () => {
    await find('change', { ...wheat, places: ['FR', 'GB'], period: fromYearTo(2018, 2023) });
  });
});

describe('a sum that one place is set against', () => {
  const desk = new FigureDesk(loadLexicon(), new MemoryFigures());

  it.each([
    ['France a plus que Allemagne et Pologne réunies', ['France', 'Allemagne', 'Pologne'], 'FR', true],
    ['did France grow less than Germany and Poland combined', ['France', 'Germany', 'Poland'], 'FR', false],
    ['France et Allemagne ensemble ont plus que Pologne', ['France', 'Allemagne', 'Pologne'], 'PL', true],
    [
      'On dit que la France a plus que Allemagne et Pologne ensemble',
      ['France', 'Allemagne', 'Pologne'],
      'FR',
      true,
    ],
    [
      'I read that France outproduces Germany and Poland combined',
      ['France', 'Germany', 'Poland'],
      'FR',
      true,
    ],
  ])('%s', async (text, words, alone, holds) => {
    const inquiry = inquiryOf({ ...wheat, text, places: ['FR', 'DE', 'PL'], period: inYear(2023) });
    const places = inquiry.frame.places.map((slot, at) => ({ ...slot, words: words[at] ?? '' }));
    const found = await desk.answer({ ...inquiry, frame: { ...inquiry.frame, places } }, 'production');
    expect(found).toMatchObject({ kind: 'aggregate', against: { place: alone }, holds });
  });

  it('is of products too, whatever wheat the word is read as', async () => {
    const text = 'maïs et seigle réunis font-ils plus que le blé';
    const asked = { ...wheat, text, products: ['maize', 'rye', 'wheat'], places: ['FR'] };
    const inquiry = inquiryOf({ ...asked, period: inYear(2024) });
    const words = ['maïs', 'seigle', 'blé'];
    const products = inquiry.frame.products.map((slot, at) => ({ ...slot, words: words[at] ?? '' }));
    const found = await desk.answer({ ...inquiry, frame: { ...inquiry.frame, products } }, 'production');
    expect(found).toMatchObject({ kind: 'aggregate', against: { product: 'soft-wheat' }, holds: false });
  });
});
