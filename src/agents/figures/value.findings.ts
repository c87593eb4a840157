import { periodAfter } from '../../statistics/day.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import { asksTimes } from '../../understanding/intents/ratio-words.js';
import type { Figure, KnownFact, Note } from '../../wording/facts.js';
import type { ValueFindings } from '../../wording/figure.findings.js';
import type { Holding, Line } from './availability.js';
import { failureNotes, latestNotes } from './defaults.js';
import { hasStopped } from './stopped.line.js';
import { foundBase } from './found.js';
import { percentOf, timesBetween } from './named.figures.js';
import { PERIODS_PER_YEAR } from './period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import type { Sought } from './seeking.js';
import { factOf, knownOf, type KnownObservation } from './track.js';
import { agreesWithClaim, isThereAny } from './verdict.js';

/** One or several figures as they are, with the one before where there is but one. */
export async function valueFindings(
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

function verdictOn(question: Question, desk: Desk, only: KnownFact): boolean | null {
  if (OWN_HARVEST.test(question.frame.text)) return null;
  return agreesWithClaim(question, desk.lexicon, only) ?? isThereAny(question, only);
}

/** « j'ai récolté 110 tonnes », "I got 25 tonnes": what somebody has of his own, on which a figure of a country is no yes. */
const OWN_HARVEST =
  /(?<!\p{L})(?:j['’ ]ai|je|nous avons|on a|i|we|i['’]ve|we['’]ve) (?:\p{L}+ ){0,3}\d[\d.,]* ?(?:t|q|ha|tonnes?|tons?|quintaux|hectares?|acres?)(?!\p{L})/iu;

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
