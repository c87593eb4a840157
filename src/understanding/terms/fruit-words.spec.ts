import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string) {
  const { domain, products } = understanding.read(question, '2026-11-20');
  return { domain, products: products.map(({ value }) => value) };
}

describe('English "dates"', () => {
  it.each([
    'Which three countries grew the most dates in 2021?',
    'date production in Egypt in 2021',
    'top date producers in the world',
    'how many tonnes of dates did Algeria harvest in 2020',
    'area under dates in Iran in 2020',
    'dates Algeria 2020',
    'who produces the most dates',
  ])('are the fruit in "%s"', (question) => expect(read(question).products).toEqual(['date-fruit']));

  it.each([
    'what are the harvest dates in France',
    'dates of the wheat harvest in France in 2022',
    'what are the release dates of the production figures',
    'on which date did wheat prices peak',
    'closing dates of the scheme in Spain in 2023',
  ])('are days in "%s"', (question) => expect(read(question).products).not.toContain('date-fruit'));
});

describe('« avocats »', () => {
  it.each([
    'avocats mexique 2022',
    'avocats espagne 2023',
    'avocats au Pérou en 2021',
    'avocats au Kenya en 2020',
  ])('are the fruit of a country and a year in « %s »', (question) =>
    expect(read(question)).toEqual({ domain: 'production', products: ['avocados'] }),
  );

  it.each(['faut-il un avocat en 2022 en France pour son bail', 'avocats et notaires : qui rédige le bail'])(
    'are of the law in « %s »',
    (question) => expect(read(question).domain).toBe('law'),
  );
});

describe('an amount of a place and a year', () => {
  it.each([
    'Un papier sur le bassin méditerranéen : la Grèce a bien sorti près de 97 000 tonnes de noix en 2024, ou je me trompe ?',
    'On me dit que la Pologne aurait sorti près de 4 millions de tonnes de pommes en 2024, vous confirmez ?',
  ])('is of figures in « %s »', (question) => expect(read(question).domain).toBe('production'));
});
