import type { Fact } from './facts.js';
import type { Change, FigureFindings, ValueFindings } from './figure.findings.js';
import type { RankingFindings } from './ranking.findings.js';

/** The facts that the prose speaks of by themselves, whose flags it must say; of a refusal those of its guide. */
export function spokenFacts(findings: FigureFindings): readonly Fact[] {
  return spokenOf(guideOf(findings) ?? findings);
}

/** What stands for an answer that cannot be given; null where nothing does. */
function guideOf(findings: FigureFindings): FigureFindings | null {
  return (findings.kind === 'no-figure' && findings.guide?.findings) || null;
}

function spokenOf(findings: FigureFindings): readonly Fact[] {
  switch (findings.kind) {
    case 'value':
      return valuesSpoken(findings);
    case 'change':
      return findings.changes.flatMap((change) => [
        change.from,
        change.to,
        ...breaksWithin(change, findings.facts),
      ]);
    case 'growth':
      return findings.changes.flatMap((change) => [change.from, change.to]);
    case 'ranking':
      return ranksSpoken(findings);
    case 'extreme':
      return [findings.extreme, findings.opposite, findings.next].filter((fact) => !!fact);
    case 'share':
      return [findings.part, findings.whole];
    case 'definition':
    case 'coverage':
      return [];
    default:
      return findings.facts;
  }
}

/** A break that lies between the ends of a change: what is before it hardly compares with what is after. */
function breaksWithin({ from, to }: Change, facts: readonly Fact[]): Fact[] {
  const isBetween = (fact: Fact): boolean =>
    isOfLine(fact, to) && fact.period > from.period && fact.period < to.period;
  return facts
    .filter((fact) => fact.flags.includes('b') && isBetween(fact))
    .map((fact) => ({ ...fact, flags: fact.flags.replace(/[^bg]/g, '') }));
}

function isOfLine(one: Fact, other: Fact): boolean {
  return one.product === other.product && one.place === other.place && one.measure === other.measure;
}

/** Whether a figure was counted with but is not told by itself: one of those behind a mean, a coefficient or a run. */
export function isOnlyCounted(findings: FigureFindings, fact: Fact): boolean {
  const told = toldBesideCounted(guideOf(findings) ?? findings);
  return told !== null && !told.some((one) => nameOf(one) === nameOf(fact));
}

function nameOf({ product, place, measure, period }: Fact): string {
  return [product, place, measure, period].join(' ');
}

/** Of findings that are reckoned from many figures those that are told with the outcome; null of others. */
function toldBesideCounted(findings: FigureFindings): readonly Fact[] | null {
  switch (findings.kind) {
    case 'average':
      return [findings.lowest, findings.highest];
    case 'against-mean':
      return findings.compared.map(({ figure }) => figure);
    case 'run':
      return [...(findings.stretch ? [findings.stretch.from, findings.stretch.to] : []), ...findings.others];
    case 'averages':
    case 'correlation':
      return [];
    default:
      return null;
  }
}

/** One by itself stands beside the next. */
function ranksSpoken({ subject, ranked, next, over, ahead, behind }: RankingFindings): readonly Fact[] {
  if (subject) return [subject, ...(behind ? [behind] : []), ...(ahead ?? ranked)];
  return ranked.length === 1 && next && over !== 'periods' ? [...ranked, next] : ranked;
}

function valuesSpoken({ values, before }: ValueFindings): readonly Fact[] {
  return before ? [...values, before.fact] : values;
}
