import { asksMove } from '../change.findings.js';
import { claimOf } from '../claim.js';
import { clarify } from '../clarification.js';
import { compareLines } from '../comparison.js';
import { isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { withoutAncestors } from '../ranking/product.members.js';
import { answerChange } from './change.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** Places, products or periods side by side. */
export async function answerComparison(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places } = question.place;
  const products = withoutAncestors(desk.lexicon, question.products);
  // « quels pays produisent plus de blé que de maïs » is of each country, and not of the one that goes without saying.
  if (products.length > 1 && isOfWhom(question, desk)) return clarify(question, desk, ['place']);
  if (places.length > 1 || products.length > 1) {
    if (isYearByYear(question)) return answerValue(question, desk);
    const end = question.frame.order?.end ?? 'highest';
    return compareLines(question, desk, { ...(places.length > 1 ? { places } : {}), products, end });
  }
  return isAmongCountries(question, desk) ? answerRanking(question, desk) : answerChange(question, desk);
}

/** From so many on each year named is told, and not the way from the first to the last. */
const FEWEST_YEARS = 3;

/** « comparez la Roumanie et la Hongrie en 2022, 2023 et 2024 »: years named one by one, of which no move and no claim is asked. */
function isYearByYear({ frame }: Question): boolean {
  const period = frame.period?.value;
  if (frame.domain !== 'production' || period?.kind !== 'each' || period.spans.length < FEWEST_YEARS)
    return false;
  return (
    period.spans.every(({ grain }) => grain === 'year') && !asksMove(frame) && claimOf(frame.text) === null
  );
}

/** « quels pays », "which EU countries", or « plus de … que de … » of no place. */
function isOfWhom({ frame }: Question, { lexicon }: Desk): boolean {
  if (frame.domain !== 'production' || !frame.places.every(({ value }) => isGroup(lexicon, value)))
    return false;
  return (frame.beyondOne !== undefined && frame.places.length === 0) || WHICH_COUNTRIES.test(frame.text);
}

const WHICH_COUNTRIES =
  /(?:^|[^\p{L}])(?:quels?|which|what) (?:\S+ ){0,3}?(?:pays|états|etats|countries|country|member states?)(?!\p{L})/iu;

/** « le plus gros de l'UE »: an order within one group, with no span of time to compare over. */
function isAmongCountries(question: Question, desk: Desk): boolean {
  const [place] = question.place.places;
  const spans = question.frame.period?.value.kind;
  if (spans === 'each' || spans === 'between' || !question.frame.order) return false;
  return place !== undefined && isGroup(desk.lexicon, place);
}
