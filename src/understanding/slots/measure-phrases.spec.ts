import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['le blé français, en surface et en production', ['area-harvested', 'production']],
  ['le maïs allemand, en production et en rendement', ['production', 'yield']],
  [
    'le blé français en production, en surface et en rendement en 2024',
    ['production', 'area-harvested', 'yield'],
  ],
  ['How much maize did Italy grow in 2022 and on what area?', ['production', 'area-harvested']],
  [
    "Combien de blé l'Italie a-t-elle récolté en 2022 et sur quelle surface ?",
    ['production', 'area-harvested'],
  ],
  ['surface de pommiers en production en Italie en 2022', ['area-harvested']],
  ['How many hectares of maize did Italy grow in 2022?', ['area-harvested']],
])('every measure that is named is asked for, and none by land that bears: « %s »', (question, measures) => {
  const read = understanding.read(question, '2026-11-20');
  expect(read.measures.map(({ value }) => value)).toEqual(measures);
});
