import { addsUpWords } from '../../../understanding/intents/sum-words.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { SumAtTime } from '../../../wording/sums.findings.js';
import { agreesWithMovement } from '../change.claim.js';
import { placesOrDefault } from '../defaults.js';
import { factsOf, foundBase } from '../found.js';
import { differenceOf, percentOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { withoutAncestors } from '../ranking/product.members.js';
import { seek } from '../seeking.js';
import { answerAggregate, areInOneRow, isSummable, totalOf } from './aggregate.intent.js';
import { answerComparison } from './comparison.intent.js';

/** « France et Allemagne réunies, 2010 contre 2022 », « à elles deux … ont-elles produit plus qu'en 2010 »: several added up at each of some times. */
export function asksSumsByTime(question: Question): boolean {
  const { frame, domain, place, products } = question;
  const isOfSeveral = place.places.length > 1 ? products.length === 1 : products.length > 1;
  if (domain !== 'production' || !isOfSeveral || frame.threshold !== null) return false;
  return (
    isAtTimes(question) && areInOneRow(frame.text, frame[place.places.length > 1 ? 'places' : 'products'])
  );
}

/** Each of two or more times by itself; of a stretch its two ends, where it is asked how the sum moved. */
function isAtTimes(question: Question): boolean {
  const { intent, movement, text } = question.frame;
  const period = periodOf(question);
  if (period?.kind === 'each') return intent === 'aggregate' || addsUpWords(text);
  const moves = movement !== undefined || intent === 'change';
  return period?.kind === 'between' && period.from !== null && moves && addsUpWords(text);
}

/** What several come to together at each of the times, and how that moved from the first to the last. */
export async function answerSumsByTime(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const products = withoutAncestors(desk.lexicon, question.products);
  const sought = await seek(question, desk, { products, places, period: periodOf(question) });
  const [first, ...rest] = sumsOf(desk, factsOf(sought.holdings), { places, products });
  const last = rest.at(-1);
  if (!first || !last || sought.failures.length > 0) return unsummed(question, desk);
  const sums = periodOf(question)?.kind === 'each' ? [first, ...rest] : [first, last];
  const percent = percentOf(first.total, last.total);
  return {
    kind: 'sums-by-time',
    ...(await foundBase(
      question,
      desk,
      sums.flatMap(({ parts }) => parts),
      [...sought.notes, ...notes],
    )),
    by: first.parts[0].place === first.parts[1].place ? 'product' : 'place',
    sums,
    difference: differenceOf(first.total, last.total),
    percent,
    holds: percent && agreesWithMovement(question.frame, percent.value),
  };
}

/** What cannot be added up is told of each. */
function unsummed(question: Question, desk: Desk): Promise<FigureAnswer> {
  return question.frame.intent === 'aggregate'
    ? answerAggregate(question, desk)
    : answerComparison(question, desk);
}

/** The sums in order of time, of the times that each of them has a figure of. */
function sumsOf(
  desk: Desk,
  facts: readonly KnownFact[],
  { places, products }: { places: readonly string[] | null; products: readonly string[] },
): SumAtTime[] {
  const whole = (places ?? []).length * products.length;
  const periods = [...new Set(facts.map(({ period }) => period))].toSorted();
  return periods.flatMap((period): SumAtTime[] => {
    const [one, other, ...more] = facts.filter((fact) => fact.period === period);
    if (!one || !other) return [];
    const parts: SumAtTime['parts'] = [one, other, ...more];
    if (parts.length !== whole || !isSummable(desk, parts)) return [];
    return [{ period, parts, total: totalOf(desk, parts, one.unit) }];
  });
}
