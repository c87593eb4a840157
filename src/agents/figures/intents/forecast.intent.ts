import { distinct } from '../../../common/distinct.js';
import { FREQUENCY_RULES } from '../../../forecasting/history.js';
import type { ForecastDeclined, ForecastMade } from '../../../forecasting/forecast-result.js';
import { forecast } from '../../../forecasting/forecast.js';
import { asFineAsKnown, toldStep } from '../../../forecasting/told-precision.js';
import { dayOf, periodAfter, periodName } from '../../../statistics/day.js';
import type { Period } from '../../../understanding/dates/period.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { ForecastFact, KnownFact } from '../../../wording/facts.js';
import type { TimeBegun } from '../../../wording/expectation.js';
import type { ForecastFindings, NoFigure } from '../../../wording/figure.findings.js';
import { otherMoneyOf } from '../asked.limit.js';
import type { Line } from '../availability.js';
import { clarify } from '../clarification.js';
import { placesOrDefault } from '../defaults.js';
import { explain, noFigure } from '../explanation.js';
import { historyOf } from '../forecast.history.js';
import { horizonOfSaid, type Horizon } from '../forecast.horizon.js';
import { othersNamed } from '../forecast.others.js';
import { isStopped } from '../forecast.staleness.js';
import { expectedOfLimit } from '../forecast.limit.js';
import { expectationOf } from '../forecast.verdict.js';
import { unitOfLimit } from '../filtered.js';
import { foundBase } from '../found.js';
import { countOf, percentOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { emptyFact, factOf, knownOf, type KnownObservation } from '../track.js';
import { onlyFirst } from '../single.line.js';
import { answerFilter } from './filter.intent.js';
import { answerValue } from './value.intent.js';

const NEWEST: Period = { kind: 'latest', grain: null };

/** What a line of figures may do after its last one, with an interval; an observed period is answered as observed. */
export async function answerForecast(question: Question, desk: Desk): Promise<FigureAnswer> {
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places: onlyFirst(places), period: NEWEST });
  const line = await lineOf(sought, desk);
  if (!line) return explain(question, desk, sought.failures);
  sought.notes.push(...notes, ...othersNamed(question.frame, sought.holdings[0]?.candidate));
  const { period: last } = lastOf(line);
  const horizon = horizonOfSaid(question.frame.period, last, line.track.frequency, question.today);
  if (horizon.to === 0)
    return question.frame.intent === 'filter' ? answerFilter(question, desk) : answerValue(question, desk);
  return forecastLine(question, desk, { sought, line, horizon });
}

/** The first line that is still published; a stopped one where there is no other. */
async function lineOf({ holdings }: Sought, desk: Desk): Promise<Line | undefined> {
  const lines = holdings[0]?.lines ?? [];
  for (const line of lines) if (!(await hasStopped(line, desk))) return line;
  return lines[0];
}

async function hasStopped(line: Line, desk: Desk): Promise<boolean> {
  const { dataset, frequency } = line.track;
  const [citation] = await desk.reader.citationsOf([dataset]);
  return citation !== undefined && isStopped(lastOf(line).period, frequency, citation.vintage);
}

/** As far as forecasts reach, where the question asks for more. */
async function forecastLine(
  question: Question,
  desk: Desk,
  made: Omit<Made, 'result'>,
): Promise<FigureAnswer> {
  const { line, horizon, sought } = made;
  const { frequency } = line.track;
  if (await hasStopped(line, desk)) return declined(question, desk, line, 'stopped');
  const limit = FREQUENCY_RULES[frequency].longestHorizon;
  if (horizon.from > limit && periodOf(question)?.kind !== 'next')
    return declined(question, desk, line, 'horizon-too-long');
  const reached = {
    ...horizon,
    from: horizon.from > limit ? 1 : horizon.from,
    to: Math.min(horizon.to, limit),
  };
  const result = forecast(historyOf(line.track), { horizon: reached.to });
  if (result.outcome === 'declined') return declined(question, desk, line, refusalOf(result));
  if (horizon.to > limit) {
    const last = periodName(periodAfter(lastOf(line).period, frequency, limit), frequency);
    sought.notes.push({ kind: 'shortened-horizon', last });
  }
  return forecastFindings(question, desk, { ...made, result, horizon: reached });
}

function lastOf(line: Line): KnownObservation {
  const last = knownOf(line.track).at(-1);
  if (!last) throw new Error('a line that was found has figures');
  return last;
}

function refusalOf(result: ForecastDeclined): NoFigure['reason'] {
  return result.reason === 'always-zero' ? 'other' : result.reason;
}

/** Why there is no forecast, beside the last figure. */
async function declined(
  question: Question,
  desk: Desk,
  line: Line,
  reason: NoFigure['reason'],
): Promise<FigureAnswer> {
  const findings = await noFigure(question, desk, [], reason);
  const facts = [factOf(line.track, lastOf(line))];
  return { ...findings, facts, citations: await desk.reader.citationsOf([line.track.dataset]) };
}

interface Made {
  sought: Sought;
  line: Line;
  result: ForecastMade;
  horizon: Horizon;
}

async function forecastFindings(question: Question, desk: Desk, made: Made): Promise<FigureAnswer> {
  const { line, result, horizon } = made;
  const last = lastOf(line);
  const pointsIn = (from: number, to: number): ForecastFact[] =>
    result.points.slice(from - 1, to).map((point) => pointOf(line, last, point, result.method));
  const points = pointsIn(horizon.from, horizon.to);
  const sinceLast = pointsIn(1, horizon.sinceLast ?? 0);
  const lastFact = factOf(line.track, last);
  const end = points.at(-1);
  const { medianAbsolutePercentError: error, heldWithin80: held, horizon: tested } = result.backtest;
  return {
    kind: 'forecast',
    ...(await foundBase(
      inMoneyAsked(question, desk, lastFact),
      desk,
      [...distinct([...points, ...sinceLast]), lastFact],
      made.sought.notes,
    )),
    points,
    ...(sinceLast.length > 0 && { sinceLast }),
    last: lastFact,
    percent: end ? percentOf(lastFact, end) : null,
    ...(end && Math.abs(end.value - last.value) < toldStep(end) && { almostLast: true }),
    observations: countOf(result.observations),
    error: error === null ? null : { name: 'median-absolute-percent-error', value: error, unit: '%' },
    ahead: { count: countOf(tested, 'periods-ahead'), shorter: tested < horizon.to },
    elapsed: hasPassed(line, horizon.to, question),
    ...(hasPassed(line, horizon.from, question) && ofTimeBegun(question)),
    held: held.of > 0 ? { held: countOf(held.held, 'held'), of: countOf(held.of, 'of') } : null,
    naive: result.method.startsWith('naive'),
    ...expectedOf(question, desk, { last: lastFact, points }),
  };
}

/** What is to be expected of what is asked of a limit, told in the unit of it, or of a move. */
function expectedOf(
  question: Question,
  desk: Desk,
  { last, points }: Pick<ForecastFindings, 'last' | 'points'>,
): Partial<Pick<ForecastFindings, 'expected' | 'ofLimit' | 'unit'>> {
  const ofLimit = expectedOfLimit(question, desk, last, points);
  if (ofLimit) return { ofLimit, unit: question.frame.unit?.value ?? unitOfLimit(ofLimit.limit) };
  const end = points.at(-1);
  const expected = end ? expectationOf(question.frame, last.value, end, points) : null;
  return expected ? { expected } : {};
}

/** « à plus de 200 euros » of a price in dollars: that it is in dollars is told. */
function inMoneyAsked(question: Question, { lexicon }: Desk, last: KnownFact): Question {
  const value = otherMoneyOf(lexicon, question.frame.threshold, last);
  if (value === null) return question;
  return { ...question, frame: { ...question.frame, unit: { value, provenance: 'explicit' } } };
}

/** Whether the period so many steps after the last figure was over on the day of the question. */
function hasPassed(line: Line, step: number, { today }: Question): boolean {
  return periodAfter(lastOf(line).period, line.track.frequency, step + 1) <= dayOf(today);
}

/** How the first of the times to come is told that is over already: as counted from the last figure, or not at all. */
function ofTimeBegun(question: Question): TimeBegun {
  return {
    ...(isCountedFromLast(question) && { fromLast: true }),
    ...(asksEndAlone(question) && { ofEnd: true }),
  };
}

/** « les six prochains mois », where nothing says that they begin today. */
function isCountedFromLast(question: Question): boolean {
  const period = periodOf(question);
  return period?.kind === 'next' && !period.fromToday;
}

/** « d'ici Noël », "by the end of the year": it is the end of the time to come that is asked about, and no way up to it. */
function asksEndAlone({ frame: { period, text } }: Question): boolean {
  const isUpTo = period?.value.kind === 'between' && period.value.from === null;
  return isUpTo && BY.test(fold(period.words ?? '')) && !WAY.test(fold(text));
}

/** « trajectoire », "path": the way there too. */
const WAY = /(?<![a-z])(?:trajectoires?|trajector(?:y|ies)|evolu[a-z]*|tendances?|trends?|paths?)(?![a-z])/;
const BY = /(?<![a-z])(?:d.ici|avant|by|before)(?![a-z])/;

function pointOf(
  line: Line,
  last: KnownObservation,
  point: ForecastMade['points'][number],
  method: string,
): ForecastFact {
  const period = periodAfter(last.period, line.track.frequency, point.step);
  const { value, lower80: lower, upper80: upper } = point;
  const told = asFineAsKnown({ value, lower, upper });
  // The last value carried forward is told as it is: rounded it would seem to have moved.
  const carried = value === last.value ? { value } : {};
  return { ...emptyFact(line.track, period), ...told, ...carried, method };
}
