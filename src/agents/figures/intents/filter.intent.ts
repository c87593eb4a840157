import type { Order } from '../../../understanding/frame.js';
import { isStretch } from '../../../understanding/dates/period-shapes.js';
import { namesMembers } from '../../../understanding/slots/members.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { KnownFact } from '../../../wording/facts.js';
import { clarify } from '../clarification.js';
import { explain } from '../explanation.js';
import { endOf, filterFindings, isOfNow } from '../filtered.js';
import { otherMoneyOf } from '../asked.limit.js';
import { countriesNamed } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { asksWhether } from '../whether.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { factsByPlace, ofNoCountry, scopeNotes } from '../ranking/place.ranking.js';
import { membersAsked, withoutAncestors } from '../ranking/product.members.js';
import { figuresOfMembers } from '../ranking/product.ranking.js';
import { areComparable } from '../ranking/ranks.js';
import { placesOrDefault } from '../defaults.js';
import { asksWhichProductChanged, rankProductGrowth } from '../ranking/product.growth.js';
import { chosenScope } from '../ranking/scope.choice.js';
import { findSingleLine, isLine, type SingleLine } from '../single.line.js';
import { asksWhichCountries } from '../which-countries.js';
import { answerExtreme } from './extreme.intent.js';
import { answerPercentFilter, isOfPercent } from './percent-filter.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** The places, or the periods, whose figure is above or below a threshold. */
export async function answerFilter(question: Question, desk: Desk): Promise<FigureAnswer> {
  if (!question.frame.threshold) return answerRanking(question, desk);
  const products = await ofProducts(question, desk);
  if (products !== null) return products;
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  const over = overOf(question, desk) === 'periods' || isOfOne(question) ? 'periods' : 'places';
  // « plus de 5 Mt de blé mais moins de 1 Mt de maïs »: of several products each has a limit of its own.
  const several = over === 'places' ? withoutAncestors(desk.lexicon, question.products) : [];
  if (several.length > 1) return clarify(question, desk, ['product'], several);
  if (isOfPercent(question)) return answerPercentFilter(question, desk, over);
  return over === 'periods' ? filterPeriods(question, desk) : filterPlaces(question, desk);
}

/**
 * « quelles céréales dépassent 7 t/ha en France », "which crops did Romania grow on more than a million hectares"; which
 * crops moved by so much, or have so much of the land, is told by their order. Null where no figure can tell.
 */
async function ofProducts(question: Question, desk: Desk): Promise<FigureAnswer | null> {
  if (question.frame.order?.over !== 'products') return null;
  if (!isOfPercent(question)) return filterProducts(question, desk);
  return asksWhichProductChanged(question, desk)
    ? rankProductGrowth(question, desk)
    : answerRanking(question, desk);
}

async function filterProducts(question: Question, desk: Desk): Promise<FigureAnswer | null> {
  const asked = question.products.length < 2 ? membersAsked(question, desk.lexicon) : null;
  if (asked === null || asked.members.length < 2) return null;
  // Over several years one of them is to be named: figures of one time would tell but a part.
  if (isStretch(periodOf(question))) return clarify(question, desk, ['product']);
  const { facts: found } = await figuresOfMembers(question, desk, asked.members);
  const facts = found.filter(({ value }) => value !== 0);
  if (facts.length === 0 || !areComparable(desk.lexicon, facts)) return null;
  if (inOtherMoney(question, desk, facts[0])) return null;
  const notes = [...placesOrDefault(question).notes, ...question.notes];
  return filterFindings(question, desk, {
    facts,
    notes,
    over: 'products',
    family: asked.family,
    scope: null,
  });
}

/** « l'UE produit-elle plus de 100 millions de tonnes »: a group by its own figure, where its countries are not meant. */
function isOfOne(question: Question): boolean {
  const isAsked = question.frame.occasion !== undefined || asksWhether(question) !== null;
  return isAsked && !namesMembers(question.frame.places);
}

/** « en quelles années la France » is over periods; « quels pays » over places, as is any group without a span of time. */
function overOf(question: Question, desk: Desk): Order['over'] {
  const said = question.frame.order?.over;
  if (asksWhichCountries(question)) return 'places';
  if (said && (said === 'periods' || question.domain !== 'price')) return said;
  if (question.domain === 'price') return 'periods';
  const countries = countriesNamed(desk.lexicon, question.place.places);
  return countries.length === 1 ? 'periods' : 'places';
}

async function filterPlaces(question: Question, desk: Desk): Promise<FigureAnswer> {
  const scope = await chosenScope(question, desk);
  const figures = await figuresByPlace(question, desk, scope);
  const facts = factsByPlace(figures);
  if (facts.length === 0) {
    const { tracks, ask } = figures;
    const found = await explain(question, desk, [
      { best: null, withheld: false, tracks, ask, product: question.products[0] ?? '' },
    ]);
    return ofNoCountry(found, question);
  }
  const notes = [...question.notes, ...figures.notes, ...scopeNotes(question, desk.lexicon, scope)];
  return filterFindings(question, desk, { facts, notes, over: 'places', scope: scope.group });
}

async function filterPeriods(question: Question, desk: Desk): Promise<FigureAnswer> {
  const ofYears = asksYears(question) ? await filterTimes(question, desk, true) : null;
  // A month may have been beyond a limit that the mean of no year was.
  const isTold = ofYears !== null && 'matches' in ofYears && ofYears.matches.length > 0;
  return isTold ? ofYears : filterTimes(question, desk, false);
}

async function filterTimes(question: Question, desk: Desk, byYear: boolean): Promise<FigureAnswer> {
  const found = await findSingleLine(question, desk, byYear ? 'annual' : null);
  if (!isLine(found)) return found;
  const other = inOtherMoney(question, desk, found.last);
  const { notes, facts } = timesAsked(
    question,
    (other && (await inAskedMoney(question, desk, other))) ?? found,
  );
  if (inOtherMoney(question, desk, facts[0]) && other)
    return facts.length === 1 ? answerValue(other, desk) : answerExtreme(other, desk);
  return filterFindings(question, desk, { facts, notes, over: 'periods', scope: null });
}

/**
 * « en quelles années le prix »: years are asked for, by their means where the figures are of months or weeks; « ces cinq
 * dernières années » says but when.
 */
function asksYears({ frame }: Question): boolean {
  if (frame.steps !== 'year' || frame.order?.over !== 'periods' || frame.occasion !== undefined) return false;
  return frame.period?.value.kind !== 'last' || YEARS.test(fold(frame.text).replace(LENGTH, ' '));
}

const LENGTH =
  /(?<![a-z])(?:dernier(?:e?s)?|last|past|recent) (?:[a-z0-9]+ )?(?:annees?|ans?|years?)|(?:annees?|ans) (?:passe|ecoule|dernier)e?e?s/g;
const YEARS = /(?<![a-z])(?:annees?|annuel(?:le)?s?|ans?|annual|yearly|years?|campagnes?|seasons?)(?![a-z])/;

/** The one line in the money of the limit, where there is any; other than the line that is looked at first. */
async function inAskedMoney(question: Question, desk: Desk, other: Question): Promise<SingleLine | null> {
  const found = await findSingleLine(other, desk);
  return isLine(found) && !inOtherMoney(question, desk, found.last) ? found : null;
}

function timesAsked(question: Question, found: SingleLine): Pick<SingleLine, 'facts' | 'notes'> {
  return isOfNow(question) ? { ...found, facts: [found.last] } : found;
}

/**
 * « plus de 1500 euros » of a price in dollars is neither true nor false: the highest or the lowest price is told instead,
 * and that it is in dollars. Null where the two are of one currency.
 */
function inOtherMoney(question: Question, desk: Desk, sample: KnownFact | undefined): Question | null {
  const { frame } = question;
  const { threshold } = frame;
  const money = sample ? otherMoneyOf(desk.lexicon, threshold, sample) : null;
  if (!threshold || money === null) return null;
  const end = endOf(threshold);
  const unit = { value: money, provenance: 'explicit' } as const;
  return {
    ...question,
    frame: { ...frame, threshold: null, unit, order: { end, count: null, over: 'periods' } },
  };
}
