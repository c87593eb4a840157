import type { FigureFindings } from '../../src/wording/figure.findings.js';
import { count, figure, type SampleFacts } from './sample-facts.js';

/** Bushels by their weight, of one product, of several, and of one that has none. */
export function conversionsOfBushels(f: SampleFacts): FigureFindings[] {
  const shared = { kind: 'conversion', ...f.found, from: figure(120, 'bu'), wanted: 't' } as const;
  const byWeight = [{ product: 'wheat', to: figure(3.265865, 't'), weight: figure(60, 'lb') }];
  return [
    { ...shared, to: figure(3.265865, 't'), byWeight },
    { ...shared, to: null, byWeight: [...byWeight, { ...byWeight[0]!, product: 'maize' }] },
    { ...shared, to: null, byWeight: [], unweighed: 'tomatoes' },
  ];
}

/** A yield of somebody's own: above the mean of a year, far above that of five, below it. */
export function ownYields(f: SampleFacts): FigureFindings[] {
  return [5, 50.2, -12].map((percent, at) => ({
    kind: 'own-yield' as const,
    ...f.found,
    own: figure(7.5, 't/ha'),
    holds: at === 0 ? true : null,
    mean: figure(7, 't/ha'),
    percent: figure(percent, '%'),
    last: f.own,
    newest: percent > 0,
    from: '2021',
    to: '2025',
    count: count(at === 0 ? 1 : 5),
  }));
}

/** What lots come to: now, of one bushel, and long ago in millions. */
export function lotsPriced(f: SampleFacts): FigureFindings[] {
  const value = { kind: 'value', ...f.found, values: [f.own], before: null } as const;
  const byWeight = { product: 'wheat', to: figure(0.0272155422, 't'), weight: figure(60, 'lb') };
  const rate = figure(f.own.value, f.own.unit);
  const worth = { product: f.own.product, rate, now: true, byWeight: null };
  return [
    { ...value, latest: true, worth: { ...worth, lot: figure(50, 't'), total: figure(15150, 'dollar') } },
    {
      ...value,
      latest: true,
      worth: { ...worth, lot: figure(1, 'bu'), total: figure(8.25, 'dollar'), byWeight },
    },
    {
      ...value,
      latest: false,
      worth: { ...worth, now: false, lot: figure(1, 'Mt'), total: figure(2.02e8, 'euro') },
    },
  ];
}
