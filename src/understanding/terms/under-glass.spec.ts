import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const productsOf = (question: string) => read(question).products.map(({ value }) => value);

it.each([
  ['What proportion of Dutch tomatoes are grown under glass in 2024?', 'tomatoes'],
  ['Quelle part des fraises espagnoles est sous serre ?', 'strawberries'],
])('a share that is under glass is one of the whole crop: « %s »', (question, whole) => {
  expect(read(question)).toMatchObject({
    intent: 'share',
    products: [{ value: `${whole}-under-glass` }],
    whole: { product: whole, place: null },
  });
});

it('a crop is the one under glass where that is said apart from its name', () => {
  expect(productsOf("Combien de concombres l'Espagne a-t-elle récolté sous serre en 2023 ?")).toEqual([
    'cucumbers-under-glass',
  ]);
  expect(productsOf('Combien de blé sous serre en France en 2023 ?')).toEqual(['wheat']);
});
