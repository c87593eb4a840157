import { mean, sum } from '../../statistics/formulas/mean.formula.js';
import { derivedYield } from '../../statistics/formulas/yield.formula.js';
import { dayOf } from '../../statistics/day.js';
import type { Period } from '../../understanding/period.js';
import type { Figure, KnownFact, Note } from '../../wording/facts.js';
import type { AverageFindings } from '../../wording/figure.findings.js';
import type { Line } from './availability.js';
import { failureNotes } from './defaults.js';
import { foundBase } from './found.js';
import { countOf } from './named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import type { Sought } from './seeking.js';
import { factOf, knownOf, nameOf } from './track.js';
import { periodAfter } from './forecast.history.js';

/** The findings for lines that were found. */
export async function averageOf(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const lines = sought.holdings
    .flatMap((holding) => holding.lines)
    .flatMap((line) => bySpans(line, periodOf(question)))
    .filter((line) => line.observations.length > 0);
  const facts = lines.flatMap((line) => line.observations.map((one) => factOf(line.track, one)));
  const base = await foundBase(question, desk, facts, [
    ...sought.notes,
    ...failureNotes(sought),
    ...lines.flatMap((line) => gapNotes(line)),
  ]);
  const averages = lines.map(averageIn);
  const [only] = averages;
  if (averages.length > 1 || !only || !lines[0]) return { kind: 'averages', ...base, averages };
  return {
    kind: 'average',
    ...base,
    ...only,
    weighted: await weightedYield(desk, lines[0]),
    ...rangeOf(facts),
  };
}

/** « en 2022 et 2023 »: of finer figures each year has a mean of its own; of annual ones the years have one together. */
function bySpans(line: Line, period: Period | null): Line[] {
  if (period?.kind !== 'each' || line.track.frequency === 'annual') return [line];
  return period.spans.map((span) => {
    const [from, to] = [dayOf(span.from), dayOf(span.to)];
    return {
      ...line,
      observations: line.observations.filter((one) => one.period >= from && one.period <= to),
    };
  });
}

/** Months and years without a figure between the first and the last: the mean is not of them. */
function gapNotes({ track, observations }: Line): Note[] {
  const [first, last] = [observations[0], observations.at(-1)];
  if (!first || !last || track.frequency === 'weekly') return [];
  const known = new Set(observations.map((one) => one.period));
  const periods: string[] = [];
  for (let step = 1, day = first.period; day < last.period; step += 1) {
    if (!known.has(day)) periods.push(nameOf(track, day));
    day = periodAfter(first.period, track.frequency, step);
  }
  return periods.length > 0 ? [{ kind: 'missing-periods', periods, count: periods.length }] : [];
}

function averageIn(line: Line): Pick<AverageFindings, 'mean' | 'of' | 'from' | 'to' | 'count'> {
  const facts = line.observations.map((one) => factOf(line.track, one));
  const value = mean(facts.map((fact) => fact.value));
  const [first, last] = [facts[0], facts.at(-1)];
  if (!first || !last || value === null) throw new Error('a mean needs at least one figure');
  return {
    mean: { name: 'mean', value, unit: first.unit },
    of: first,
    from: first.period,
    to: last.period,
    count: countOf(facts.length),
  };
}

function rangeOf(facts: readonly KnownFact[]): { lowest: KnownFact; highest: KnownFact } {
  return {
    lowest: facts.reduce((least, fact) => (fact.value < least.value ? fact : least)),
    highest: facts.reduce((most, fact) => (fact.value > most.value ? fact : most)),
  };
}

/** All the production of the periods over all their area, where both are known for each of them. */
async function weightedYield(desk: Desk, line: Line): Promise<Figure | null> {
  const { track } = line;
  if (track.measure !== 'yield') return null;
  const query = { products: [track.product], places: [track.place], datasets: [track.dataset] };
  const parts = await desk.reader.read({ ...query, measures: ['production', 'area-harvested'] });
  const sums = ['production', 'area-harvested'].map((measure) => {
    const part = parts.find((one) => one.measure === measure);
    const known = part ? knownOf(part) : [];
    const values = line.observations.map(
      (one) => known.find((other) => other.period === one.period)?.value ?? NaN,
    );
    return sum(values);
  });
  const value = derivedYield(sums[0] ?? NaN, sums[1] ?? NaN);
  return value !== null && Number.isFinite(value) ? { name: 'weighted-mean', value, unit: 't/ha' } : null;
}
