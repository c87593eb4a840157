import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a time that is not over', () => {
  it.each([
    'On peut espérer combien de patates en France en 2026 ?',
    "Qu'est-ce qu'on va récolter comme maïs en France en 2026 ?",
    'Le colza allemand risque-t-il de baisser en 2026 ?',
    'La Roumanie va-t-elle rentrer beaucoup de tournesol en 2026 ?',
    'Tu vois combien de colza en France en 2026 ?',
    'How many potatoes can France hope for in 2026?',
    'Le cheptel bovin français en 2026, une estimation ?',
    'Cheptel de chèvres en Grèce en 2026, une idée ?',
    'French cattle herd in 2026, an estimate?',
  ])('is forecast where the words look ahead: « %s »', (question) => {
    expect(read(question).intent).toBe('forecast');
  });

  it.each([
    'Quelle est la production de blé tendre en France en 2026 ?',
    "Qu'est-ce qu'on a récolté comme maïs en France en 2023 ?",
    'Has cotton been heading up or down since December 2025?',
    'Was the price of wheat heading down in 2024?',
    'une idée de la production de maïs en Hongrie en 2024 ?',
    "Tour d'horizon : dernier prix du porc ?",
    'On va parler du blé tendre : combien la France en a-t-elle produit en 2023 ?',
  ])('or a time that is, is not: « %s »', (question) => {
    expect(read(question).intent).not.toBe('forecast');
  });
});

it.each([
  "Projection de la production de colza de l'UE pour 2026, avec sa marge d'incertitude",
  'prévision blé tendre France 2026 avec la marge',
  "Prévision du maïs en France en 2026 et sa marge d'erreur",
  'Forecast of EU rapeseed production in 2026 with its margin of error',
  "Où se situera le blé HRW en novembre 2026, avec quelle marge d'erreur ?",
  'What will beef cost on the world market in November 2026, and how wide is the margin?',
])('the margin of a forecast is its interval: « %s »', (question) => {
  expect(read(question)).toMatchObject({ intent: 'forecast', unheldMeasure: null });
});

it.each([
  ['Quelle est la marge des producteurs de colza ?', 'marge'],
  ['Prévision de la marge des céréaliers en 2026', 'marge'],
  ['How wide will the margin of beef producers be in 2026?', 'margin'],
])('the margin of producers is in no table: « %s »', (question, margin) => {
  expect(read(question).unheldMeasure).toBe(margin);
});

describe('a limit without a verb', () => {
  it.each([
    'HRW au-dessus de 320 en décembre ?',
    'Maïs sous les 200 dollars en janvier ?',
    'Maïs sous 200 dollars en janvier ?',
    'Urea above 900 in December?',
  ])('is of the time that is about to begin: « %s »', (question) => {
    const { intent, period } = read(question);
    expect(intent).toBe('forecast');
    expect(JSON.stringify(period?.value)).toMatch(/"from":"202(?:6-12|7-01)-01"/);
  });

  it.each([
    'HRW au-dessus de 320 en octobre ?',
    'Le HRW a-t-il été au-dessus de 320 en décembre ?',
    'HRW dépassé 320 en décembre ?',
    'Was urea above 900 in December?',
  ])('or of the last one where it is long gone or a verb looks back: « %s »', (question) => {
    expect(read(question).intent).not.toBe('forecast');
  });
});
