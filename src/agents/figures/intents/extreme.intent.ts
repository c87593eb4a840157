import type { Order } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { asksRankSince } from '../../../understanding/intents/rank-times.js';
import { extremeOf } from '../extreme.findings.js';
import { isGroup } from '../place.choice.js';
import type { MeanStep } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { rankLine } from '../ranking/period.ranking.js';
import { findSingleLine, isLine, type SingleLine } from '../single.line.js';
import { againstAll, supposedExtreme, timeSupposed, type TimeSupposed } from '../supposed.extreme.js';
import { wantsVerdict } from '../verdict.js';
import { asksWhichCountries } from '../which-countries.js';
import { answerChange } from './change.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** When a figure was highest or lowest; where, and of which product, is a ranking. */
export async function answerExtreme(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = question.frame.order ?? { end: 'highest', count: null, over: overOf(question, desk) };
  if (asksWhichCountries(question)) return answerRanking(ofPlaces(question, order), desk);
  const supposed = timeSupposed(question, desk, order);
  if (supposed) return putUpExtreme(question, desk, order, supposed);
  if (order.over === 'places' && isOfOneYear(question, desk)) return answerValue(question, desk);
  if (order.over === 'places' && isOneCountry(question, desk) && !putsUpRank(question)) {
    return extremePeriod(question, desk, { ...order, over: 'periods' });
  }
  if (order.over !== 'periods')
    return answerRanking({ ...question, frame: { ...question.frame, order } }, desk);
  return extremePeriod(question, desk, order);
}

/** One time against the others; where there are none, or several of an order are asked for, these by themselves. */
async function putUpExtreme(
  question: Question,
  desk: Desk,
  order: Order,
  time: TimeSupposed,
): Promise<FigureAnswer> {
  const found = isOfSeveral(order) ? null : await supposedExtreme(question, desk, order, time);
  const step = time.kind === 'year' ? 'annual' : null;
  return found ?? extremePeriod(againstAll(question), desk, order, step);
}

function ofPlaces(question: Question, order: Order): Question {
  return { ...question, frame: { ...question.frame, order: { ...order, over: 'places' } } };
}

/** A rank that is put up, or asked since when it is held. */
function putsUpRank(question: Question): boolean {
  return wantsVerdict(question) || asksRankSince(fold(question.frame.text));
}

/** « 2024 a-t-elle été une mauvaise année pour le blé français »: of that year, and no rank among countries. */
function isOfOneYear({ frame, place, domain }: Question, desk: Desk): boolean {
  const isOne = place.places.length === 1 && !place.places.some((id) => isGroup(desk.lexicon, id));
  const isYear = frame.steps === 'year' && frame.period?.value.kind === 'at';
  return isOne && isYear && domain === 'production';
}

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
  const found = await orderedLine(question, desk, order, step);
  if (!isLine(found)) return found;
  if (isOfSeveral(order)) return rankLine(question, desk, order, found);
  // One figure is the highest of none.
  if (found.facts.length === 1) return answerValue(question, desk);
  return found.facts.length === 2 && !isOfTwoTimes(question, order)
    ? answerChange(question, desk)
    : extremeOf(question, desk, order, found);
}

/** The figures that are put in order of one line: its own, or the means of a step. */
export function orderedLine(
  question: Question,
  desk: Desk,
  order: Order,
  step: MeanStep | null = null,
): Promise<SingleLine | FigureAnswer> {
  return lineInSteps(question, desk, step ?? stepOf(question, order));
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
