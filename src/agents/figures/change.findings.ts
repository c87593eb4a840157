import { asksTimes } from '../../understanding/intents/ratio-words.js';
import { fold } from '../../understanding/text/normalise.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Period, Span } from '../../understanding/dates/period.js';
import { mean } from '../../statistics/formulas/mean.formula.js';
import { medianSlope } from '../../statistics/formulas/trend.formula.js';
import { yearsBetween } from '../../statistics/day.js';
import type { EndFact, Figure, KnownFact, Verdict } from '../../wording/facts.js';
import type { Change, ChangeFindings } from '../../wording/figure.findings.js';
import type { Line } from './availability.js';
import { withoutAside } from './asked.aside.js';
import { agreesWithChange, agreesWithMovement } from './change.claim.js';
import { claimOf, isBesideYear, isSetAfter, isTrue } from './claim.js';
import { failureNotes } from './defaults.js';
import { agreesWithEach } from './each.claim.js';
import { explain } from './explanation.js';
import { foundBase } from './found.js';
import { gapNotes } from './gaps.js';
import { differenceOf, growthOf, percentOf, timesBetween } from './named.figures.js';
import { lastOf } from './period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import type { Sought } from './seeking.js';
import { endNotes } from './stopped.line.js';
import { factOf, knownOf, type KnownObservation } from './track.js';
import { zeroNotes } from './zero.gaps.js';

/** A mean of fewer says no more than the figures themselves. */
const FEWEST_AVERAGED = 3;
/** So few figures have no trend beside that of their ends. */
const FEWEST_OF_TREND = 5;
/** How many figures a trend without dates looks back on. */
const RECENT: Record<Line['track']['frequency'], number> = { annual: 10, monthly: 13, weekly: 53 };

/** The findings for lines that were found. */
export async function changeOf(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const lines = sought.holdings.flatMap((holding) => holding.lines).map((line) => widened(line, question));
  const alone = lines.length === 1;
  // A mean tells of a level, and nothing of how something moved.
  const isOfLevel = !alone && !asksMove(question.frame);
  const withMean = question.frame.withMean === true;
  const changes = lines.flatMap((line) =>
    changeIn(line).map((change) =>
      isOfLevel || withMean ? { ...change, mean: meanOf(line, withMean) } : change,
    ),
  );
  const gaps = alone ? lines.flatMap((line) => gapNotes(line, periodOf(question))) : [];
  const notes = [...sought.notes, ...failureNotes(sought), ...zeroNotes(lines), ...gaps];
  if (changes.length === 0) return explain(question, desk, sought.failures);
  const facts = lines.flatMap((line) => line.observations.map((one) => factOf(line.track, one)));
  // « la production baisse-t-elle ? » without a time asks about all of the last years, and not about their two ends.
  const isUnclear = isOpen(periodOf(question)) && lines.some(endsAgainstTrend);
  if (isUnclear) notes.push({ kind: 'no-clear-trend' });
  // « le gaz a-t-il plus augmenté que l'urée ? » has no answer where one of them has no figures.
  const isOneSided = notes.some(({ kind }) => kind === 'no-figure-for');
  const base = await foundBase(question, desk, facts, notes);
  return {
    kind: 'change',
    ...base,
    notes: [...base.notes, ...endNotes(question, lines, base.citations)],
    changes,
    ...(alone && asLine(question)),
    ...timesOf(question, changes),
    ...(isUnclear || isOneSided ? { holds: null } : withPresumed(question, verdictOn(question, changes))),
  };
}

/** Whether the figures are asked for one by one. */
function asksEach(question: Question): boolean {
  return question.frame.listed === true || periodOf(question)?.kind === 'each';
}

const EVOLUTION =
  /(?<![a-z])(?:evolu[a-z]*|evolv[a-z]*|chang[a-z]*|tendances?|trend[a-z]*|trajectoires?|dynamiques?|develop[a-z]*|vari(?:e|er|ation|ations|ee?s?))(?![a-z])/;

/** Whether the figures of the one line are asked for one by one, or as a series. */
function asLine(question: Question): Pick<ChangeFindings, 'detailed' | 'isSeries'> {
  return { ...(asksEach(question) && { detailed: true }), ...(isSeries(question) && { isSeries: true }) };
}

/** « production de 2015 à 2022 »: the figures of a stretch with both its ends, and no word of how they moved. */
function isSeries(question: Question): boolean {
  const period = periodOf(question);
  const isBounded = period?.kind === 'between' && period.from !== null && period.to !== null;
  return isBounded && question.frame.intent === 'series' && !asksMove(question.frame);
}

/** « comment ont évolué », « a-t-il reculé », "the trend of": how something moved is asked. */
export function asksMove({ text, movement, intent }: Question['frame']): boolean {
  return movement !== undefined || intent === 'change' || EVOLUTION.test(fold(text));
}

function timesOf({ frame }: Question, [only, ...more]: readonly Change[]): Pick<ChangeFindings, 'times'> {
  const isAsked = only !== undefined && more.length === 0 && asksTimes(frame.text);
  const times = isAsked ? timesBetween(only.from, only.to) : null;
  return times ? { times } : {};
}

/** Whether the figures between the first and the last go the other way than these two, or nowhere. */
function endsAgainstTrend({ observations }: Line): boolean {
  const ordered = observations.toSorted((a, b) => a.period - b.period);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last || ordered.length < FEWEST_OF_TREND) return false;
  const slope = medianSlope(ordered.map(({ period, value }) => ({ at: period, value }))) ?? 0;
  return Math.sign(slope) !== Math.sign(last.value - first.value);
}

/** Of one line, or of several that are each asked of. */
function verdictOn(question: Question, changes: readonly Change[]): ReturnType<typeof agreesWithEach> {
  return changes.length > 1 ? agreesWithEach(question.frame, changes) : { holds: holdsOf(question, changes) };
}

const HOW_MUCH =
  /(?<![a-z])(?<!(?:et|and) )(?:de combien|combien (?:a|ont|avait|avaient)[- ]|by how (?:much|far|many)|how (?:much|far|many) (?:did|has|have|had))(?![a-z])/;

/** « de combien a-t-elle baissé »: what is asked is how much, and not whether; a no is of what it takes for granted. */
function withPresumed(
  { frame: { text, movement } }: Question,
  verdict: ReturnType<typeof verdictOn>,
): ReturnType<typeof verdictOn> & Pick<ChangeFindings, 'presumed'> {
  const isPresumed =
    verdict.holds === false && movement !== undefined && HOW_MUCH.test(fold(withoutAside(text)));
  return isPresumed ? { ...verdict, holds: null, presumed: movement } : verdict;
}

/** Whether the one change is what the question puts up: by how much, or which of its two years has more; else null. */
function holdsOf(question: Question, changes: readonly Change[]): Verdict | null {
  const [change] = changes;
  if (!change || changes.length !== 1) return null;
  if (!change.percent) return isInOrder(question, change);
  const { value } = change.percent;
  const agrees = agreesWithChange(question.frame.text, value);
  return (
    agrees ??
    isSoNow(question, change) ??
    isInOrder(question, change) ??
    agreesWithMovement(question.frame, value)
  );
}

/** « la récolte de 2018 était-elle supérieure à celle de 2023 »: true or not; null where nothing is supposed. */
function isInOrder(question: Question, { from, to }: Change): boolean | null {
  const claim = claimOf(question.frame.text);
  const period = periodOf(question);
  if (!claim || period?.kind !== 'each') return null;
  const [first, second] = period.spans;
  if (!first || !second || period.spans.length !== 2) return null;
  const { text } = question.frame;
  const isOther = isSetAfter(text) || isBesideYear(text, first.from.slice(0, 4));
  const isOfEarlier = first.from < second.from && !isOther;
  return isOfEarlier ? isTrue(claim, from.value, to.value) : isTrue(claim, to.value, from.value);
}

/** « moins de vaches qu'en 2010 »: what is claimed of the newest figure beside the one then. */
function isSoNow({ frame: { text, againstPast, period } }: Question, { from, to }: Change): boolean | null {
  const claim = againstPast ? claimOf(text) : null;
  if (!claim || !period || !isFrom(period.value, from)) return null;
  return isTrue(claim, to.value, from.value);
}

/** Whether a figure is that of the time a period begins at. */
function isFrom(period: Period, from: KnownFact): boolean {
  return period.kind === 'last' || (period.kind === 'between' && reachesBackTo(period.from, from));
}

/** A figure of the year before stands in where the series has none of the time asked: it tells nothing of the claim. */
function reachesBackTo(asked: Span | null, { period }: KnownFact): boolean {
  return asked !== null && period >= asked.from.slice(0, period.length);
}

/** A change needs two figures: a single one is set beside the one before, an open period beside the last years. */
function widened(line: Line, question: Question): Line {
  const known = knownOf(line.track);
  const at = known.findIndex((one) => one.period === line.observations[0]?.period);
  if (line.observations.length > 1) return isSince(line, question) ? withOneBefore(line, known, at) : line;
  const looksBack = isOpen(periodOf(question)) && question.frame.intent === 'series' && !isOfTurn(question);
  if (looksBack) return { ...line, observations: newestOf(known.slice(0, at + 1), line.track.frequency) };
  return { ...line, observations: known.slice(Math.max(0, at - 1), at + 1) };
}

/** The figures of the last years, and one before them where they are but one. */
function newestOf(known: KnownObservation[], frequency: Line['track']['frequency']): KnownObservation[] {
  const recent = lastOf(known, RECENT[frequency], frequency);
  return recent.length > 1 ? recent : known.slice(-2);
}

/** « se redresse-t-elle », "is it recovering": a turn is from the figure before, and no trend of ten years. */
function isOfTurn({ frame }: Question): boolean {
  return /\b(?:recover|rebound|bounc|redress|rebondi|remont|repart)/.test(fold(frame.text));
}

/** The mean of a line's figures: of few of them where it is asked for alone. */
function meanOf({ track, observations }: Line, isAsked: boolean): Figure | null {
  const value = mean(observations.map((one) => one.value));
  return value === null || (!isAsked && observations.length < FEWEST_AVERAGED)
    ? null
    : { name: 'mean', value, unit: track.unit };
}

/** « sur un an » of monthly prices is from the same month of the year before: one figure more than it has months. */
function isSince(line: Line, question: Question): boolean {
  const period = periodOf(question);
  return period?.kind === 'last' && !period.asChange && line.track.frequency !== 'annual';
}

function withOneBefore(line: Line, known: readonly KnownObservation[], at: number): Line {
  return { ...line, observations: known.slice(Math.max(0, at - 1), at + line.observations.length) };
}

/** The change between the first and the last of a line's figures; none where there are not two. */
export function changeIn(line: Line): Change[] {
  const ordered = [...line.observations].sort((a, b) => a.period - b.period);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last || first === last) return [];
  const [from, to] = [factOf(line.track, first), factOf(line.track, last)];
  return [
    {
      from,
      to,
      difference: differenceOf(from, to),
      percent: percentOf(from, to),
      growth: growthOf(from, to, yearsBetween(first.period, last.period)),
      ...extremesOf(line, ordered),
    },
  ];
}

/** The ends of what lay between, where neither the first nor the last figure is as low or as high. */
function extremesOf(line: Line, ordered: readonly KnownObservation[]): Pick<Change, 'lowest' | 'highest'> {
  const inner = ({ period, value }: KnownObservation): EndFact | null => {
    const [one, ...others] = ordered.filter((other) => other.value === value);
    const isAtEnd = [ordered[0], ordered.at(-1)].some((end) => end?.value === value);
    if (!one || isAtEnd || one.period !== period) return null;
    return { ...factOf(line.track, one), ...(others.length > 0 && { again: true }) };
  };
  const lowest = ordered.reduce((least, one) => (one.value < least.value ? one : least));
  const highest = ordered.reduce((most, one) => (one.value > most.value ? one : most));
  return { lowest: inner(lowest), highest: inner(highest) };
}
