import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a total that the question names', () => {
  it.each([
    [
      "sur le total blé de la France et de l'Allemagne en 2024, quelle part pour la France ?",
      'FR',
      ['FR', 'DE'],
    ],
    [
      "Of all the soybeans grown by Brazil, the US and Argentina together in 2022, what percentage was Brazil's?",
      'BR',
      ['BR', 'US', 'AR'],
    ],
    ['What share of the combined French and German rapeseed harvest in 2024 was German?', 'DE', ['FR', 'DE']],
    ["quelle part des betteraves France + Allemagne vient d'Allemagne ?", 'DE', ['FR', 'DE']],
  ])('of places: « %s »', (question, part, members) => {
    const { places, whole } = read(question);
    expect(places.map(({ value }) => value)).toEqual([part]);
    expect(whole).toEqual({ product: null, place: null, members });
  });

  it.each([
    ["De la production cumulée de blé tendre et d'orge en France en 2024, quelle part d'orge ?", 'barley'],
    ['Out of the soft wheat and barley area in Spain in 2024, what proportion is barley?', 'barley'],
  ])('of products: « %s »', (question, part) => {
    const { products, whole } = read(question);
    expect(products.map(({ value }) => value)).toEqual([part]);
    expect(whole?.members).toEqual(['soft-wheat', 'barley']);
  });

  it.each([
    [
      'Quelle proportion des surfaces de maïs grain et de maïs fourrage revient au maïs fourrage en 2024 ?',
      ['maize', 'green-maize'],
      'green-maize',
    ],
    [
      'What share of rapeseed and sunflower production is sunflower in France in 2023?',
      ['rapeseed', 'sunflower'],
      'sunflower',
    ],
  ])('of products joined by « et »: « %s »', (question, members, part) => {
    const { products, whole } = read(question);
    expect([products.map(({ value }) => value), whole?.members]).toEqual([[part], members]);
  });

  it.each([
    "part de la France et de l'Allemagne ensemble dans le blé de l'UE en 2024",
    'quelle part du blé français est du blé tendre ?',
    'quelle part la France a-t-elle dans le blé de l’UE ?',
  ])('is none in « %s »', (question) => {
    expect(read(question).whole?.members).toBeUndefined();
  });
});
