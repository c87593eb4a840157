import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import type { KnownFact } from '../facts.js';
import type { FilterFindings } from '../filter.findings.js';
import { Verification } from '../verification.js';

const lexicon = loadLexicon();
const writer = new AnswerWriter(lexicon);
const verification = new Verification(lexicon);
const base = { outcome: 'answer' as const, notes: [], citations: [], unit: null };
const after: KnownFact = {
  product: 'soft-wheat',
  productCode: 'C1110',
  place: 'FR',
  placeCode: 'FR',
  measure: 'production',
  period: '2024',
  value: 25376.78,
  unit: 'kt',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
};

/** The text with plain spaces; every number in it must come from the findings. */
function said(findings: FilterFindings, language: 'fr' | 'en'): string {
  const { answer } = writer.write(findings, 'production', language);
  expect(verification.check(answer, { findings, question: '', language })).toEqual([]);
  return answer.replace(/[\u00a0\u202f]/gu, ' ');
}

describe('a threshold', () => {
  const findings: FilterFindings = {
    kind: 'filter',
    ...base,
    facts: [after],
    over: 'places',
    comparator: 'above',
    threshold: { name: 'threshold', value: 5_000_000, unit: 't' },
    matches: [after],
    compared: { name: 'compared', value: 25, unit: 'count' },
    sample: after,
    scope: 'EU27_2020',
    from: '2024',
    to: '2024',
  };

  it('is said of countries', () => {
    expect(said(findings, 'fr')).toContain(
      'En 2024 dans l’Union européenne, la production de blé tendre dépassait 5 millions de tonnes dans 1 pays sur 25 : France (25,38 millions de tonnes).',
    );
    expect(said({ ...findings, matches: [], facts: [] }, 'fr')).toContain('dans aucun des 25 pays');
  });

  it('is said of the members of a family, by its name', () => {
    const cereals = { ...findings, over: 'products' as const, family: 'cereals', scope: null };
    expect(said(cereals, 'fr')).toContain(
      'En 2024 en France, la production dépassait 5 millions de tonnes pour 1 des 25 céréales : blé tendre',
    );
    expect(said({ ...cereals, matches: [] }, 'fr')).toContain(
      'ne dépassait 5 millions de tonnes pour aucune des 25 céréales',
    );
    expect(said({ ...cereals, family: null }, 'en')).toContain(
      'was above 5 million tonnes for 1 of 25 crops',
    );
    expect(said({ ...cereals, family: 'fruit' }, 'en')).toContain('for 1 of 25 kinds of fruit');
  });

  it('is said of animals and of the world market', () => {
    const cattle = { ...after, product: 'cattle', measure: 'stocks', unit: 'head' };
    const herds = {
      ...findings,
      over: 'products' as const,
      family: 'livestock',
      sample: cattle,
      matches: [cattle],
    };
    expect(said(herds, 'fr')).toContain('le cheptel dépassait');
    expect(said(herds, 'fr')).toContain('pour 1 des 25 espèces');
    expect(said(herds, 'en')).toContain('were above 5 million tonnes for 1 of 25 kinds of animal');
    const price = { ...after, place: 'WLD', measure: 'price' };
    const prices = { ...findings, over: 'products' as const, family: 'cereals', sample: price };
    expect(said(prices, 'en')).toContain('In 2024 on the world market, the price was above');
  });

  it('is said of years', () => {
    const years = { ...findings, over: 'periods' as const, scope: null };
    expect(said(years, 'en')).toContain('was above 5 million tonnes in 1 of 25 years: 2024');
    expect(said({ ...years, comparator: 'below' as const, matches: [] }, 'fr')).toContain(
      'n’a jamais été inférieure à',
    );
    expect(said(years, 'fr')).toContain('a dépassé 5 millions de tonnes pendant 1 année sur 25 : 2024');
    const one = { ...years, matches: [], compared: { ...years.compared, value: 1 } };
    expect(said(one, 'en')).toContain('was never above 5 million tonnes (1 year)');
  });

  it('is said with the last time first where that is asked', () => {
    const occasion = { kind: 'last' as const, fact: after, isStart: false };
    const last = { ...findings, over: 'periods' as const, scope: null, occasion };
    expect(said(last, 'fr')).toMatch(/^C’était en 2024 pour la dernière fois, avec 25,38/u);
    expect(said(last, 'en')).toMatch(/^The last time was in 2024, with 25\.38/u);
    const since = { ...last, occasion: { ...occasion, kind: 'since' as const, isStart: true } };
    expect(said(since, 'fr')).toMatch(/^C’est le cas sans interruption depuis 2024, dès le début/u);
    const ended = { ...last, occasion: { ...occasion, kind: 'ended' as const } };
    expect(said(ended, 'en')).toMatch(/^It is so no longer: the last time was in 2024/u);
  });
});
