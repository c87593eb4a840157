import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { OwnFieldFindings } from '../own.findings.js';
import { Voice } from '../voice.js';
import { ownFieldProse } from './own-field.prose.js';

const lexicon = loadLexicon();
const figure = (value: number, unit: string) => ({ name: 'figure', value, unit });
const field: OwnFieldFindings = {
  kind: 'own-field',
  outcome: 'answer',
  facts: [],
  notes: [],
  citations: [],
  unit: null,
  product: 'wheat',
  area: figure(12, 'ha'),
  harvest: figure(900, 'q'),
  yield: figure(75, 'q/ha'),
  sought: 'harvest',
};

it.each([
  ['harvest', 'fr', '12 hectares de blé × 75 q/ha = 900 quintaux (90 tonnes).'],
  ['yield', 'fr', '900 quintaux de blé ÷ 12 hectares = 75 q/ha (7,5 t/ha).'],
  ['area', 'en', '900 quintals of wheat ÷ 75 q/ha = 12 hectares.'],
] as const)('the %s is told with what it is reckoned from', (sought, language, said) => {
  const [sentence] = ownFieldProse({ ...field, sought }, new Voice(language, lexicon));
  expect(sentence?.replace(/\s/gu, ' ')).toBe(said);
});
