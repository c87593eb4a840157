import { mean, median, olympicMean, sum } from '../../statistics/formulas/mean.formula.js';
import { coefficientOfVariation, standardDeviation } from '../../statistics/formulas/deviation.formula.js';
import { derivedYield } from '../../statistics/formulas/yield.formula.js';
import { dayOf, periodAfter } from '../../statistics/day.js';
import type { Day } from '../../statistics/series.js';
import type { Frame } from '../../understanding/frame.js';
import type { Period } from '../../understanding/dates/period.js';
import type { EndFact, Figure, KnownFact, Note } from '../../wording/facts.js';
import type { AverageFindings } from '../../wording/figure.findings.js';
import type { Line } from './availability.js';
import { withMoveOfTimes } from './compared.means.js';
import { failureNotes } from './defaults.js';
import { foundBase } from './found.js';
import { countOf } from './named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import type { Sought } from './seeking.js';
import { isAsSteady } from './steadiness.claim.js';
import { ofMean } from './unit.notes.js';
import { extentOf, factOf, knownOf, nameOf } from './track.js';

/** The findings for lines that were found. */
export async function averageOf(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const found = await meansOf(question, desk, sought);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const isOfYears = lines.every((line) => line.track.frequency === 'annual');
  const isMean = found.kind === 'average' || found.kind === 'averages';
  if (!isMean || !isOfYears || periodOf(question)?.kind !== 'each') return found;
  return { ...found, periods: [...new Set(found.facts.map((fact) => fact.period))] };
}

async function meansOf(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const lines = sought.holdings
    .flatMap((holding) => holding.lines)
    .flatMap((line) => bySpans(line, periodOf(question)))
    .filter((line) => line.observations.length > 0);
  const facts = lines.flatMap((line) => line.observations.map((one) => factOf(line.track, one)));
  const base = await foundBase(question, desk, facts, [
    ...sought.notes,
    ...failureNotes(sought),
    ...gapNotes(sought, periodOf(question)),
  ]);
  const averages = lines.map((line) => averageIn(line, question.frame));
  const [only] = averages;
  if (averages.length > 1 || !only || !lines[0]) {
    const found = withMoveOfTimes({ kind: 'averages', ...base, averages });
    return question.frame.deviation ? { ...found, holds: isAsSteady(question, found) } : found;
  }
  return {
    kind: 'average',
    ...base,
    ...only,
    notes: ofMean(question, desk, base.notes, only),
    weighted: only.olympic || only.median ? null : await weightedYield(desk, lines[0]),
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

/** Months and years asked that have no figure though the series goes on after them: the mean is not of them. */
function gapNotes(sought: Sought, period: Period | null): Note[] {
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const periods = lines.flatMap((line) => stretchesOf(line, period).flatMap((one) => gapsIn(line, one)));
  const distinct = [...new Set(periods)];
  return distinct.length > 0 ? [{ kind: 'missing-periods', periods: distinct, count: distinct.length }] : [];
}

/** First and last day of each stretch that a mean is over, as asked, or else from the first to the last figure. */
function stretchesOf({ observations }: Line, period: Period | null): [Day, Day][] {
  if (period?.kind === 'at') return [[dayOf(period.span.from), dayOf(period.span.to)]];
  if (period?.kind === 'each') return period.spans.map((span) => [dayOf(span.from), dayOf(span.to)]);
  const [first, last] = [observations[0], observations.at(-1)];
  return first && last ? [[first.period, last.period]] : [];
}

function gapsIn({ track, observations }: Line, [from, to]: [Day, Day]): string[] {
  const extent = extentOf(track);
  if (!extent || track.frequency === 'weekly') return [];
  const known = new Set(observations.map((one) => one.period));
  const first = Math.max(from, extent.from);
  const gaps: string[] = [];
  for (let step = 1, day = first; day <= Math.min(to, extent.to); step += 1) {
    if (!known.has(day)) gaps.push(nameOf(track, day));
    day = periodAfter(first, track.frequency, step);
  }
  return gaps;
}

type Average = Pick<
  AverageFindings,
  'mean' | 'of' | 'from' | 'to' | 'count' | 'olympic' | 'median' | 'deviation'
>;

function averageIn(line: Line, asked: Frame): Average {
  const facts = line.observations.map((one) => factOf(line.track, one));
  const values = facts.map((fact) => fact.value);
  const middle = middleOf(values, asked);
  const [first, last] = [facts[0], facts.at(-1)];
  if (!first || !last || middle.value === null) throw new Error('a mean needs at least one figure');
  const { name, value, ...kind } = middle;
  return {
    mean: { name, value, unit: first.unit },
    ...kind,
    of: first,
    from: first.period,
    to: last.period,
    count: countOf(facts.length),
    ...(asked.deviation && deviationOf(values, first.unit)),
  };
}

function deviationOf(values: readonly number[], unit: string): Pick<Average, 'deviation'> {
  const [size, percent] = [standardDeviation(values), coefficientOfVariation(values)];
  if (size === null || percent === null) return {};
  return {
    deviation: {
      size: { name: 'standard-deviation', value: size, unit },
      percent: { name: 'variation', value: percent, unit: '%' },
    },
  };
}

/** The plain mean, the median, or the Olympic mean where it is asked for and there are figures enough. */
function middleOf(
  values: readonly number[],
  asked: Frame,
): { name: string; value: number | null } & Pick<Average, 'olympic' | 'median'> {
  if (asked.median) return { name: 'median', value: median(values), median: true };
  const trimmed = asked.olympic ? olympicMean(values) : null;
  return trimmed === null
    ? { name: 'mean', value: mean(values) }
    : { name: 'olympic-mean', value: trimmed, olympic: true };
}

function rangeOf(facts: readonly KnownFact[]): Pick<AverageFindings, 'lowest' | 'highest'> {
  const end = (one: KnownFact): EndFact => {
    const isAlone = facts.every((fact) => fact === one || fact.value !== one.value);
    return isAlone ? one : { ...one, again: true };
  };
  return {
    lowest: end(facts.reduce((least, fact) => (fact.value < least.value ? fact : least))),
    highest: end(facts.reduce((most, fact) => (fact.value > most.value ? fact : most))),
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
