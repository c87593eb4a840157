import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a yield of somebody’s own', () => {
  it.each([
    ["75 quintaux de blé, c'est mieux que la moyenne ?", 75, 'q/ha'],
    ['I got 8.2 t/ha of wheat, is that above average?', 8.2, 't/ha'],
    ["j'ai fait 62 q/ha d'orge, est-ce au-dessus de la moyenne nationale ?", 62, 'q/ha'],
    ['is 45 q/ha of rapeseed a good yield?', 45, 'q/ha'],
    ["cette année j'ai fait 82 q/ha en blé, c'est au-dessus de la moyenne ?", 82, 'q/ha'],
    ['in 2022 our barley made 6 t/ha, is that below average?', 6, 't/ha'],
    ["8 tonnes de maïs à l'hectare, c'est bien ?", 8, 't/ha'],
    ["j'ai fait 30 q/ha de tournesol", 30, 'q/ha'],
    ["j'ai obtenu 85 quintaux de blé, c'est bien ?", 85, 'q/ha'],
    ["on a sorti 85 quintaux en blé, c'est mieux que d'habitude ?", 85, 'q/ha'],
    ['mon maïs a fait 110 quintaux', 110, 'q/ha'],
    ['I got 3 tons an acre of wheat', 3, 't/acre'],
    ['I got 60 bushels an acre of wheat, is that good?', 60, 'bu/acre'],
    ['my wheat did 8 tonnes to the hectare', 8, 't/ha'],
  ])('is put up against the mean: « %s »', (question, value, unit) => {
    expect(read(question)).toMatchObject({
      domain: 'production',
      measures: [{ value: 'yield' }],
      ownYield: { value, unit },
    });
  });

  it.each([
    'le blé en France a-t-il dépassé 75 q/ha en 2023 ?',
    'rendement moyen du blé en q/ha en France',
    "j'ai récolté 500 quintaux de blé",
    "j'ai récolté 50 t de blé, c'est bien ?",
    'in 2022 barley at 6 t/ha was below average',
    'le quintal de blé est-il mieux payé que la moyenne ?',
    '75 quintaux de blé, le prix est-il au-dessus de la moyenne ?',
    'le prix moyen du blé est-il au-dessus de 200 €/t ?',
  ])('is not told of in « %s »', (question) => expect(read(question).ownYield).toBeUndefined());
});

describe('a harvest of one’s own', () => {
  it.each(["j'ai récolté 500 t de blé, c'est bien ça ?", 'I harvested 300 tonnes of maize, is that right?'])(
    'is no figure that a country is said to have: « %s »',
    (question) => expect(read(question).claimed).toBeUndefined(),
  );

  it('is none where it was only heard of', () => {
    const { claimed } = read(
      "j'ai lu que la France a produit 33 millions de tonnes de blé en 2025, c'est vrai ?",
    );
    expect(claimed).toEqual({ value: 33, unit: 'Mt' });
  });
});

describe('the year that the mean is of', () => {
  it.each([
    ["je fais 74 q/ha en blé, c'est mieux que la moyenne nationale de 2025 ?", '2025'],
    ["j'ai fait 95 q/ha en maïs cette année, suis-je au-dessus de la moyenne de la France en 2024 ?", '2024'],
    ["my barley did 6 t/ha this year, is that better than last year's average in Ireland?", '2025'],
    ["j'ai fait 95 q/ha en maïs en 2025, suis-je au-dessus de la moyenne ?", undefined],
  ])('« %s »: %s', (question, year) => expect(read(question).ownYield?.year).toBe(year));
});
