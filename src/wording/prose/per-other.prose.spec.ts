import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { KnownFact } from '../facts.js';
import type { ComparisonFindings } from '../figure.findings.js';

const writer = new AnswerWriter(loadLexicon());

function herd(product: string, value: number): KnownFact {
  const names = { product, productCode: product, placeCode: 'ES', measure: 'stocks', place: 'ES' };
  return {
    ...names,
    period: '2022',
    value,
    unit: 'head',
    dataset: 'faostat-stocks',
    flags: '',
    derived: null,
  };
}

it('tells the first of two herds over the second', () => {
  const [one, other] = [herd('sheep', 14_453_000), herd('goats', 2_463_180)];
  const findings: ComparisonFindings = {
    kind: 'comparison',
    outcome: 'answer',
    notes: [],
    citations: [],
    unit: null,
    facts: [one, other],
    compared: [one, other],
    difference: null,
    percent: null,
    perOther: { one, other, times: { name: 'ratio', value: 14_453_000 / 2_463_180, unit: 'count' } },
    by: 'product',
    end: 'highest',
  };
  const said = (language: 'fr' | 'en'): string =>
    writer.write(findings, 'production', language).answer.replace(/[\u00a0\u202f]/gu, ' ');
  expect(said('fr')).toBe(
    'En 2022, le cheptel d’ovins en Espagne (14,45 millions de têtes) représentait 5,87 fois le cheptel de caprins (2,463 millions de têtes).',
  );
  expect(said('en')).toBe(
    'In 2022, the number of sheep in Spain (14.45 million head) was 5.87 times the number of goats (2.463 million head).',
  );
});
