import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { findUnheldMeasure, isPerHead, unheldTopic } from './unheld-measure.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();
const ASKED = { products: ['wheat'], places: ['FR'], measures: [], words: ['exporte'] };
/** Words that are a quality of a product, and no quantity. */
const QUALITIES = /^(?:bio|biologique|certifiée?|durable|organic)$/u;

describe('a quantity that no source has', () => {
  const terms = loadCues()
    .cues.filter(({ id }) => id === 'unheld' || id === 'handling')
    .flatMap((cue) => [...cue.terms.fr, ...cue.terms.en]);
  const words = terms.map((term) => term.replace('~', '')).filter((term) => !/\s/u.test(term));

  it('has a name, whatever single word a question has for it', () => {
    expect(words.length).toBeGreaterThan(60);
    expect(
      words.filter((word) => !QUALITIES.test(word) && !findUnheldMeasure(word) && !isPerHead(word)),
    ).toEqual([]);
  });

  it.each([
    [
      { flow: { from: 'FR', to: 'DZ' } },
      'les exportations de blé de la France vers l’Algérie',
      'exports of wheat from France to Algeria',
    ],
    [
      { words: ['part du bio'], products: [] },
      'la surface en agriculture biologique',
      'the area under organic farming',
    ],
    [{ words: ['bio'], products: [] }, 'l’agriculture biologique', 'organic farming'],
    [
      { words: ['en bio'], products: [], measures: ['area-harvested'] },
      'la surface en agriculture biologique',
      'the area under organic farming',
    ],
    [
      { words: ['organic'], products: [], measures: ['production'] },
      'la production biologique',
      'organic production',
    ],
    [
      { words: ['consommation'], perHead: true as const },
      'la consommation de blé par habitant',
      'consumption of wheat per head',
    ],
    [
      { words: ['revenu'], products: ['cow-milk'] },
      'le revenu des producteurs de lait de vache',
      "the income of producers of cow's milk",
    ],
    [
      { words: ['revenu'], products: ['dairy-cows'] },
      'le revenu des éleveurs de vaches laitières',
      'the income of keepers of dairy cows',
    ],
    [{ words: ['coûts de production'] }, 'les coûts de production du blé', 'production costs of wheat'],
    [
      { words: ["prix d'un hectare"], products: ['utilised-agricultural-area'] },
      'le prix des terres agricoles',
      'farmland prices',
    ],
    [{ words: ['indice du prix'] }, 'l’indice des prix du blé', 'the price index of wheat'],
    [{ words: ["location d'un hectare"], products: [] }, 'les loyers des terres agricoles', 'farm rents'],
    [{ words: ['teneur'] }, 'la teneur en protéines du blé', 'protein content of wheat'],
    [
      { words: ['volatilité'], measures: ['price'] },
      'la volatilité du prix du blé',
      'volatility of the price of wheat',
    ],
    [
      { words: ["que d'habitants"], products: ['pig'], perHead: true as const },
      'le nombre d’habitants',
      'the number of inhabitants',
    ],
    [{ words: ['income'], products: [] }, 'le revenu des agriculteurs', 'farmers’ income'],
  ])('is called by it: %o', (asked, french, english) => {
    const said = (['fr', 'en'] as const).map((language) =>
      unheldTopic({ ...ASKED, ...asked }, new Voice(language, lexicon)),
    );
    expect(said.map((one) => one?.replace(/'/gu, '’'))).toEqual(
      [french, english].map((one) => one.replace(/'/gu, '’')),
    );
  });

  it('is called as the question says where there is no other name', () => {
    expect(unheldTopic({ ...ASKED, words: ['chiens en France'] }, new Voice('fr', lexicon))).toBeNull();
  });
});
