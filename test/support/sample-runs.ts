import type { FigureFindings } from '../../src/wording/figure.findings.js';
import { count, type SampleFacts } from './sample-facts.js';

/** Steps that went one way: all of them, so many one after another, none. */
export function sampleRuns(f: SampleFacts): FigureFindings[] {
  const stretch = { from: f.before, to: f.own };
  const searched = { from: f.before.period, to: f.own.period };
  const run = { kind: 'run', ...f.found, way: 'up', searched, stretch, others: [], holds: null } as const;
  const compared = count(5);
  return [
    { ...run, asked: 'each', count: count(5), compared, holds: true },
    { ...run, asked: 'each', count: count(4), compared, others: [f.own], holds: false },
    { ...run, asked: 'longest', count: count(3), way: 'down' },
    { ...run, asked: 'longest', count: count(1) },
    { ...run, asked: 'longest', count: count(0), stretch: null },
    { ...run, asked: 'last', count: count(2) },
    { ...run, asked: 'last', count: count(1) },
    { ...run, asked: 'last', count: count(0), stretch: null, way: 'down' },
  ];
}
