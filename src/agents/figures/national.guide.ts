import type { Intent } from '../../understanding/frame.js';
import type { FoundFigures, NoFigure } from '../../wording/figure.findings.js';
import type { Fact, KnownFact } from '../../wording/facts.js';
import { handlerOf } from './handlers.js';
import { countryOf, EU } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import type { Desk, FigureAnswer, Question } from './question.js';

/** What is asked over several times, so that one figure of the country is no guide to it. */
const OVER_TIMES: readonly Intent[] = ['extreme', 'series', 'change', 'average'];

/**
 * The refusal for regions with the answer to the same question of their country, where it is one over several times and the
 * country has it; else as it was, with single figures.
 */
export async function withNationalGuide(
  question: Question,
  desk: Desk,
  refusal: NoFigure,
): Promise<NoFigure> {
  const place = countryAround(question, desk);
  if (place === null || !OVER_TIMES.includes(question.frame.intent)) return refusal;
  const product = nearProduct(question, desk, { refusal, place });
  const products = product === null ? question.products : [product];
  const national = ofCountry({ ...question, products }, place);
  const answer = await handlerOf(national, desk)(national, desk);
  if (!isFound(answer)) return refusal;
  const findings = withoutVerdict(answer);
  const { notes, citations } = findings;
  const guide = { findings, place, product };
  return { ...refusal, facts: findings.facts.filter(isKnown), notes, citations, guide };
}

/** « la culture la mieux payée en Espagne »: several products are put in order by what they sell for. */
function ranksPrices({ domain, products, frame }: Question): boolean {
  return domain === 'price' && products.length < 2 && frame.order?.over === 'products';
}

/** "by EU selling price in Spain": the country alone is asked of, and the Union is whose prices those are. */
export function ofCountryAlone(question: Question): Question {
  const { place } = question;
  const others = place.places.filter((id) => id !== EU);
  if (!ranksPrices(question) || others.length === 0) return question;
  return { ...question, place: { ...place, places: others } };
}

/** The refusal to put the prices of a country in order with the order of the Union's, where there is one; else as it was. */
export async function withUnionGuide(
  question: Question,
  desk: Desk,
  refusal: FigureAnswer,
): Promise<FigureAnswer> {
  const isOfNone = refusal.kind === 'no-figure' && refusal.facts.length === 0;
  if (!isOfNone || !ranksPrices(question) || question.place.places.includes(EU)) return refusal;
  const union = ofCountry(question, EU);
  const findings = await handlerOf(union, desk)(union, desk);
  if (!isFound(findings)) return refusal;
  const { notes, citations } = findings;
  const guide = { findings, place: EU, product: null };
  return { ...refusal, facts: findings.facts.filter(isKnown), notes, citations, guide };
}

/** The one country that all the regions lie in; null where another place is asked about beside them. */
function countryAround({ place }: Question, { lexicon }: Desk): string | null {
  const around = place.subNational.map((id) => countryOf(lexicon, id));
  const [country = null, ...others] = [...new Set([...around, ...place.places])];
  return others.length === 0 ? country : null;
}

/** What is held of the country in place of the one product asked: sheep of lambs; null where it is that product. */
function nearProduct(
  { products, domain, measures }: Question,
  { lexicon }: Desk,
  { refusal, place }: { refusal: NoFigure; place: string },
): string | null {
  const [nearest] = refusal.facts;
  const own = products.flatMap((id) => candidatesOf(lexicon, id, domain).map((one) => one.product));
  if (products.length !== 1 || !nearest || own.includes(nearest.product)) return null;
  const isAsked = nearest.place === place && measures.some((one) => one.measures.includes(nearest.measure));
  return isAsked ? nearest.product : null;
}

/** The question with the country in place of its regions. */
function ofCountry(question: Question, id: string): Question {
  const { frame, place } = question;
  return {
    ...question,
    frame: { ...frame, places: [{ value: id, provenance: 'explicit' }] },
    place: { ...place, places: [id], subNational: [], open: false },
  };
}

/** « Oui » and « non » would be heard as said of the regions. */
function withoutVerdict(findings: FoundFigures): FoundFigures {
  return findings.kind === 'change' ? { ...findings, holds: null } : findings;
}

function isFound(answer: FigureAnswer): answer is FoundFigures {
  return answer.outcome === 'answer' || answer.outcome === 'assume';
}

function isKnown(fact: Fact): fact is KnownFact {
  return fact.value !== null;
}
