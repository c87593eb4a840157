import type { Fact } from './facts.js';
import type { FigureFindings, ValueFindings } from './figure.findings.js';

/** The facts that the prose speaks of by themselves, whose flags it must say. */
export function spokenFacts(findings: FigureFindings): readonly Fact[] {
  switch (findings.kind) {
    case 'value':
      return valuesSpoken(findings);
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

function valuesSpoken({ values, before }: ValueFindings): readonly Fact[] {
  return before ? [...values, before.fact] : values;
}
