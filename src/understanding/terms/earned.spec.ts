import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is earned', () => {
  it.each([
    ['Combien gagnaient les producteurs européens de colza à la tonne en 2022 ?', 'value'],
    ['Combien gagnaient les producteurs de blé européens la tonne en 2022 ?', 'value'],
    ["De combien le prix du colza a-t-il gagné dans l'UE en 2022 ?", 'change'],
  ])('by weight is no rise: « %s » wants a %s', (question, intent) => {
    expect(read(question)).toMatchObject({ domain: 'price', intent });
  });
});
