import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  'Hausse moyenne annuelle du prix du thé sur 20 ans',
  'hausse moyenne annuelle du prix du the sur 20 ans',
  'average annual rise of tea over the last 20 years',
])('« thé » before a length of time is no article: « %s »', (question) => {
  const { products, period } = understanding.read(question, '2026-11-20');
  expect(products.map(({ value }) => value)).toEqual(['tea']);
  expect(period?.value).toMatchObject({ kind: 'last', count: 20, grain: 'year' });
});
