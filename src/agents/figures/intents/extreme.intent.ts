import type { Frame, Order } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { asksRankSince } from '../../../understanding/intents/order.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { ExtremeFindings } from '../../../wording/ranking.findings.js';
import { spanName, timesAsked } from '../asked.time.js';
import { foundBase } from '../found.js';
import { countOf, differenceOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import type { MeanStep } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { rankLine } from '../ranking/period.ranking.js';
import { inOrder, tiedWith, type Ranked } from '../ranking/ranks.js';
import { findSingleLine, isLine, type SingleLine } from '../single.line.js';
import { supposesRecord, wantsVerdict } from '../verdict.js';
import { asksWhichCountries } from '../which-countries.js';
import { answerChange } from './change.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** When a figure was highest or lowest; where, and of which product, is a ranking. */
export async function answerExtreme(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = question.frame.order ?? { end: 'highest', count: null, over: overOf(question, desk) };
  if (asksWhichCountries(question)) return answerRanking(ofPlaces(question, order), desk);
  if (supposesYear(question, desk)) return supposedExtreme(question, desk, order);
  if (order.over === 'places' && isOfOneYear(question, desk)) return answerValue(question, desk);
  if (order.over === 'places' && isOneCountry(question, desk) && !putsUpRank(question)) {
    return extremePeriod(question, desk, { ...order, over: 'periods' });
  }
  if (order.over !== 'periods')
    return answerRanking({ ...question, frame: { ...question.frame, order } }, desk);
  return extremePeriod(question, desk, order);
}

function ofPlaces(question: Question, order: Order): Question {
  return { ...question, frame: { ...question.frame, order: { ...order, over: 'places' } } };
}

/** A rank that is put up, or asked since when it is held. */
function putsUpRank(question: Question): boolean {
  return wantsVerdict(question) || asksRankSince(fold(question.frame.text));
}

/** « 2015 est-elle vraiment l'année record ? »: one year of one country is put up against all its others. */
function supposesYear(question: Question, desk: Desk): boolean {
  const { frame, place, domain } = question;
  const isAmong = domain === 'production' && place.places.some((id) => isGroup(desk.lexicon, id));
  const isOne = place.places.length < 2 && !isAmong;
  const isPutUp = frame.checks === true || supposesRecord(question);
  return isPutUp && isOne && supposedYear(frame) !== null;
}

/** The year that is put up: the only one, or the one beside that from which all are looked at (« 2024 est-elle la pire depuis 2000 »). */
function supposedYear({ period, text }: Frame): string | null {
  if (period?.value.kind === 'at')
    return period.value.span.grain === 'year' ? spanName(period.value.span) : null;
  const from = period ? startOf(period.value) : null;
  if (from === null) return null;
  const others = [...text.matchAll(YEAR)].map(([year]) => year).filter((year) => year !== from);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** The year that a stretch up to now starts from; empty where it is of the last years, null where it is no such stretch. */
function startOf(period: Period): string | null {
  if (period.kind === 'last') return '';
  const isUpToNow = period.kind === 'between' && period.to === null;
  return isUpToNow ? (period.from?.from.slice(0, 4) ?? '') : null;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/** « 2024 a-t-elle été une mauvaise année pour le blé français »: of that year, and no rank among countries. */
function isOfOneYear({ frame, place, domain }: Question, desk: Desk): boolean {
  const isOne = place.places.length === 1 && !place.places.some((id) => isGroup(desk.lexicon, id));
  const isYear = frame.steps === 'year' && frame.period?.value.kind === 'at';
  return isOne && isYear && domain === 'production';
}

async function supposedExtreme(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const { period } = question.frame;
  const year = supposedYear(question.frame);
  const overall = {
    ...question,
    frame: { ...question.frame, period: period?.value.kind === 'at' ? null : period },
  };
  const line = await findSingleLine(overall, desk, 'annual');
  const found = await extremePeriod(overall, desk, order, 'annual');
  if (found.kind !== 'extreme' || !isLine(line) || year === null) return found;
  const supposed = line.facts.find((fact) => fact.period === year) ?? null;
  const facts = supposed ? [...found.facts, supposed] : found.facts;
  return {
    ...found,
    facts,
    supposed,
    ...(FROM_EXTREME.test(fold(question.frame.text)) && { isOfDistance: true }),
  };
}

/** « est-elle loin de son record », "below its record". */
const FROM_EXTREME =
  /(?<![a-z])(?:loin d|proche d|pres d|sous|en dessous d|au dessous d|far from|close to|near|below|under|off)(?![a-z])/;

/** A single country is among no others: its highest figure is one of its years. */
function isOneCountry(question: Question, desk: Desk): boolean {
  const { places } = question.place;
  return places.length === 1 && !isGroup(desk.lexicon, places[0] ?? '') && periodOf(question)?.kind !== 'at';
}

/** Without words for it: places where a group is named and one stretch of time, else periods. */
function overOf(question: Question, desk: Desk): Order['over'] {
  const grouped = question.place.places.some((id) => isGroup(desk.lexicon, id));
  const atOnce = periodOf(question)?.kind === 'at';
  return grouped && question.domain === 'production' && atOnce ? 'places' : 'periods';
}

/** When the one line of a question was highest or lowest, of all its figures or of the means of a step. */
export async function extremePeriod(
  question: Question,
  desk: Desk,
  order: Order,
  step: MeanStep | null = null,
): Promise<FigureAnswer> {
  const found = await lineInSteps(question, desk, step ?? stepOf(question, order));
  if (!isLine(found)) return found;
  if (isOfSeveral(order)) return rankLine(question, desk, order, found);
  // One figure is the highest of none.
  if (found.facts.length === 1) return answerValue(question, desk);
  return found.facts.length === 2 && !isOfTwoTimes(question, order)
    ? answerChange(question, desk)
    : extremeOf(question, desk, order, found);
}

/** By the means of a step; where one of the years has not ended, and has none, by the figures themselves. */
async function lineInSteps(
  question: Question,
  desk: Desk,
  step: MeanStep | null,
): Promise<SingleLine | FigureAnswer> {
  const found = await findSingleLine(question, desk, step);
  if (step === null || isLine(found)) return found;
  const finer = await findSingleLine(question, desk);
  return isLine(finer) ? finer : found;
}

/** « 2016 ou 2024, laquelle a été la plus faible »: one of two times is asked for, and no change between them. */
function isOfTwoTimes(question: Question, { over }: Order): boolean {
  const period = periodOf(question);
  return over === 'periods' && period?.kind === 'each' && period.spans.length === 2;
}

function isOfSeveral({ count }: Order): boolean {
  return (count ?? 1) > 1;
}

/** What is put in order: the means of years, or of months where « quel mois » is asked of weekly quotations. */
function stepOf(question: Question, order: Order): MeanStep | null {
  if (takesYears(question, order)) return 'annual';
  return question.frame.steps === 'month' ? 'monthly' : null;
}

/** Whether the means of years are put in order: of two years, or where several years are asked for. */
function takesYears(question: Question, order: Order): boolean {
  const period = periodOf(question);
  const setsYears = period?.kind === 'each' && period.spans.every(({ grain }) => grain === 'year');
  return (
    (isOfTwoTimes(question, order) && setsYears && !PEAK.test(fold(question.frame.text))) ||
    (isOfSeveral(order) && question.frame.steps === 'year') ||
    (order.over === 'periods' && asksYearItself(fold(question.frame.text)))
  );
}

/** « a culminé à combien en 2024 et 2025 »: the height within them, and not that of either as a whole. */
const PEAK = /(?<![a-z])(?:culmin[a-z]*|pics?|sommets?|peak(?:ed|s)?)(?![a-z])/;

/** « l'année la plus chère », "dearest year", « en moyenne annuelle »: a year as a whole, and no month of it. */
const YEAR_ITSELF =
  /(?<![a-z])(?:annees? (?:la |les )?(?:plus|moins) ch|(?:dearest|cheapest|priciest|(?:most|least) expensive) years?(?![a-z])|moyennes? annuelles?|(?:annual|yearly) (?:mean|average)s?(?![a-z]))/;
const MONTH_ASKED = /(?<![a-z])(?:quel mois|(?:which|what) month)(?![a-z])/;

function asksYearItself(folded: string): boolean {
  return YEAR_ITSELF.test(folded) && !MONTH_ASKED.test(folded);
}

async function extremeOf(
  question: Question,
  desk: Desk,
  order: Order,
  { first, last, facts, notes }: SingleLine,
): Promise<FigureAnswer> {
  const ranked = inOrder(desk.lexicon, facts, order.end);
  const [extreme = { ...first, rank: 1 }] = ranked;
  const tied = tiedWith(extreme, ranked);
  const beside = (order.both ? ranked.at(-1) : ranked.find(({ rank }) => rank > extreme.rank)) ?? null;
  const rows = [extreme, ...tied, ...(beside ? [beside] : []), last];
  const base = await foundBase(question, desk, rows, notes);
  return {
    kind: 'extreme',
    ...base,
    end: order.end,
    extreme,
    ...(tied.length > 0 && { tied, times: countOf(tied.length + 1) }),
    ...besideIt(extreme, beside, order),
    ...timesOf(order.both ? null : beside, ranked),
    from: first.period,
    to: last.period,
    ...timesExamined(periodOf(question), facts),
  };
}

/** Times that are asked for one by one: as they are named where they have several figures each. */
function timesExamined(period: Period | null, facts: readonly KnownFact[]): Pick<ExtremeFindings, 'periods'> {
  if (period?.kind !== 'each') return {};
  const isOneEach = facts.length <= period.spans.length;
  return { periods: isOneEach ? facts.map((fact) => fact.period) : timesAsked(period) };
}

/** How many times the next figure is reached, where it is more than once. */
function timesOf(next: Ranked | null, ranked: readonly Ranked[]): Pick<ExtremeFindings, 'nextTimes'> {
  const others = next ? tiedWith(next, ranked) : [];
  return others.length > 0 ? { nextTimes: countOf(others.length + 1) } : {};
}

/** The figure at the other end where both are asked for, else the next one. */
function besideIt(
  extreme: KnownFact,
  beside: KnownFact | null,
  { both }: Order,
): Pick<ExtremeFindings, 'next' | 'opposite' | 'gap'> {
  if (!both || !beside) return { next: beside };
  return { next: null, opposite: beside, gap: differenceOf(beside, extreme) };
}
