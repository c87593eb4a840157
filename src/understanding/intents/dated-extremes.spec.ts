import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the high or low of a month that is named', () => {
  it.each([
    'Du sommet de janvier 2025 à février 2026, combien le kilo de cacao a-t-il laissé sur la table, en pourcentage ?',
    "Du creux d'octobre 2025 à mai 2026, de combien le blé HRW a-t-il remonté ?",
    'From the peak of January 2025 to February 2026, how much has cocoa lost, in percent?',
  ])('is where a stretch begins: « %s »', (question) => {
    const { intent, period, alsoAsked } = read(question);
    expect([intent, period?.value.kind, alsoAsked]).toEqual(['change', 'between', undefined]);
  });

  it.each([
    'Quel est le sommet du cacao de janvier 2024 à février 2026 ?',
    'Combien le cacao a-t-il perdu depuis son pic ?',
  ])('is looked for elsewhere: « %s »', (question) => expect(read(question).intent).toBe('extreme'));
});
