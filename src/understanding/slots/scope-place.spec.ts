import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const placesOf = (question: string) =>
  understanding.read(question, '2026-11-20').places.map(({ value }) => value);

describe('a group that places are compared in', () => {
  it.each([
    ['Which produced more wheat in the EU in 2024, France or Germany?', ['FR', 'DE']],
    ["Poland overtook Germany as the EU's biggest potato grower in 2025. Is that right?", ['PL', 'DE']],
    ["L'Espagne a détrôné l'Italie comme premier producteur européen de tomates, vrai ?", ['ES', 'IT']],
    ["Dans l'UE, qui produit le plus de blé, la France ou l'Allemagne ?", ['FR', 'DE']],
  ])('is none of them: « %s »', (question, places) => {
    expect(placesOf(question)).toEqual(places);
  });

  it.each([
    'Compare wheat in France, Germany and the EU in 2024',
    "rendement du blé comparé : la France et l'Allemagne face à la moyenne de l'UE",
    'France, Germany, EU: who grows most wheat?',
    'does France grow more wheat than the EU and Germany?',
  ])('is one of them: « %s »', (question) => {
    expect(placesOf(question)).toHaveLength(3);
  });
});

describe('a group whose figures others are told by', () => {
  it.each([
    ['Add up EU rapeseed production of France, Germany and Poland for 2023', ['FR', 'DE', 'PL']],
    ['Sum of barley output in Spain, France and Germany in 2024, EU data', ['ES', 'FR', 'DE']],
    ["Total de l'orge en Espagne et en France en 2024 selon les chiffres de l'UE", ['ES', 'FR']],
    ['Blé tendre en France et en Italie en 2023, données UE', ['FR', 'IT']],
  ])('is none of them: « %s »', (question, places) => {
    expect(placesOf(question)).toEqual(places);
  });

  it('is one of them where it stands in their row', () => {
    expect(placesOf('The EU, France and Germany: total wheat output 2024')).toHaveLength(3);
  });
});
