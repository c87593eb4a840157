import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { Citation } from '../facts.js';
import type { OutOfPeriod } from '../figure.findings.js';
import type { CoverageFindings } from '../coverage.findings.js';
import type { Findings } from '../findings.js';

const writer = new AnswerWriter(loadLexicon());

/** The text without its sources, with plain spaces. */
function said(findings: Findings, language: 'fr' | 'en'): string {
  const { answer } = writer.write(findings, 'production', language);
  return answer.replace(/[\u00a0\u202f]/gu, ' ').replace(/ Sources? ?:.*$/u, '');
}

const citation = (dataset: string, publisher: string): Citation => ({
  dataset,
  publisher,
  title: { fr: publisher, en: publisher },
  vintage: '2026-06-29',
  derivation: null,
});
const citations = [citation('eurostat-crops', 'Eurostat'), citation('faostat', 'FAO')];
const production = {
  product: 'soft-wheat',
  place: 'FR',
  measure: 'production',
  dataset: 'eurostat-crops',
  frequency: 'annual',
  unit: 'kt',
  from: '2000',
  to: '2025',
} as const;
const ofFao = { ...production, dataset: 'faostat', unit: 't', from: '2010', to: '2022' };
const yields = { ...production, measure: 'yield', unit: 't/ha', gaps: [{ from: '2007', to: '2009' }] };

const one = { name: 'count', value: 1, unit: 'count' };
const coverage: CoverageFindings = {
  kind: 'coverage',
  outcome: 'answer',
  facts: [],
  notes: [],
  citations,
  unit: null,
  extents: [production, ofFao],
  products: ['soft-wheat'],
  places: ['FR'],
  productCount: one,
  placeCount: one,
};

it('tells all that there is of one thing in one sentence', () => {
  expect(said(coverage, 'fr')).toBe(
    'Sur la production de blé tendre en France, on dispose de données annuelles de 2000 à 2025 (Eurostat, en milliers de tonnes) et de données annuelles de 2010 à 2022 (FAO, en tonnes).',
  );
  expect(said(coverage, 'en')).toBe(
    'On the production of soft wheat in France there are annual figures from 2000 to 2025 (Eurostat, in thousand tonnes) and annual figures from 2010 to 2022 (FAO, in tonnes).',
  );
});

it('names few places without counting them', () => {
  const two = { ...coverage, places: ['FR', 'DE'], placeCount: { ...one, value: 2 } };
  expect(said(two, 'fr')).toContain('Elles couvrent la France et l’Allemagne.');
  expect(said(two, 'en')).toContain('They cover France and Germany.');
});

it('tells all that there is of several things in one sentence', () => {
  const extents = [production, yields];
  expect(said({ ...coverage, extents }, 'fr')).toBe(
    'On dispose de données annuelles de 2000 à 2025 sur la production de blé tendre en France (Eurostat, en milliers de tonnes), et de 2000 à 2025, sauf de 2007 à 2009, sur le rendement du blé tendre en France (Eurostat, en t/ha).',
  );
});

it('tells several animals as such, and in no piece of one of them', () => {
  const stocks = { ...production, product: 'bees', measure: 'stocks', unit: 'count', dataset: 'faostat' };
  const animals = { products: ['bees', 'cattle'], productCount: { ...one, value: 2 } };
  const found: CoverageFindings = { ...coverage, extents: [stocks], ...animals };
  expect(said(found, 'fr')).toContain(
    'sur le cheptel en France (FAO). Elles portent sur 2 catégories d’animaux : abeilles et bovins.',
  );
  expect(said({ ...found, products: ['bees'], productCount: one }, 'fr')).toContain('(FAO, en ruches)');
});

it('tells when there are figures, where there are none for the time asked', () => {
  const findings: OutOfPeriod = {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: ['1950'],
    extents: [production, { ...production, measure: 'area-harvested' }, ofFao],
    facts: [],
    notes: [],
    citations,
  };
  expect(said(findings, 'fr')).toBe(
    'Pas de donnée pour la production et la surface récoltée de blé tendre en France en 1950 : on dispose de données annuelles de 2000 à 2025 pour la production et la surface récoltée (Eurostat) et de 2010 à 2022 pour la production (FAO).',
  );
  expect(said(findings, 'en')).toBe(
    'There is no data for the production and harvested area of soft wheat in France in 1950, only annual figures from 2000 to 2025 for production and harvested area (Eurostat) and from 2010 to 2022 for production (FAO).',
  );
});

it('keeps what a stretch lacks apart from the stretch of another publisher', () => {
  const findings: OutOfPeriod = {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: ['2005'],
    extents: [
      { ...production, gaps: [{ from: '2004', to: '2006' }] },
      { ...ofFao, unit: 'kt' },
    ],
    facts: [],
    notes: [],
    citations,
  };
  expect(said(findings, 'fr')).toContain('sauf de 2004 à 2006 (Eurostat) ; de 2010 à 2022 (FAO).');
});

it.each([
  ['2027', '2025', true],
  ['2024', '2023', true],
  ['2024', '2022', false],
  ['2021-03', '2020-08', false],
  // Of what ended years ago there is none, however late the time asked for is.
  ['2024-03', '2020-08', false],
])('offers a forecast of what is still to be published: %s, after %s, %s', (asked, to, isOffered) => {
  const findings: OutOfPeriod = {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: [asked],
    extents: [{ ...production, to }],
    facts: [],
    notes: [],
    citations,
  };
  expect(said(findings, 'fr').includes('Une prévision statistique peut être demandée.')).toBe(isOffered);
});

it.each([
  [
    '1990',
    yields,
    'le rendement du blé tendre en France en 1990 : on dispose de données annuelles de 2000 à 2025.',
  ],
  [
    '2008',
    yields,
    'le rendement du blé tendre en France en 2008 : on dispose de données annuelles de 2000 à 2025, sauf de 2007 à 2009.',
  ],
  [
    '1990',
    { ...production, product: 'lamb-carcass-rungis', measure: 'price' },
    'le prix de la carcasse d’agneau R à Rungis en 1990 : on dispose de données annuelles de 2000 à 2025.',
  ],
])('tells of a time before all figures neither their gaps nor a market twice: %s', (asked, extent, text) => {
  const findings: OutOfPeriod = {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: [asked],
    extents: [extent],
    facts: [],
    notes: [],
    citations,
  };
  expect(said(findings, 'fr')).toBe(`Pas de donnée pour ${text}`);
});

it('tells once which words narrow what there is no figure of', () => {
  const asked = { products: ['calves'], places: [], measures: ['price'] };
  const without = (words: string[]): string =>
    said(
      {
        kind: 'no-figure',
        outcome: 'no_data',
        reason: 'undistinguished',
        asked: { ...asked, words },
        periods: [],
        facts: [],
        notes: [{ kind: 'ignored-words', words: ['charolais'] }],
        citations: [],
      },
      'fr',
    );
  expect(without(['charolais'])).not.toContain('Non pris en compte');
  expect(without(['bio'])).toContain('Non pris en compte');
});
