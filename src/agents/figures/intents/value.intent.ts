import { periodAfter } from '../../../statistics/day.js';
import type { Frame } from '../../../understanding/frame.js';
import { asksTimes } from '../../../understanding/intents/ratio-words.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Citation, Figure, KnownFact, Note } from '../../../wording/facts.js';
import type { ValueFindings } from '../../../wording/figure.findings.js';
import type { Holding, Line } from '../availability.js';
import { averageOf } from '../average.findings.js';
import { claimOf } from '../claim.js';
import { changeOf } from '../change.findings.js';
import { failureNotes, latestNotes, placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { isStopped } from '../forecast.staleness.js';
import { foundBase } from '../found.js';
import { percentOf, timesBetween } from '../named.figures.js';
import { PERIODS_PER_YEAR, setsMonths, setsYears } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { factOf, knownOf, type KnownObservation } from '../track.js';
import { agreesWithClaim, isThereAny } from '../verdict.js';
import { answerChange } from './change.intent.js';
import { answerRemainder } from './remainder.js';

/** One or several figures at a period, or the newest. */
export async function answerValue(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { excluded } = question.frame;
  if (excluded && !excluded.periods) return await answerRemainder(question, desk, excluded);
  const { places, notes } = placesOrDefault(question);
  const period = question.frame.period?.value ?? null;
  const sought = await seek(question, desk, { places, period });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  sought.notes.push(...notes);
  const lines = sought.holdings
    .flatMap((holding) => holding.lines)
    .map((line) => atEnd(line, question.frame));
  const isSpread =
    question.frame.endOfTime === undefined && lines.some((line) => line.observations.length > 1);
  if (isSpread) return spread(question, desk, sought, lines);
  return valueFindings(question, desk, sought, lines);
}

/** The first or the last figure of the time asked about, where that is meant. */
function atEnd(line: Line, { endOfTime }: Frame): Line {
  if (endOfTime === undefined) return line;
  const { observations } = line;
  const ends = { first: observations.slice(0, 1), last: observations.slice(-1) };
  const both = observations.length > 1 ? [...ends.first, ...ends.last] : observations;
  return { ...line, observations: endOfTime === 'both' ? both : ends[endOfTime] };
}

/** Several figures for one slot: a stretch of years reads as a change, the months of a year as their mean. */
function spread(
  question: Question,
  desk: Desk,
  sought: Sought,
  lines: readonly Line[],
): Promise<FigureAnswer> {
  const period = periodOf(question);
  const kind = period?.kind;
  if (kind === 'latest') return valueFindings(question, desk, sought, lines);
  if (kind === 'at' || setsMeansOfYears(question, lines)) return averageOf(question, desk, sought);
  if (setsMonths(period) && lines.some(({ track }) => track.frequency === 'weekly'))
    return answerChange(question, desk);
  if (kind === 'each' && lines.every((line) => isShort(line)) && !claims(question))
    return valueFindings(question, desk, sought, lines);
  return changeOf(question, desk, sought);
}

/** « en 2023 et 2024 » of monthly or weekly prices: the mean of each year. */
function setsMeansOfYears(question: Question, lines: readonly Line[]): boolean {
  const isFiner = lines.every(({ track }) => track.frequency !== 'annual');
  return isFiner && setsYears(periodOf(question)) && !claims(question);
}

function claims({ frame }: Question): boolean {
  return claimOf(frame.text) !== null;
}

function isShort(line: Line): boolean {
  return line.observations.length <= 6;
}

async function valueFindings(
  question: Question,
  desk: Desk,
  sought: Sought,
  lines: readonly Line[],
): Promise<FigureAnswer> {
  const values = lines.flatMap((line) => line.observations.map((one) => factOf(line.track, one)));
  const before = values.length === 1 && lines[0] ? comparedToBefore(lines[0], values[0], question) : null;
  const latest = isLatest(question, sought.holdings);
  const notes = [...sought.notes, ...timeNotes(question, values, latest), ...failureNotes(sought)];
  const facts = before ? [...values, before.fact] : values;
  const [only] = values;
  const holds = only && values.length === 1 ? verdictOn(question, desk, only) : null;
  const base = await foundBase(question, desk, facts, notes);
  const stopped = latest && lines.length === 1 && lines.every((line) => hasStopped(line, base.citations));
  const move = moveBetween(values);
  return {
    kind: 'value',
    ...base,
    values,
    before,
    latest,
    holds,
    ...(stopped && { stopped }),
    ...(move && { move, ...timesAskedOf(question, values) }),
  };
}

/** Of one figure the sentence says itself that it is the latest. */
function timeNotes(question: Question, values: readonly KnownFact[], latest: boolean): Note[] {
  return latest && values.length === 1 ? [] : latestNotes(question, values);
}

function timesAskedOf(
  { frame }: Question,
  [first, second]: readonly KnownFact[],
): Pick<ValueFindings, 'times'> {
  const times = first && second && asksTimes(frame.text) ? timesBetween(first, second) : null;
  return times ? { times } : {};
}

/** From the earlier to the later of two figures of one line; null of others. */
function moveBetween([first, second, ...more]: readonly KnownFact[]): Figure | null {
  if (!first || !second || more.length > 0) return null;
  const isOfOneLine = (['product', 'place', 'measure', 'dataset', 'unit'] as const).every(
    (key) => first[key] === second[key],
  );
  if (!isOfOneLine) return null;
  return first.period < second.period ? percentOf(first, second) : percentOf(second, first);
}

/** Whether the line had come to its end long before the edition of its table. */
function hasStopped({ track, observations }: Line, citations: readonly Citation[]): boolean {
  const vintage = citations.find(({ dataset }) => dataset === track.dataset)?.vintage;
  const last = observations.at(-1)?.period;
  return vintage !== undefined && last !== undefined && isStopped(last, track.frequency, vintage);
}

function verdictOn(question: Question, desk: Desk, only: KnownFact): boolean | null {
  return agreesWithClaim(question, desk.lexicon, only) ?? isThereAny(question, only);
}

function isLatest(question: Question, holdings: readonly Holding[]): boolean {
  return isOpen(periodOf(question)) && holdings.length > 0;
}

/**
 * The same line one year before (annual), one month before or one quotation before; a year before where the question tells
 * of a movement: « à combien est retombé le cacao ».
 */
function comparedToBefore(line: Line, fact: KnownFact | undefined, { frame }: Question) {
  const known = knownOf(line.track);
  const at = known.findIndex((one) => one.period === line.observations[0]?.period);
  const yearAgo = frame.movement ? aYearBefore(line) : undefined;
  const previous = yearAgo ?? known[at - 1];
  if (!fact || !previous) return null;
  const before = factOf(line.track, previous);
  if (!yearAgo && !isAdjacent(line, before.period, fact.period)) return null;
  const percent = percentOf(before, fact);
  return percent ? { fact: before, percent } : null;
}

/** The figure of the same month, or of the nearest week, of the year before. */
function aYearBefore({ track, observations }: Line): KnownObservation | undefined {
  const [one] = observations;
  if (!one || track.frequency === 'annual') return undefined;
  const then =
    track.frequency === 'monthly'
      ? periodAfter(one.period, 'annual', -1)
      : one.period - PERIODS_PER_YEAR.weekly * 7;
  const near = track.frequency === 'monthly' ? 0 : NEAREST_DAYS;
  return knownOf(track).find(({ period }) => Math.abs(period - then) <= near);
}

const NEAREST_DAYS = 4;

function isAdjacent(line: Line, before: string, at: string): boolean {
  if (line.track.frequency === 'annual') return Number(at) - Number(before) === 1;
  return Date.parse(at) - Date.parse(before) < 40 * 86_400_000;
}
