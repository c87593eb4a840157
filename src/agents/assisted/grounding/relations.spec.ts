import { beforeAll, describe, expect, it } from 'vitest';
import { callAll } from '../../../../test/fixtures/agents/memory-shelf.js';
import { faultsOf, inquiryOf, shelf } from '../../../../test/llm/gate.fixture.js';
import type { Language } from '../../../common/language.js';
import { Ledger } from '../ledger.js';
import { CalculateTool } from '../tools/calculate.tool.js';
import { QueryTool } from '../tools/query.tool.js';

const QUESTIONS = {
  fr: 'Production de blé tendre en France et en Allemagne en 2023 et 2024 ?',
  en: 'Soft wheat production in France and Germany in 2023 and 2024?',
} as const;
let ledger = new Ledger();

beforeAll(async () => {
  const calculate = new CalculateTool(shelf);
  const places = ['FR', 'DE', 'EU27_2020'];
  const lines = { products: ['soft-wheat'], measure: 'production', places, from: '2023', to: '2024' };
  ({ ledger } = await callAll(
    [
      [new QueryTool(shelf), lines],
      [calculate, { formula: 'change', rows: ['r1', 'r2'] }],
      [calculate, { formula: 'compare', rows: ['r2', 'r4'] }],
      [calculate, { formula: 'share', rows: ['r2', 'r6'] }],
    ],
    inquiryOf(QUESTIONS.fr, 'fr'),
  ));
});

const faults = (prose: string, language: Language = 'fr'): string[] =>
  faultsOf(prose, ledger, language, QUESTIONS[language]);

describe('what a sentence says without a number passes where the rows bear it out', () => {
  it.each([
    'La production de blé tendre de la France s’est établie à 25,38 Mt en 2024, en recul de 26,9 % par rapport à 2023.',
    'La production de blé tendre en France est passée de 34,71 Mt en 2023 à 25,38 Mt en 2024, en baisse.',
    'La France a produit 34,71 Mt de blé tendre en 2023. Sa production a reculé à 25,38 Mt en 2024.',
    'En 2024, l’Allemagne a produit moins de blé tendre (18,24 Mt) que la France (25,38 Mt).',
    'En 2024, la production de blé tendre en France (25,38 Mt) était inférieure à celle de 2023 (34,71 Mt).',
    'En 2024, la France (25,38 Mt) devance l’Allemagne (18,24 Mt) pour le blé tendre.',
    'En 2024, la France (25,38 Mt) est suivie de l’Allemagne (18,24 Mt) pour le blé tendre.',
    'Selon Eurostat, la France a produit 25,38 Mt de blé tendre en 2024.',
    'En 2024, avec 25,38 Mt, la France a la production de blé tendre la plus élevée, devant l’Allemagne (18,24 Mt).',
  ])('%s', (prose) => {
    expect(faults(prose)).toEqual([]);
  });

  it.each([
    'In 2024, France produced more soft wheat (25.38 million tonnes) than Germany (18.24 million tonnes).',
    'Germany produced 18.24 million tonnes of soft wheat in 2024, less than France (25.38 million tonnes).',
    'French soft wheat production fell from 34.71 million tonnes in 2023 to 25.38 million tonnes in 2024.',
    'France produced 25.38 million tonnes of soft wheat in 2024, 9.333 million tonnes less than in 2023.',
    'In 2024, France accounted for 22.7% of EU soft wheat production.',
  ])('%s', (prose) => {
    expect(faults(prose, 'en')).toEqual([]);
  });
});

describe('beside true figures, it does not where they say otherwise', () => {
  it.each([
    [
      'direction',
      'En 2024, la production de blé tendre en France, 25,38 Mt, a progressé par rapport à 2023.',
    ],
    ['direction', 'En 2024, la production de blé tendre en Allemagne, 18,24 Mt, a augmenté.'],
    ['direction', 'En France, le blé tendre est passé de 34,71 Mt en 2023 à 25,38 Mt en 2024, en hausse.'],
    ['claim', 'En 2024, la France a produit 25,38 Mt de blé tendre, un niveau supérieur à 2023.'],
    ['claim', 'En 2024, la France a produit 25,38 Mt de blé tendre, moins que l’Allemagne (18,24 Mt).'],
    [
      'claim',
      'En 2024, l’Allemagne devance la France : 25,38 Mt de blé tendre en France, 18,24 Mt en Allemagne.',
    ],
    ['claim', 'En 2024, la production de blé tendre de l’Allemagne dépasse de 39,1 % celle de la France.'],
    ['claim', 'En 2024, le blé tendre en France (25,38 Mt) est inférieur à celui de l’Allemagne (18,24 Mt).'],
    ['claim', 'En 2024, la France a produit 25,38 Mt de blé tendre, plus que l’Espagne.'],
    ['claim', 'La France a produit au moins 25,38 Mt de blé tendre en 2024, plus de 25,38 Mt.'],
    ['claim', 'Avec 18,24 Mt en 2024, l’Allemagne est le plus grand producteur de blé tendre.'],
    ['claim', 'En 2024, l’Allemagne est première pour le blé tendre : 18,24 Mt, contre 25,38 Mt en France.'],
    ['claim', 'En 2024, l’Allemagne (18,24 Mt) est suivie de la France (25,38 Mt) pour le blé tendre.'],
    ['words', 'En 2024, l’Allemagne est troisième pour le blé tendre avec 18,24 Mt.'],
    ['claim', 'Avec 25,38 Mt en 2024, la France est le plus grand producteur de blé tendre.'],
    ['claim', 'La France a produit 25,38 Mt de blé tendre en 2024, le niveau le plus élevé depuis 2023.'],
    ['claim', 'La France devrait produire 25,38 Mt de blé tendre en 2024.'],
    ['claim', 'La France produira 25,38 Mt de blé tendre en 2024.'],
    ['claim', 'La production moyenne de blé tendre en France est de 25,38 Mt en 2024.'],
    ['claim', 'La part de la France était de 25,38 Mt de blé tendre en 2024.'],
    ['claim', 'L’écart de production de blé tendre de la France était de 25,38 Mt en 2024.'],
    ['measure', 'Le rendement du blé tendre en France en 2024 est de 25,38 Mt.'],
    ['number', 'En 2024, la France a produit 25,38 Mt de blé tendre, soit 26,9 points de moins qu’en 2023.'],
  ])('%s: %s', (kind, prose) => {
    expect(faults(prose)).toContain(kind);
  });

  it.each([
    [
      'claim',
      'In 2024, Germany produced more soft wheat (18.24 million tonnes) than France (25.38 million tonnes).',
    ],
    [
      'claim',
      'Germany produced 18.24 million tonnes of soft wheat in 2024, ahead of France (25.38 million tonnes).',
    ],
    ['claim', 'France produced 25.4 Mt of soft wheat in 2024, the highest in years.'],
    [
      'direction',
      'French soft wheat rose from 34.71 million tonnes in 2023 to 25.38 million tonnes in 2024.',
    ],
    ['number', 'Soft wheat production doubled from 18.24 to 25.38 Mt in France in 2024.'],
  ])('%s: %s', (kind, prose) => {
    expect(faults(prose, 'en')).toContain(kind);
  });
});

describe('words that nothing bears out do not pass beside a true figure', () => {
  it.each([
    'En 2024, la France a exporté 25,38 Mt de blé tendre.',
    'Les stocks de blé tendre en France en 2024 étaient exportés : 25,38 Mt.',
    'En 2024, la France n’a pas produit 25,38 Mt de blé tendre.',
    'En 2024, la France a produit 25,38 Mt de blé tendre bio.',
    'En 2024, la France a produit 25,38 Mt de blé tendre, presque rien.',
    'En 2024, la France a produit 25,38 Mt de blé tendre, un cinquième du total.',
    'En 2024, la France a produit XXV Mt de blé tendre, soit 25,38 Mt.',
    'En 2024, la France a produit 25,38 Mt de blé tendre à cause de la sécheresse.',
    'En 2024, la France a vendu 25,38 Mt de blé tendre.',
    'En 2024, la France a produit 25,38 Mt de blé tendre, appelez Jean.',
  ])('%s', (prose) => {
    expect(faults(prose).filter((kind) => kind === 'words' || kind === 'name')).not.toEqual([]);
  });

  it('not even where the question has them', () => {
    const question = 'Production de blé tendre bio au Wakanda et en France en 2024, à cause des voleurs ?';
    for (const prose of [
      'En 2024, la France a produit 25,38 Mt de blé tendre bio.',
      'En 2024, le Wakanda a produit 25,38 Mt de blé tendre.',
      'En 2024, la France a produit 25,38 Mt de blé tendre à cause des voleurs.',
    ])
      expect(faultsOf(prose, ledger, 'fr', question)).not.toEqual([]);
  });
});
