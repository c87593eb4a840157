import { describe, expect, it } from 'vitest';
import { ANSWERED, said, wheatOf } from '../../../test/support/said.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { KnownFact } from '../facts.js';
import type { AveragesFindings, ChangeFindings, OutOfPeriod } from '../figure.findings.js';
import type { FilterFindings } from '../filter.findings.js';
import type { RunFindings } from '../found.findings.js';
import { Voice } from '../voice.js';
import { changeProse } from './change.prose.js';

function price(product: string, period: string, value: number): KnownFact {
  const names = { product, productCode: product, place: 'WLD', placeCode: 'WLD', measure: 'price' };
  return { ...names, period, value, unit: 'USD/t', dataset: 'worldbank-prices', flags: '', derived: null };
}

describe('several means', () => {
  function meanOf(product: string, year: string, value: number): AveragesFindings['averages'][number] {
    const mean = { name: 'mean', value, unit: 'USD/t' };
    const count = { name: 'count', value: 12, unit: 'count' };
    return { mean, of: price(product, year, value), from: `${year}-01`, to: `${year}-12`, count };
  }
  const [urea2022, urea2023] = [meanOf('urea', '2022', 700), meanOf('urea', '2023', 357.964)];

  it.each([
    [
      [urea2022, urea2023],
      'Le prix de l’urée était en moyenne de 700 USD/t en 2022 et de 358 USD/t en 2023.',
      'The price of urea averaged 700 USD/t in 2022 and 358 USD/t in 2023.',
    ],
    [
      [urea2022, meanOf('soybeans', '2022', 675.4)],
      'En 2022, le prix de l’urée était en moyenne de 700,0 USD/t et le prix du soja de 675,4 USD/t (12 valeurs pour chaque moyenne).',
      'In 2022, the price of urea averaged 700.0 USD/t and the price of soybeans 675.4 USD/t (12 figures in each mean).',
    ],
    [
      [urea2022, urea2023, meanOf('soybeans', '2022', 675.4), meanOf('soybeans', '2023', 597.9)],
      'Le prix de l’urée était en moyenne de 700 USD/t en 2022 et de 358 USD/t en 2023. Le prix du soja était en moyenne de 675,4 USD/t en 2022 et de 597,9 USD/t en 2023.',
      'The price of urea averaged 700 USD/t in 2022 and 358 USD/t in 2023. The price of soybeans averaged 675.4 USD/t in 2022 and 597.9 USD/t in 2023.',
    ],
  ])('are told line by line, or side by side where they are of one time', (averages, french, english) => {
    const facts = averages.map(({ of }) => of);
    const findings: AveragesFindings = { kind: 'averages', ...ANSWERED, facts, averages };
    expect(said(findings, 'fr', 'prix')).toBe(french);
    expect(said(findings, 'en', 'prix')).toBe(english);
  });
});

it('the means of several places name what they are of once', () => {
  const averages = ['FR', 'DE', 'IT'].map((place, at) => ({
    mean: { name: 'mean', value: 4902 - 1000 * at, unit: 'kt' },
    of: wheatOf(place, '2020', 1),
    from: '2015',
    to: '2020',
    count: { name: 'count', value: 6, unit: 'count' },
  }));
  const facts = averages.map(({ of }) => of);
  const findings: AveragesFindings = { kind: 'averages', ...ANSWERED, facts, averages };
  expect(said(findings, 'fr')).toBe(
    'De 2015 à 2020, la production de blé tendre était en moyenne de 4,902 millions de tonnes en France, de 3,902 en Allemagne et de 2,902 en Italie (6 valeurs pour chaque moyenne).',
  );
  expect(said(findings, 'en')).toBe(
    'From 2015 to 2020, the production of soft wheat averaged 4.902 million tonnes in France, 3.902 in Germany and 2.902 in Italy (6 figures in each mean).',
  );
});

describe('the figures of a stretch that are asked for one by one', () => {
  const mean = { name: 'mean', value: 305, unit: 'USD/t' };
  const lineOf = (years: number, more: Partial<ChangeFindings>): ChangeFindings => {
    const facts = Array.from({ length: years }, (_, at) =>
      price('urea', String(2025 - years + at), 300 + at),
    );
    const [from = price('urea', '2000', 300), to = from] = [facts[0], facts.at(-1)];
    const difference = { name: 'difference', value: to.value - from.value, unit: 'USD/t' };
    const ends = { from, to, difference, percent: null, growth: null, lowest: null, highest: null };
    return { kind: 'change', ...ANSWERED, facts, changes: [{ ...ends, mean }], detailed: true, ...more };
  };

  it('are told with the mean behind them', () => {
    expect(said(lineOf(16, {}), 'fr', 'prix')).toMatch(
      / Dans le détail : 300 USD\/t en 2009, .* et 315 en 2024\. La moyenne sur la période est de 305 USD\/t\.$/u,
    );
    expect(said(lineOf(16, {}), 'en', 'prix')).toMatch(/ The mean over the period is 305 USD\/t\.$/u);
  });

  it('are told up to ten where a series is asked for, and up to six where a move is', () => {
    const ofTen: Partial<ChangeFindings> = { isSeries: true, detailed: undefined };
    expect(said(lineOf(10, ofTen), 'fr', 'prix')).toContain(' Dans le détail : 300 USD/t en 2015, ');
    expect(said(lineOf(10, { detailed: undefined }), 'fr', 'prix')).not.toContain('Dans le détail');
    expect(said(lineOf(11, ofTen), 'en', 'prix')).not.toContain('In detail');
  });

  it('are in the rows where they are too many', () => {
    expect(said(lineOf(25, {}), 'fr', 'prix')).toMatch(
      / Les chiffres de chaque année sont dans les données\.$/u,
    );
    expect(said(lineOf(25, {}), 'en', 'prix')).toMatch(/ Each year's figures are in the data\.$/u);
  });
});

it('the one time of several moves is said once, before them', () => {
  const moveOf = (product: string, value: number): ChangeFindings['changes'][number] => {
    const [from, to] = [price(product, '2021-01', 100), price(product, '2022-04', value)];
    const difference = { name: 'difference', value: value - 100, unit: 'USD/t' };
    const percent = { name: 'change', value: value - 100, unit: '%' };
    return { from, to, difference, percent, growth: null, lowest: null, highest: null };
  };
  const changes = [moveOf('urea', 150), moveOf('dap', 130), moveOf('tsp', 80)];
  const facts = changes.flatMap(({ from, to }) => [from, to]);
  const findings: ChangeFindings = { kind: 'change', ...ANSWERED, facts, changes };
  expect(said(findings, 'fr', 'prix')).toMatch(
    /^Entre janvier 2021 et avril 2022, le prix de l’urée a augmenté de 50 %, passant de 100 à 150 USD\/t\. Le prix du phosphate diammonique \(DAP\) a augmenté de 30 %, passant/u,
  );
  expect(said(findings, 'en', 'prix').match(/2021/gu)).toHaveLength(1);
  const ofTwo = { ...findings, changes: changes.slice(0, 2), facts: facts.slice(0, 4) };
  expect(said(ofTwo, 'en', 'prix').match(/between January 2021 and April 2022/gu)).toHaveLength(2);
});

it('that nothing fell is not said by a figure that its publisher contradicts', () => {
  const presumed = 'down' as const;
  const [from, to] = [2022, 2023].map((year, at) => price('urea', String(year), 300 + at));
  if (!from || !to) throw new Error('no ends');
  const difference = { name: 'difference', value: 1, unit: 'USD/t' };
  const percent = { name: 'change', value: 100 / 300, unit: '%' };
  const change = { from, to, difference, percent, growth: null, lowest: null, highest: null };
  const findings: ChangeFindings = {
    kind: 'change',
    ...ANSWERED,
    facts: [from, to],
    changes: [change],
    presumed,
  };
  expect(changeProse(findings, new Voice('fr', loadLexicon()))[0]).toMatch(/^Pas de baisse : le prix/u);
  expect(changeProse(findings, new Voice('fr', loadLexicon(), false))[0]).toMatch(/^Le prix/u);
});

it('the detail of a year says its unit and its year once', () => {
  const facts = [846.38, 744.17, 872.5, 925].map((value, at) => price('urea', `2022-0${at + 1}`, value));
  const [from = facts[0], to = facts[3]] = [facts[0], facts[3]];
  if (!from || !to) throw new Error('no ends');
  const difference = { name: 'difference', value: 78.62, unit: 'USD/t' };
  const change = { from, to, difference, percent: null, growth: null, lowest: null, highest: null };
  const findings: ChangeFindings = { kind: 'change', ...ANSWERED, facts, changes: [change] };
  expect(said(findings, 'fr', 'prix')).toContain(
    'Dans le détail : 846,38 USD/t en janvier, 744,17 en février, 872,50 en mars et 925,00 en avril 2022.',
  );
});

it('a break between the ends of a change is said, and no other flag there', () => {
  const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022];
  const facts = years.map((year, at) => ({
    ...price('urea', String(year), 300 + at),
    flags: year === 2018 ? 'bp' : year === 2016 ? 'e' : '',
  }));
  const [from = price('urea', '2015', 300)] = facts;
  const to = price('urea', '2022', 307);
  const difference = { name: 'difference', value: 7, unit: 'USD/t' };
  const change = { from, to, difference, percent: null, growth: null, lowest: null, highest: null };
  const findings: ChangeFindings = { kind: 'change', ...ANSWERED, facts, changes: [change] };
  expect(said(findings, 'fr', 'prix')).toContain(
    'à 307 USD/t. Le chiffre de 2018 marque une rupture de série.',
  );
  expect(said(findings, 'en', 'prix')).toMatch(/The figure for 2018 marks a break in the series\.$/);
});

it('many months beyond a limit are told by the stretches that they make up', () => {
  const months = ['01', '02', '03', '04', '07', '08', '11'];
  const matches = months.map((month) => price('urea', `2022-${month}`, 700));
  const findings: FilterFindings = {
    kind: 'filter',
    ...ANSWERED,
    facts: matches,
    over: 'periods',
    comparator: 'above',
    threshold: { name: 'threshold', value: 600, unit: 'USD/t' },
    matches,
    compared: { name: 'compared', value: 12, unit: 'count' },
    sample: price('urea', '2022-01', 700),
    scope: null,
    from: '2022-01',
    to: '2022-12',
  };
  expect(said(findings, 'fr', 'prix')).toContain(
    'pendant 7 mois sur 12 : de janvier à avril 2022, en juillet et août 2022 et en novembre 2022.',
  );
  const range = { ...findings, upTo: { name: 'upper', value: 800, unit: 'USD/t' } };
  expect(said(range, 'fr', 'prix')).toContain('a été compris entre 600 et 800 USD/t pendant 7 mois');
  const outside: FilterFindings = { ...range, comparator: 'below' };
  expect(said(outside, 'fr', 'prix')).toContain(
    'a été inférieur à 600 ou supérieur à 800 USD/t pendant 7 mois',
  );
  expect(said(outside, 'en', 'prix')).toContain('was below 600 or above 800 USD/t in 7 of 12 months');
  expect(said({ ...range, matches: [] }, 'en', 'prix')).toContain(
    'was never between 600 and 800 USD/t (12 months)',
  );
  expect(said(findings, 'en', 'prix')).toContain(
    'in 7 of 12 months: from January to April 2022, in July and August 2022 and in November 2022.',
  );
});

it('the nearest figures of several lines are one sentence', () => {
  const facts = [price('urea', '1960-01', 42.25), price('soybeans', '1965-01', 94)];
  const extents = facts.map(({ period: from, ...line }) => ({
    ...line,
    frequency: 'monthly' as const,
    from,
    to: '2026-05',
  }));
  const findings: OutOfPeriod = {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: ['1930'],
    extents,
    facts,
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr', 'prix')).toContain(
    'Pas de donnée pour le prix de l’urée et du soja en 1930 : on dispose de données mensuelles de janvier 1960 à mai 2026 pour l’urée et de janvier 1965 à mai 2026 pour le soja. Les données les plus proches : le prix était de 42,25 USD/t pour l’urée en janvier 1960 et de 94,00 USD/t pour le soja en janvier 1965.',
  );
});

it('steps that did not go the way asked about are named after how many did', () => {
  const facts = ['2015', '2016', '2017', '2018'].map((year, at) => price('urea', year, 300 + at));
  const [sample = price('urea', '2015', 300)] = facts;
  const count = (value: number): RunFindings['count'] => ({ name: 'count', value, unit: 'count' });
  const findings: RunFindings = {
    kind: 'run',
    ...ANSWERED,
    facts,
    asked: 'each',
    way: 'up',
    holds: false,
    stretch: { from: sample, to: sample },
    others: facts.filter(({ period }) => period === '2016' || period === '2018'),
    compared: count(3),
    count: count(1),
    searched: { from: '2015', to: '2018' },
  };
  expect(said(findings, 'fr', 'prix')).toContain(
    'Non. Entre 2015 et 2018, le prix de l’urée a augmenté d’une année à l’autre 1 fois sur 3, mais pas en 2016 ni en 2018.',
  );
  expect(said(findings, 'en', 'prix')).toContain(
    'No. Between 2015 and 2018, the price of urea rose from one year to the next 1 time out of 3, but not in 2016 or in 2018.',
  );
});
