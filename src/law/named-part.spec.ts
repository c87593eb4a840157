import { expect, it } from 'vitest';
import { findArticleReferences } from './article-references.js';
import { readPart } from './named-part.js';

/** « I > 2° »-like, as the steps are read beside the first article of the text. */
function partIn(text: string): string {
  const [one] = findArticleReferences(text);
  if (one === undefined) return 'no article';
  return readPart(text, one.start, one.end)
    .map(({ kind, name, rank }) => `${kind} ${[name, rank || ''].filter((each) => each !== '').join('/')}`)
    .join(' > ');
}

it.each([
  ['D161-8, II', 'section II'],
  ['art.D161-8,II crpm largeur des chemins', 'section II'],
  ['R. 242-33 IV', 'section IV'],
  ['R. 242-33 V', 'section V'],
  ['R. 242-33 ii', 'section II'],
  ['article L. 331-2 du code rural, III', 'section III'],
  ['article L. 253-8, II bis', 'section II bis'],
  ['L. 253-8, I bis, A', 'section I bis > letter A'],
  ['article L. 331-2, I, 2°', 'section I > number 2'],
  ['article L. 331-2, 2° du I', 'section I > number 2'],
  ['2° du I de l’article L. 331-2', 'section I > number 2'],
  ['au a du 3° du I de l’article L. 331-2', 'section I > number 3 > small letter a'],
  ['article L. 411-58, alinéa 3', 'paragraph 3'],
  ['L411-58 al 3', 'paragraph 3'],
  ['le troisième alinéa de l’article L. 411-58', 'paragraph 3'],
  ['le 3e alinéa du II de l’article L. 253-8', 'section II > paragraph 3'],
  ['le dernier alinéa de l’article L411-58', 'paragraph -1'],
  ['the third paragraph of article L411-58', 'paragraph 3'],
  ['What does paragraph II of article D161-8 say?', 'section II'],
  ['paragraph 2 of article D161-8', 'paragraph II/2'],
])('the part named in « %s » is %s', (text, part) => {
  expect(partIn(text)).toBe(part);
});

it.each([
  'article L411-1, I would like to know what it says',
  'L331-2, I et II',
  'les I et II de l’article L. 331-2',
  'article L. 411-58, 3 ans de bail',
  'article R. 231-12, à 4 °C',
  'que dit l’article L. 411-58 ?',
  'l’annexe II de l’article L. 411-5',
])('no part is named in « %s »', (text) => {
  expect(partIn(text)).toBe('');
});
