import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the figure by which one leads', () => {
  it.each([
    'Who is the top producer of tomatoes and how much does it produce?',
    'which country grows the most rice and how much did it harvest?',
    'Quel est le premier producteur de tomates et combien produit-il ?',
  ])('is told with its name, and not once more: « %s »', (question) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.order).toMatchObject({ over: 'places', end: 'highest' });
    expect(frame.alsoAsked).toBeUndefined();
  });

  it.each([
    'which country grows the most rice and what is its yield?',
    'who is the biggest wheat producer in the EU and how much did it produce in 2015?',
  ])('is another where it is of something else or of another time: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').alsoAsked?.fromLeader).toBeDefined();
  });
});

describe('what is asked of the first places taken together', () => {
  it.each([
    ["moyenne des cinq premiers producteurs de blé tendre de l'UE en 2023", 'mean', 5],
    ['combined output of the top three EU maize producers in 2023', 'sum', 3],
    ["total des 3 premiers producteurs de colza de l'UE", 'sum', 3],
    ["production cumulée du trio de tête du maïs dans l'UE en 2022", 'sum', 3],
    ['how much do the four biggest EU potato growers produce together', 'sum', 4],
    ["part des trois premiers dans la production de blé tendre de l'UE en 2023", 'share', 3],
    ['les 3 premiers représentent quelle part du tournesol européen', 'share', 3],
    ['share of the top five in EU olive production in 2023', 'share', 5],
    ["quel est le premier pays producteur d'orge de l'UE et quelle est sa part", 'share', null],
    ['which EU country is the largest producer of rapeseed and what is its share?', 'share', null],
  ])('« %s »: %s', (question, ofLeaders, count) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame).toMatchObject({ ofLeaders, order: { count, over: 'places' } });
  });

  it.each([
    "quelle est la part de la France dans la production de blé tendre de l'UE en 2023",
    "les trois premiers producteurs de colza de l'UE",
    'production totale de blé tendre en France et en Allemagne en 2023',
    "production moyenne de blé tendre dans l'UE de 2019 à 2023",
  ])('is nothing in « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').ofLeaders).toBeUndefined();
  });
});
