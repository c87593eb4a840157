import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../answer.writer.js';
import { Verification } from '../verification.js';
import type { KnownFact } from '../facts.js';
import type { ExtremeFindings } from '../ranking.findings.js';
import type { Findings } from '../findings.js';
import type { RankingFindings } from '../ranking.findings.js';

const writer = new AnswerWriter(loadLexicon());
const base = { outcome: 'answer' as const, notes: [], citations: [], unit: null };

function said(findings: Findings, language: 'fr' | 'en'): string {
  return writer.write(findings, 'production', language).answer.replace(/[\u00a0\u202f]/gu, ' ');
}

function fact(place: string, period: string, value: number): KnownFact {
  const names = { product: 'soft-wheat', productCode: 'C1110', placeCode: place, measure: 'production' };
  return { ...names, place, period, value, unit: 'kt', dataset: 'eurostat-crops', flags: '', derived: null };
}

describe('equal figures', () => {
  const [first, second, third] = [
    { ...fact('FR', '2024', 9000), rank: 1 },
    { ...fact('PL', '2024', 9000), rank: 1 },
    { ...fact('DE', '2024', 8000), rank: 3 },
  ];
  const ranking: RankingFindings = {
    kind: 'ranking',
    ...base,
    facts: [first, second, third],
    over: 'places',
    end: 'highest',
    ranked: [first, second, third],
    next: null,
    subject: null,
    compared: { name: 'compared', value: 3, unit: 'count' },
    scope: 'EU27_2020',
    family: null,
    period: '2024',
  };

  it('are a tie in an order', () => {
    expect(said(ranking, 'fr')).toMatch(
      /La France et la Pologne arrivent en tête ex æquo pour .*, avec .*, devant l’Allemagne \(/u,
    );
    expect(said(ranking, 'en')).toMatch(
      /France and Poland come equal first for .*, with .*, ahead of Germany \(/u,
    );
    const one = { ...ranking, ranked: [first], next: second };
    expect(said(one, 'fr')).toMatch(/arrive en tête parmi 3 pays .*à égalité avec la Pologne/u);
    expect(said(one, 'en')).toMatch(/comes first among 3 countries .*level with Poland/u);
    const ofOne = { ...ranking, subject: second, tied: [first] };
    expect(said(ofOne, 'fr')).toMatch(/occupe le 1er rang ex æquo sur 3 pays .*à égalité avec la France/u);
  });

  it('of several times are told in their order', () => {
    const ranked = [fact('FR', '2015', 9000), fact('FR', '2019', 8000)].map((one, at) => ({
      ...one,
      rank: at + 1,
    }));
    const compared = { name: 'compared', value: 26, unit: 'count' };
    const times = { ...ranking, over: 'periods', ranked, compared, period: '2000/2025' } as const;
    expect(said(times, 'fr')).toBe(
      'De 2000 à 2025 (26 valeurs), la production de blé tendre en France a été la plus élevée en 2015 (9 millions de tonnes) et en 2019 (8 millions de tonnes).',
    );
    expect(said({ ...times, end: 'lowest' }, 'en')).toContain(
      'From 2000 to 2025 (26 figures), the production of soft wheat in France was lowest in 2015 (9 million',
    );
  });

  it('are a tie of two', () => {
    const none = { name: 'difference', value: 0, unit: 'kt' };
    const two = {
      ...base,
      facts: [first, second],
      compared: [first, second],
      difference: none,
      percent: null,
    };
    const findings = { kind: 'comparison', ...two, by: 'place', end: 'highest' } as const;
    expect(said(findings, 'fr')).toContain('La France et la Pologne étaient à égalité pour');
    expect(said(findings, 'en')).toContain('France and Poland were tied for');
  });

  it('are told of all their times, or counted', () => {
    const times = ['2018', '2020', '2021', '2022', '2023'].map((period) => fact('FR', period, 9000));
    const [extreme, ...others] = times;
    if (!extreme) throw new Error('there are five');
    const [from, to] = ['2015', '2024'];
    const end = 'highest' as const;
    const tied = others.slice(0, 1);
    const few: ExtremeFindings = {
      kind: 'extreme',
      ...base,
      facts: times,
      end,
      extreme,
      tied,
      next: null,
      from,
      to,
    };
    const next = fact('FR', '2024', 8000);
    expect(said({ ...few, next }, 'fr')).toContain('Vient ensuite l’année 2024, avec 8 millions de tonnes.');
    expect(said({ ...few, next }, 'en')).toContain('The next highest figure was 8 million tonnes, in 2024.');
    const nextTimes = { name: 'count', value: 3, unit: 'count' };
    expect(said({ ...few, next, nextTimes }, 'fr')).toContain(
      'Viennent ensuite 3 années à 8 millions de tonnes, la première en 2024.',
    );
    expect(said({ ...few, next, nextTimes }, 'en')).toContain(
      'The next highest figure was 8 million tonnes, in 3 years, the first in 2024.',
    );
    const both = { ...few, tied: [], next, periods: ['2018', '2024'] };
    expect(said(both, 'fr')).toContain(
      'plus élevée en 2018 (9 millions de tonnes) qu’en 2024 (8 millions de tonnes)',
    );
    expect(said(both, 'en')).toContain('higher in 2018 (9 million tonnes) than in 2024 (8 million tonnes)');
    expect(said(few, 'fr')).toContain('au plus haut en 2018 et en 2020 (ex æquo), avec 9 millions');
    const many = { ...few, tied: others, times: { name: 'count', value: 5, unit: 'count' } };
    expect(said(many, 'en')).toContain('highest 5 times, first in 2018, at 9 million');
    expect(said(many, 'fr')).toContain('au plus haut 5 fois, d’abord en 2018, avec 9 millions');
    const weeks = ['2026-02-20', '2026-02-27', '2026-03-06'].map((period) => fact('FR', period, 9000));
    const inARow = { ...many, extreme: fact('FR', '2026-02-13', 9000), tied: weeks };
    expect(said(inARow, 'fr')).toContain('au plus haut du 13 février au 6 mars 2026, avec 9 millions');
    const moved = ['2026-02-05', '2026-02-12', '2026-02-19', '2026-02-26', '2026-03-04'];
    const [low, ...lows] = moved.map((period) => fact('FR', period, 8000));
    const otherTimes = { tied: lows, times: { name: 'count', value: 5, unit: 'count' } };
    const gap = { name: 'difference', value: 1000, unit: 'kt' };
    const range = { ...few, tied: [], opposite: low, otherTimes, gap } as const;
    expect(said(range, 'fr')).toContain('et au plus bas du 5 février au 4 mars 2026, avec 8 millions');
    expect(said(range, 'en')).toContain('and lowest from 5 February to 4 March 2026, at 8 million');
    const support = { findings: many, question: '', language: 'en' as const };
    expect(new Verification(loadLexicon()).check(said(many, 'en'), support)).toEqual([]);
  });
});
