import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it.each([
  'how many member states grow cotton',
  'How many EU members produce cotton?',
  'number of member states growing cotton',
  "combien d'États membres produisent du coton ?",
  "Quel est le nombre d'États membres cultivant du coton ?",
])('the countries of a group are counted: « %s »', (question) => {
  expect(read(question)).toMatchObject({ domain: 'production', intent: 'ranking', counted: true });
});

it('members of something else are none', () => {
  expect(read("nombre de membres d'une coopérative agricole").domain).toBe('law');
});
