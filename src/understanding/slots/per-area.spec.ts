import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['Which countries get over 100 bushels of wheat an acre?', 100, 'bu/acre'],
  ['In which years did France produce more than 110 bushels of wheat per acre?', 110, 'bu/acre'],
  ["Quels pays récoltent plus de 40 tonnes de pommes de terre l'hectare ?", 40, 't/ha'],
])('takes an amount and the area that stands apart from it for a yield: « %s »', (question, value, unit) => {
  const frame = understanding.read(question, '2026-11-20');
  expect(frame.measures.map((measure) => measure.value)).toEqual(['yield']);
  expect(frame.threshold).toMatchObject({ value, unit });
  expect(frame.unit).toBeNull();
});
