import type { ForecastFact, Note } from '../../src/wording/facts.js';
import type { FigureFindings, NoFigure } from '../../src/wording/figure.findings.js';
import { CITATION, count, figure, type SampleFacts } from './sample-facts.js';

/** Samples of what is said of the data themselves, of forecasts, of what is not there, and of assumptions. */

const later = (period: string): string => `${Number(period.slice(0, 4)) + 3}${period.slice(4)}`;

export function catalogue(f: SampleFacts): FigureFindings[] {
  const { products, places, measure } = f.topic;
  const extent = {
    product: products[0],
    place: places[0],
    measure,
    dataset: CITATION.dataset,
    frequency: 'annual',
    from: '2000',
    to: '2024',
  } as const;
  const other = {
    ...extent,
    product: products[1],
    frequency: 'weekly',
    from: '2001-01-05',
    to: '2026-01-01',
  } as const;
  const one = {
    kind: 'coverage',
    ...f.found,
    products: [],
    places: [],
    productCount: count(1),
    placeCount: count(1),
  } as const;
  return [
    { ...one, extents: [extent] },
    { ...one, extents: [extent, { ...extent, measure: 'price' }, other] },
    { ...one, extents: [extent], products, places, productCount: count(2), placeCount: count(12) },
    { ...one, extents: [extent], facts: [], places, placeCount: count(12), sides: ['places', 'sources'] },
    {
      kind: 'out-of-period',
      outcome: 'out_of_period',
      asked: ['2031', '2032-05'],
      extents: [extent],
      facts: [f.own],
      notes: [],
      citations: [CITATION],
    },
    {
      kind: 'out-of-period',
      outcome: 'out_of_period',
      asked: ['1950-05'],
      extents: [extent, other],
      facts: [],
      notes: [],
      citations: [],
    },
    {
      kind: 'definition',
      ...f.found,
      code: 'C1110',
      byCode: true,
      product: products[0],
      parent: products[1],
      members: products,
      example: f.own,
    },
    {
      kind: 'definition',
      ...f.found,
      code: null,
      byCode: false,
      product: products[0],
      parent: null,
      members: [],
      example: null,
    },
  ];
}

export function forecasts(f: SampleFacts): FigureFindings[] {
  const { value, period } = f.topic;
  const points = [1, 2, 3, 4].map((step): ForecastFact => ({
    ...f.own,
    period: `${Number(period.slice(0, 4)) + step}${period.slice(4)}`,
    lower: value / 2,
    upper: value * 2,
    method: 'combined',
  }));
  const sure = {
    percent: figure(4.2, '%'),
    observations: count(30),
    error: figure(3.25, '%'),
    held: { held: count(8), of: count(10) },
  };
  const base = { kind: 'forecast', ...f.found, last: f.own, elapsed: false, naive: false } as const;
  return [
    { ...base, ...sure, points, ahead: { count: count(4), shorter: false } },
    {
      ...base,
      ...sure,
      points: points.slice(0, 1),
      ahead: { count: count(1), shorter: true },
      naive: true,
      elapsed: true,
    },
    {
      ...base,
      ...sure,
      points: points.slice(0, 2),
      percent: null,
      error: null,
      held: { held: count(1), of: count(3) },
      ahead: { count: count(2), shorter: false },
      observations: count(2),
    },
    {
      ...base,
      ...sure,
      points: points.slice(0, 1),
      held: { held: count(1), of: count(2) },
      ahead: { count: count(1), shorter: false },
    },
    {
      ...base,
      ...sure,
      points: points.slice(0, 1),
      held: null,
      ahead: { count: count(1), shorter: false },
    },
  ];
}

export function refusals(f: SampleFacts): FigureFindings[] {
  const { products, places, measure, period } = f.topic;
  const periods = [period];
  const reasons: NoFigure['reason'][] = [
    'none',
    'undistinguished',
    'other-quantity',
    'sub-national',
    'withheld',
    'no-quotation',
    'too-short',
    'too-many-gaps',
    'horizon-too-long',
    'stopped',
    'other',
  ];
  const base = { kind: 'no-figure', outcome: 'no_data', notes: [], citations: [] } as const;
  const asked = {
    products: [products[0]],
    places: [places[0]],
    measures: [measure],
    words: ['exportations'],
  };
  return reasons.flatMap((reason): FigureFindings[] => [
    { ...base, reason, asked: reason === 'none' ? { ...asked, words: [] } : asked, periods, facts: [] },
    {
      ...base,
      reason,
      asked: { ...asked, products, places },
      periods: [],
      facts: [f.own, f.elsewhere],
    },
    {
      ...base,
      reason,
      asked: { ...asked, products: [], words: reason === 'other-quantity' ? ['stocks'] : [] },
      periods: [],
      facts: [],
    },
  ]);
}

/** A figure with every note that there is. */
export function noted(f: SampleFacts): FigureFindings[] {
  const value = { kind: 'value', values: [f.own], before: null, latest: false } as const;
  return [{ ...f.found, ...value, notes: notes(f) }];
}

function notes(f: SampleFacts): Note[] {
  const { products, places, measure, period } = f.topic;
  const [asked, taken] = products;
  return [
    { kind: 'assumed-product', asked, taken },
    { kind: 'assumed-place', taken: places[0] },
    { kind: 'read-place', asked: places[1], taken: places[0] },
    { kind: 'assumed-measure', taken: measure },
    { kind: 'assumed-latest', period },
    { kind: 'not-forecast', words: ['bio'] },
    { kind: 'corrected', typed: 'bel', read: 'blé' },
    { kind: 'stand-in', asked, taken, places: [] },
    { kind: 'stand-in', asked, taken, places },
    { kind: 'derived-yield', periods: ['2024'] },
    { kind: 'derived-yield', periods: [], stretch: { from: '2000', to: '2009' } },
    { kind: 'derived-yield', periods: [], partly: true },
    { kind: 'withheld-elsewhere', publisher: 'Eurostat' },
    { kind: 'other-unit', asked: 'USD/t', words: null, given: 'EUR/t' },
    { kind: 'other-unit', asked: 'kg', words: null, given: 'ha' },
    { kind: 'coarser-series', asked: 'week', held: 'year' },
    { kind: 'coarser-series', asked: 'day', held: 'month' },
    {
      kind: 'by-weight',
      product: 'wheat',
      weight: figure(60, 'lb'),
      equal: [
        { from: figure(303, 'USD/t'), to: figure(8.2463, 'USD/bu') },
        { from: figure(1, 'Mt'), to: figure(36.7437, 'Mbu') },
      ],
    },
    { kind: 'missing-periods', periods: ['2021'], count: 1 },
    { kind: 'missing-periods', periods: ['2021', '2022'], count: 2 },
    { kind: 'missing-periods', periods: [], count: 9 },
    { kind: 'missing-times', periods: ['2031', '2032-05'], series: { from: '2000', to: '2025' } },
    { kind: 'missing-times', periods: ['2012'], series: null },
    { kind: 'partial-baseline', count: 3, of: { name: 'count', value: 5, unit: 'count' } },
    { kind: 'no-baseline', years: { name: 'count', value: 5, unit: 'count' }, count: 0 },
    { kind: 'no-baseline', years: { name: 'count', value: 5, unit: 'count' }, count: 1 },
    { kind: 'campaign-year', campaign: '2023/2024', harvest: '2023' },
    { kind: 'nearest-quotation', asked: '2024-05-01', taken: '2024-05-03' },
    { kind: 'quotation', heading: 'Pomme Gala 150/200 g' },
    { kind: 'annual-means' },
    { kind: 'shortened-horizon', last: later(period) },
    { kind: 'annual-only', period: '2024' },
    { kind: 'stopped-series', product: asked, publisher: CITATION.publisher, last: '2020-08' },
    { kind: 'left-out', products: [asked], places: [places[0]] },
    { kind: 'summed-countries', lacking: [] },
    { kind: 'summed-countries', lacking: places },
    { kind: 'ignored-words', words: ['bio', 'rouge'] },
    { kind: 'assumed-whole', taken: places[0] },
    { kind: 'latest-complete', period: '2024', place: places[0] },
    { kind: 'latest-complete', period: '2024-05', place: places[1] },
    { kind: 'missing', product: asked, places },
    { kind: 'no-figure-for', product: asked },
  ];
}
