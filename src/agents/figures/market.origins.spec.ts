import { expect, it } from 'vitest';
import { inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { byOrigins } from './market.origins.js';

const lexicon = loadLexicon();
const valuesOf = (slots: readonly { value: string }[]): string => slots.map(({ value }) => value).join(' ');

it.each([
  ['sugar', 'EU27_2020 US', 'sugar-eu sugar-us'],
  ['sugar', 'US WLD', 'sugar-us sugar-world'],
  ['sugar-us', 'EU27_2020', 'sugar-us sugar-eu'],
  ['sugar sugar-us', 'EU27_2020 WLD', 'sugar-us sugar-eu sugar-world'],
  ['bananas', 'EUROPE US', 'banana-europe banana-us'],
  // Of several of a place what the word means.
  ['rice', 'VN TH', 'rice-vietnam-5 rice-thai-5'],
])('the prices of %s in %s are those of %s', (product, places, expected) => {
  const { frame } = inquiryOf({
    domain: 'price',
    products: product.split(' '),
    places: places.split(' '),
  });
  const { products, places: left } = byOrigins(frame, lexicon);
  expect([valuesOf(products), left]).toEqual([expected, []]);
});

it.each([
  ['sugar', 'US'],
  ['sugar', 'FR US'],
  ['maize', 'EU27_2020 US'],
  ['sugar', ''],
])('a question of %s in %s stays as it is', (product, places) => {
  const where = places === '' ? [] : places.split(' ');
  const { frame } = inquiryOf({ domain: 'price', products: [product], places: where });
  expect(byOrigins(frame, lexicon)).toBe(frame);
});

it.each([
  ["le prix de la banane aux États-Unis est-il plus élevé qu'en Europe ?", 'comparison'],
  ['is the price of bananas in the US higher than in Europe?', 'comparison'],
  ['quand la banane était-elle au plus haut aux États-Unis et en Europe ?', 'extreme'],
])('of the newest prices one is set beside the other: « %s »', (text, intent) => {
  const { frame } = inquiryOf({
    domain: 'price',
    intent: 'extreme',
    products: ['banana-us'],
    places: ['EUROPE'],
    text,
  });
  expect(byOrigins(frame, lexicon).intent).toBe(intent);
});
