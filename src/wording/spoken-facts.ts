import type { Fact } from './facts.js';
import type { FigureFindings } from './figure.findings.js';

/** The facts that the prose speaks of by themselves, whose flags it must say. */
export function spokenFacts(findings: FigureFindings): readonly Fact[] {
  switch (findings.kind) {
    case 'value':
      return findings.before ? [...findings.values, findings.before.fact] : findings.values;
    case 'change':
    case 'growth':
      return findings.changes.flatMap((change) => [change.from, change.to]);
    case 'ranking':
      return findings.subject ? [findings.subject, ...findings.ranked] : findings.ranked;
    case 'extreme':
      return [findings.extreme];
    case 'share':
      return [findings.part, findings.whole];
    case 'definition':
    case 'coverage':
      return [];
    default:
      return findings.facts;
  }
}
