import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const overOf = (question: string) => read(question).order?.over;

describe('who leads, as so many times the next', () => {
  it.each([
    'Le plus grand producteur de café du monde, et combien de fois la production du second ?',
    "Biggest producer of olives in the world and how many times the runner-up's output?",
    'Plus grand producteur de soja du monde, et combien de fois le deuxième ?',
  ])('is of places: « %s »', (question) => expect(overOf(question)).toBe('places'));

  it('is none where it is counted how often one led', () => {
    expect(overOf('combien de fois la Pologne a-t-elle été le deuxième producteur de pommes ?')).not.toBe(
      'places',
    );
  });
});

describe('products and places that are listed to be put in order', () => {
  it.each([
    'Les engrais : classe-moi DAP, TSP, urée, potasse et phosphate par prix en mai 2026',
    'Range-moi par récolte en 2024 : Espagne, Italie, Grèce pour l’olive',
    'Put Spain, France, Romania and Hungary in order of sunflower production for 2024',
  ])('« %s »', (question) =>
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { end: 'highest' } }),
  );
});
