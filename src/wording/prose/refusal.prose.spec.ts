import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { KnownFact } from '../facts.js';
import type { ChangeFindings, NoFigure } from '../figure.findings.js';
import type { Findings } from '../findings.js';
import { Verification } from '../verification.js';

const lexicon = loadLexicon();
const writer = new AnswerWriter(lexicon);
const verification = new Verification(lexicon);
const base = { outcome: 'answer' as const, notes: [], citations: [], unit: null };

function fact(place: string, period: string, value: number): KnownFact {
  const names = { product: 'soft-wheat', productCode: 'C1110', placeCode: place, measure: 'production' };
  return { ...names, place, period, value, unit: 'kt', dataset: 'eurostat-crops', flags: '', derived: null };
}

const [before, after] = [fact('FR', '2023', 34709.32), fact('FR', '2024', 25376.78)];
const change = {
  from: before,
  to: after,
  difference: { name: 'difference', value: after.value - before.value, unit: 'kt' },
  percent: { name: 'percent-change', value: -26.8877, unit: '%' },
  growth: null,
  lowest: null,
  highest: null,
};

/** The text with plain spaces; every number in it must come from the findings. */
function said(findings: Findings, language: 'fr' | 'en'): string {
  const { answer } = writer.write(findings, 'production', language);
  expect(verification.check(answer, { findings, question: '', language })).toEqual([]);
  return answer.replace(/[\u00a0\u202f]/gu, ' ');
}

it('what no source has is named in the words of the question', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: ['soft-wheat'], places: ['FR'], measures: ['price'], words: ['invendus'] },
    reason: 'other-quantity',
    periods: [],
    facts: [],
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toContain(
    'Pas de donnée disponible sur « invendus » pour le blé tendre en France.',
  );
});

it('regions of which nothing is held are refused for the stretch asked, and the country is told in their place', () => {
  const national: ChangeFindings = { kind: 'change', ...base, facts: [before, after], changes: [change] };
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: ['soft-wheat'], places: ['FR-51'], measures: ['production'], words: [] },
    reason: 'sub-national',
    periods: ['2010/'],
    facts: [before, after],
    guide: { findings: national, place: 'FR', product: null },
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toMatch(
    /^Pas de donnée disponible sur la production de blé tendre dans la Marne depuis 2010\. Aucun chiffre à cette échelle.* voici la réponse pour la France\. La production de blé tendre en France a /u,
  );
  const ofSheep = { ...findings, guide: { findings: national, place: 'FR', product: 'sheep' } };
  expect(said(ofSheep, 'en')).toContain('For reference, this is the answer for sheep in France. ');
});

it('what a price is to be set beside and no source has is refused for no one month', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: [], places: [], measures: ['price'], words: ['gaz naturel'] },
    reason: 'no-partner',
    periods: [],
    facts: [],
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toContain(
    'sur « gaz naturel ». Rien de tel ne figure dans les sources : la corrélation',
  );
});

it('what a publisher does not have is offered with the name of those who do', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: {
      products: ['soft-wheat'],
      places: [],
      measures: ['production'],
      words: [],
      publishers: ['world-bank'],
    },
    reason: 'other-publisher',
    periods: [],
    facts: [after],
    notes: [],
    citations: [
      {
        dataset: after.dataset,
        publisher: 'Eurostat',
        title: { fr: 'Eurostat', en: 'Eurostat' },
        vintage: '2026-06-29',
        derivation: null,
      },
    ],
  };
  expect(said(findings, 'fr')).toContain('disponible de la Banque mondiale sur la production de blé tendre.');
  expect(said(findings, 'fr')).toContain('millions de tonnes en 2024 (Eurostat).');
  expect(said(findings, 'en')).toContain('available from the World Bank on');
});
