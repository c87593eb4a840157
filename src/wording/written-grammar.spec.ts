import { describe, expect, it } from 'vitest';
import { languageFaults } from '../../test/support/language-faults.js';
import type { Topic } from '../../test/support/sample-facts.js';
import { sampleFindings } from '../../test/support/sample-findings.js';
import { LANGUAGES, type Language } from '../common/language.js';
import type { Noun, Place, Product } from '../lexicon/entries.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { AnswerWriter } from './answer.writer.js';
import { startsWithVowelSound } from './french-grammar.js';

/** Every kind of answer, about products and places of every gender, number, elision and preposition, follows grammar. */

const lexicon = loadLexicon();
const writer = new AnswerWriter(lexicon);

/** Everything whose articles and prepositions are the same has the same class. */
function nounClass({ text, gender, plural, aspirated }: Noun): string {
  return [gender, plural, aspirated, startsWithVowelSound(text, aspirated)].join(' ');
}

const placeClass = (place: Place): string =>
  [nounClass(place.name.fr), place.name.en.plural, place.article, place.preposition, place.kind].join(' ');
const productClass = (product: Product): string =>
  [nounClass(product.name.fr), product.name.en.plural, product.kind].join(' ');

/** The first of each class. */
function spread<T>(all: readonly T[], classOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [classOf(one), one])).values()].toReversed();
}

const products = spread(lexicon.products, productClass);
const places = spread(lexicon.places, placeClass);

const MEASURES: Readonly<Record<Product['kind'], readonly (readonly [measure: string, unit: string])[]>> = {
  crop: [
    ['production', 't'],
    ['area-harvested', 'ha'],
    ['yield', 't/ha'],
    ['price', 'EUR/t'],
  ],
  land: [['area-main', 'ha']],
  animal: [
    ['stocks', 'head'],
    ['slaughtered', 'head'],
  ],
  'animal-product': [
    ['production', 't'],
    ['price', 'EUR/100kg'],
  ],
  food: [['price', 'EUR/kg']],
  fertilizer: [['price', 'USD/t']],
  material: [['price', 'USD/kg']],
};
const VALUES = [0, 1, 1.5, 2, 25_376_780];
const PERIODS = ['2024', '2024-08', '2024-10-01'];

/** The one of a list that is next in turn. */
function turn<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('an empty list has no turns');
  return one;
}

/** Each product in turn with places, sizes and periods, and each place with products. */
function topics(): Topic[] {
  const most = Math.max(products.length, places.length) * 2;
  return Array.from({ length: most }, (_, index) => {
    const product = turn(products, index);
    const others = lexicon.products.filter(({ kind, id }) => kind === product.kind && id !== product.id);
    const [measure, unit] = turn(MEASURES[product.kind], Math.floor(index / products.length) + index);
    return {
      products: [product.id, turn(others, index * 7).id],
      places: [turn(places, index).id, turn(places, index + 1 + Math.floor(index / places.length)).id],
      measure,
      unit,
      value: turn(VALUES, index),
      period: turn(PERIODS, Math.floor(index / 5)),
    };
  });
}

function written(language: Language): string[] {
  const texts = topics().flatMap((topic) =>
    sampleFindings(topic).map((findings) => writer.write(findings, 'production', language).answer),
  );
  return [...new Set(texts)];
}

describe.each(LANGUAGES)('what is written in %s', (language) => {
  it('follows grammar and typography', () => {
    const texts = written(language);
    expect(texts.length).toBeGreaterThan(3000);
    const faults = texts.flatMap((text) => languageFaults(text, language));
    expect([...new Set(faults)]).toEqual([]);
  });
});
