import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a harvest that is called good or bad', () => {
  it.each([
    '2016 a-t-elle été une mauvaise année pour le blé en France ?',
    'La récolte de blé de 2024 était-elle mauvaise en France ?',
    "On m'a dit qu'en 2016 le blé était mauvais en France, c'est vrai ?",
    'Le maïs 2022 en Hongrie, c’était catastrophique ?',
    'Was 2016 a bad year for French wheat?',
    'Was the 2015 wheat harvest good in France?',
    'Was the 2018 wheat harvest in Germany good?',
    'moisson 2016 blé France mauvaise ou pas ?',
    'Le blé 2024 en Allemagne : bonne ou mauvaise récolte ?',
    'La moisson 2024 en France était-elle mauvaise ?',
  ])('is set against the mean of the years before: « %s »', (question) => {
    expect(read(question).baseline).toBe(5);
  });

  it.each([
    'La plus mauvaise récolte de blé en France depuis 2000',
    'Quelle a été la mauvaise année pour le blé en France ?',
    'Quels pays ont eu une mauvaise récolte de blé en 2016 ?',
    'Le prix du blé était-il bon en 2022 ?',
    'Combien de bonnes terres à blé en France en 2020 ?',
  ])('is none of many that one is picked from: « %s »', (question) => {
    expect(read(question).baseline).toBeUndefined();
  });
});
