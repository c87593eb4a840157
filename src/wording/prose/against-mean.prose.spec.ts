import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { AgainstMean, AgainstMeanFindings } from '../found.findings.js';

type Beside = Pick<AgainstMean, 'times' | 'gap'>;

const writer = new AnswerWriter(loadLexicon());

function said(from: string, to: string, language: 'fr' | 'en', beside: Beside = {}): string {
  const names = { product: 'maize', productCode: 'MAIZE', place: 'WLD', placeCode: 'WLD', measure: 'price' };
  const known = { unit: 'USD/t', dataset: 'worldbank-prices', flags: '', derived: null };
  const figure = { ...names, ...known, period: '2026-05', value: 220 };
  const findings: AgainstMeanFindings = {
    kind: 'against-mean',
    outcome: 'answer',
    notes: [],
    citations: [],
    unit: null,
    facts: [figure],
    holds: null,
    compared: [
      {
        figure,
        mean: { name: 'mean', value: 200, unit: 'USD/t' },
        from,
        to,
        count: { name: 'count', value: 12, unit: 'count' },
        difference: { name: 'difference', value: 20, unit: 'USD/t' },
        percent: { name: 'percent-change', value: 10, unit: '%' },
        ...beside,
      },
    ],
  };
  return writer.write(findings, 'prix', language).answer.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

describe('the time that a mean is of', () => {
  it.each([
    ['2021-08', '2026-04', 'la moyenne d’août 2021 à avril 2026 ('],
    ['2025-01-03', '2026-09-18', 'la moyenne du 3 janvier 2025 au 18 septembre 2026 ('],
    ['2019', '2023', 'la moyenne de 2019 à 2023 ('],
  ])('from %s to %s is %j', (from, to, words) => expect(said(from, to, 'fr')).toContain(words));

  it('is told in English', () => {
    expect(said('2019', '2023', 'en')).toContain('above the mean from 2019 to 2023 (');
  });
});

describe('how many times a mean', () => {
  const times = { name: 'ratio', value: 1.1, unit: 'count' };

  it('is told where it is asked', () => {
    expect(said('2019-01', '2019-12', 'fr', { times })).toContain(' C’est 1,1 fois cette moyenne.');
    expect(said('2019-01', '2019-12', 'en', { times })).toContain(' That is 1.1 times that mean.');
    expect(said('2019-01', '2019-12', 'en')).not.toContain('times');
  });
});

describe('how far from a mean', () => {
  const gap = { name: 'difference', value: 20, unit: 'USD/t' };

  it('is told in its own unit where it is asked how much', () => {
    expect(said('2019', '2023', 'fr', { gap })).toContain('12 valeurs), un écart de 20 USD/t.');
    expect(said('2019', '2023', 'en', { gap })).toContain('12 figures), a gap of 20 USD/t.');
    expect(said('2019', '2023', 'fr')).not.toContain('écart');
  });
});
