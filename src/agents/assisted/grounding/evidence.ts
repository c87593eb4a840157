import type { Fact, Figure, ForecastFact } from '../../../wording/facts.js';
import type { FigureFindings } from '../../../wording/figure.findings.js';

/**
 * A figure that was found for this question, and what it is about. A `row` was published (or forecast) for exactly one
 * product, place and period; a `result` was calculated from its facts; `given` was in the question, such as a threshold.
 */
export interface Evidence {
  readonly name: string;
  readonly kind: 'row' | 'result' | 'given';
  readonly value: number;
  /** Unit id of the lexicon, or %, count, rank, coefficient. */
  readonly unit: string;
  readonly facts: readonly Fact[];
}

/** The share of forecasts that their interval is made to hold, in percent. */
const INTERVAL_PERCENT = 80;

/** Everything that may be said of the findings in numbers. */
export function evidenceOf(findings: FigureFindings): Evidence[] {
  return [...findings.facts.flatMap(rowEvidence), ...figuresOf(findings)];
}

function rowEvidence(fact: Fact): Evidence[] {
  const { value, unit } = fact;
  if (value === null) return [];
  const facts = [fact];
  const row = { name: 'row', kind: 'row' as const, value, unit, facts };
  const rank = fact.rank === undefined ? [] : [{ ...row, name: 'rank', value: fact.rank, unit: 'rank' }];
  return [row, ...rank, ...(isForecast(fact) ? boundsOf(fact) : [])];
}

function boundsOf(fact: ForecastFact): Evidence[] {
  const bound = { kind: 'row' as const, unit: fact.unit, facts: [fact] };
  return [
    { ...bound, name: 'lower', value: fact.lower },
    { ...bound, name: 'upper', value: fact.upper },
  ];
}

function isForecast(fact: Fact): fact is ForecastFact {
  return 'lower' in fact;
}

/** The named figures of the findings, beside the rows. */
export function figuresOf(findings: FigureFindings): Evidence[] {
  switch (findings.kind) {
    case 'change':
      return findings.changes.flatMap(({ from, to, difference, percent, growth }) =>
        results([difference, percent, growth], [from, to]),
      );
    case 'comparison':
      return results([findings.difference, findings.percent], findings.compared);
    case 'share':
      return results([findings.percent], [findings.part, findings.whole]);
    case 'value':
      return findings.before ? results([findings.before.percent], findings.facts) : [];
    case 'forecast':
      return forecastFigures(findings);
    default:
      return listFigures(findings);
  }
}

function forecastFigures(findings: Extract<FigureFindings, { kind: 'forecast' }>): Evidence[] {
  const { points, last, percent, observations, error, held } = findings;
  const interval = { name: 'interval', value: INTERVAL_PERCENT, unit: '%' };
  const end = points.at(-1);
  return [
    ...results([percent], end ? [last, end] : [last]),
    ...results([observations, error, held?.held, held?.of, interval], findings.facts),
  ];
}

function listFigures(findings: FigureFindings): Evidence[] {
  switch (findings.kind) {
    case 'aggregate':
      return results([findings.total, findings.count], findings.parts);
    case 'average':
      return results([findings.mean, findings.weighted, findings.count], findings.facts);
    case 'ranking':
      return results([findings.compared], findings.facts);
    case 'correlation':
      return results([findings.coefficient, findings.count], findings.facts);
    case 'coverage':
      return results([findings.productCount, findings.placeCount], []);
    case 'filter':
      return [
        ...results([findings.compared], findings.facts),
        ...given([{ ...findings.threshold, name: `threshold-${findings.comparator}` }], findings.matches),
      ];
    case 'conversion':
      return [
        ...given([findings.from], findings.facts),
        ...results([findings.to, ...(findings.byWeight ?? []).map(({ to }) => to)], findings.facts),
      ];
    default:
      return [];
  }
}

function results(figures: readonly (Figure | null | undefined)[], facts: readonly Fact[]): Evidence[] {
  return figures.flatMap((figure) => (figure ? [{ ...figure, kind: 'result' as const, facts }] : []));
}

function given(figures: readonly Figure[], facts: readonly Fact[]): Evidence[] {
  return figures.map((figure) => ({ ...figure, kind: 'given' as const, facts }));
}
