import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const unheldOf = (question: string): string | null =>
  understanding.read(question, '2026-11-20').unheldMeasure;

describe('the season of a crop', () => {
  it.each([
    ['En quel mois récolte-t-on le maïs en France ?', 'dates de récolte'],
    ['In which month is maize harvested in France?', 'dates de récolte'],
    ['À quelle période les Polonais cueillent-ils les pommes ?', 'dates de récolte'],
    ['Quand ont lieu les vendanges en Espagne ?', 'dates de récolte'],
    ['Quelle est la période de récolte des cerises en Espagne ?', 'dates de récolte'],
    ['When does the wheat harvest start in Spain?', 'dates de récolte'],
    ['Tu sais quand on plante les betteraves en Belgique ?', 'dates de semis'],
    ['When is wheat sown in Germany?', 'dates de semis'],
  ])('%s: is in no table', (question, dates) => {
    expect(unheldOf(question)).toBe(dates);
  });

  it.each([
    'Quand la France a-t-elle récolté le plus de blé ?',
    'Depuis quand récolte-t-on du soja en France ?',
    'En quelle année a-t-on semé le moins de blé en France ?',
    'When was the French wheat harvest largest?',
    'When did France last harvest over 15 million tonnes of maize?',
    'En quel mois le blé est-il le plus cher ?',
    "Jusqu'à quand déclarer ma récolte de vin ?",
  ])('%s: is not what is asked for', (question) => {
    expect(unheldOf(question)).toBeNull();
  });
});
