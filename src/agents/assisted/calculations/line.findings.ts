import { distinct } from '../../../common/distinct.js';
import { extremes } from '../../../statistics/formulas/rank.formula.js';
import type { Citation, KnownFact, Note } from '../../../wording/facts.js';
import type { Change, ChangeFindings, ValueFindings } from '../../../wording/figure.findings.js';
import { differenceOf, growthOf, percentOf } from '../../figures/named.figures.js';

/** More figures than this side by side say nothing in words. */
const MOST_SIDE_BY_SIDE = 8;

/** What all findings made from rows share. */
export function calculated(
  facts: readonly KnownFact[],
  citations: readonly Citation[],
  notes: readonly Note[] = [],
) {
  return { outcome: 'answer' as const, facts, notes: distinct(notes), citations, unit: null };
}

/** Rows as they were read: one line over time as its change, else the figures side by side. */
export function lineFindings(
  facts: readonly KnownFact[],
  citations: readonly Citation[],
  notes: readonly Note[],
): ChangeFindings | ValueFindings {
  const base = calculated(facts, citations, notes);
  const [first, last] = [facts[0], facts.at(-1)];
  if (first && last && first !== last && facts.every((fact) => isSameLine(fact, first))) {
    return { kind: 'change', ...base, changes: [changeBetween(first, last, facts)] };
  }
  return { kind: 'value', ...base, values: facts.slice(0, MOST_SIDE_BY_SIDE), before: null, latest: false };
}

/** Whether both are of one product, place, measure and unit. */
export function isSameLine(one: KnownFact, other: KnownFact): boolean {
  return (['product', 'place', 'measure', 'unit'] as const).every((key) => one[key] === other[key]);
}

/** How a line moved from one of its figures to a later one; what lay between where it was higher or lower. */
export function changeBetween(from: KnownFact, to: KnownFact, between: readonly KnownFact[] = []): Change {
  const ends = extremes(between, (fact) => fact.value);
  const inner = (fact: KnownFact | undefined): KnownFact | null =>
    !fact || fact.value === from.value || fact.value === to.value ? null : fact;
  const yearly = from.period.length === 4 && to.period.length === 4;
  return {
    from,
    to,
    difference: differenceOf(from, to),
    percent: percentOf(from, to),
    growth: yearly ? growthOf(from, to, Number(to.period) - Number(from.period)) : null,
    lowest: inner(ends?.least),
    highest: inner(ends?.greatest),
  };
}
