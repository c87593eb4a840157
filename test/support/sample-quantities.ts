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

/** A yield of somebody's own: above the mean, far above it, below it. */
export function ownYields(f: SampleFacts): FigureFindings[] {
  return [5, 50.2, -12].map((percent) => ({
    kind: 'own-yield' as const,
    ...f.found,
    own: figure(7.5, 't/ha'),
    mean: figure(7, 't/ha'),
    percent: figure(percent, '%'),
    last: f.own,
    newest: percent > 0,
    from: '2021',
    to: '2025',
    count: count(5),
  }));
}
