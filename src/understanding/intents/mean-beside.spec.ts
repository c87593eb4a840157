import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a mean beside the figures of a stretch', () => {
  it.each([
    'Production de blé tendre en France de 2018 à 2024, avec la moyenne',
    'production de blé en France année par année de 2018 à 2024 et la moyenne',
    'rendement du blé tendre en France de 2015 à 2024 ainsi que la moyenne sur la période',
    'donne-moi la moyenne et les rendements annuels du maïs en France 2018-2023',
    'La moyenne et la production de blé tendre année par année de 2018 à 2024',
    'surface de tournesol en France depuis 2015, et sa moyenne',
    'cheptel ovin en Espagne de 2012 à 2022, puis la moyenne',
    'prix du cacao de 2018 à 2024 avec la moyenne',
    'wheat production in France from 2018 to 2024 and the average',
    'wheat production in France year by year from 2018 to 2024, with the mean',
    'sunflower area in France since 2015 and its average over the period',
    'give me the average and the yearly figures of maize yield in France 2018-2023',
    'urea price 2019-2024, year by year, plus the average',
  ])('is asked for by « %s »', (question) => {
    const frame = read(question);
    expect(frame).toMatchObject({ intent: 'series', listed: true, withMean: true });
    expect(frame.baseline).toBeUndefined();
  });

  it.each([
    'production moyenne de blé en France de 2018 à 2024',
    'moyenne de la production de blé en France de 2018 à 2024',
    'production de blé de 2018 à 2024 et la moyenne de l’UE',
    'compare la production de blé 2024 avec la moyenne 2018-2023',
    'production de blé en 2024 et la moyenne 2018-2023',
    'wheat yield in 2024 against the 2019-2023 average',
    'average wheat yield in France from 2015 to 2023',
  ])('is not by « %s »', (question) => {
    expect(read(question).withMean).toBeUndefined();
  });
});
