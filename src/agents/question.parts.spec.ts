import { describe, expect, it } from 'vitest';
import { blankFrame, slotOf } from '../understanding/blank-frame.js';
import type { Frame } from '../understanding/frame.js';
import { asksByItself, questionsIn } from './question.parts.js';

describe('the sentences of a text that ask', () => {
  it.each([
    ['Combien de blé en France en 2024 ?', []],
    [
      'Je sors du film, bouleversé. Puis-je céder mon bail à mon fils ?',
      ['Puis-je céder mon bail à mon fils ?'],
    ],
    [
      'Tell me, how many strawberries did Spain pick in 2024? My jam pot is waiting :)',
      ['Tell me, how many strawberries did Spain pick in 2024?'],
    ],
    [
      "Une recette de gratin ? Et le prix mondial du blé en mai 2026, c'est combien ?",
      ['Une recette de gratin ?', "Et le prix mondial du blé en mai 2026, c'est combien ?"],
    ],
    [
      'ya la coupe du monde a la télé et pendant ce temps les poules du voisin saccagent tout',
      ['les poules du voisin saccagent tout'],
    ],
    ['L’action m’est égale ; donnez-moi le prix du bœuf', ['donnez-moi le prix du bœuf']],
    ['Ah ! Combien de blé ?', []],
    ['', []],
  ])('of « %s »', (text, expected) => {
    expect(questionsIn(text)).toEqual(expected);
  });
});

describe('a sentence that is to be answered by itself', () => {
  const own = { domain: 'production', intent: 'value', leaning: { figures: 5, law: 0, outside: 0 } } as const;
  const figures = blankFrame({ ...own, products: [slotOf('soft-wheat')] });
  const law = (words: number, outside = 0): Partial<Frame> => ({
    domain: 'law',
    intent: 'legal',
    products: [],
    leaning: { figures: 0, law: words, outside },
  });

  it.each<[string, Partial<Frame>, boolean]>([
    ['a product alone', {}, false],
    ['a product of a place', { places: [slotOf('FR')] }, true],
    ['a product of a place that is assumed', { places: [{ value: 'FR', provenance: 'assumed' }] }, false],
    ['a product by a measure', { measures: [slotOf('yield')] }, true],
    ['no product', { products: [], places: [slotOf('FR')] }, false],
    ['law in so many words', law(3), true],
    ['hardly a word of law', law(2), false],
    ['another field beside', law(9, 1), false],
    ['nothing', { domain: null, intent: 'out_of_scope' }, false],
  ])('%s', (_, changed, expected) => {
    expect(asksByItself({ ...figures, ...changed })).toBe(expected);
  });
});
