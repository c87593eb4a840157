import { expect, it } from 'vitest';
import { inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { atMarkets } from './market.places.js';

const lexicon = loadLexicon();

it.each([
  ['pig', 'FR-REG-53', 'FR-PLERIN'],
  ['pig-carcass-plerin', 'FR-22', 'FR-PLERIN'],
  ['lambs', 'FR-REG-53', 'FR-REG-53'],
  ['soft-wheat', 'FR-REG-53', 'FR-REG-53'],
  ['pig', 'FR-REG-28', 'FR-REG-28'],
  ['pig', 'FR', 'FR'],
])('the price of %s in %s is that of %s', (product, place, expected) => {
  const { frame } = inquiryOf({ domain: 'price', products: [product], places: [place] });
  expect(atMarkets(frame, lexicon).places.map(({ value }) => value)).toEqual([expected]);
});

it('keeps no town for a quotation that is named beside those of the town', () => {
  const placesOf = (products: string[]): string[] => {
    const { frame } = inquiryOf({ domain: 'price', products, places: ['FR-PLERIN'] });
    return atMarkets(frame, lexicon).places.map(({ value }) => value);
  };
  expect(placesOf(['pig-carcass-plerin', 'pig-carcass-s'])).toEqual([]);
  expect(placesOf(['pig-carcass-plerin'])).toEqual(['FR-PLERIN']);
});

it('names what a town quotes where it is asked what there is', () => {
  const { frame } = inquiryOf({ domain: 'price', intent: 'coverage', places: ['FR-RUNGIS'] });
  const { intent, products, places } = atMarkets(frame, lexicon);
  expect({ intent, products: products.map(({ value }) => value), places }).toEqual({
    intent: 'coverage',
    products: ['lamb-carcass-rungis', 'cow-carcass-rungis'],
    places: [],
  });
});
