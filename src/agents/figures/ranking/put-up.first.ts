import type { Order } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { countriesNamed } from '../place.choice.js';
import type { Desk, Question } from '../question.js';
import { wantsVerdict } from '../verdict.js';
import { rankedWithin } from './product.members.js';

/** « le pays où », "the producer whose": one among others. */
const ONE_OF_ALL =
  /(?<![a-z])(?:l[ea]|the) (?:seule? )?(?:pays|etat(?: membre)?|producteur|country|(?:member )?state|nation|producer|grower) (?:[a-z]+ ){0,3}?(?:ou|dont|qui|where|whose|which|that|with)(?![a-z])/;
/** « est-ce en Roumanie que », "is it Poland that": what is put up is named between. */
const CLEFT =
  /(?<![a-z])est-ce (?:bien |vraiment )?(?!qu)([^,?.;:\d]{2,40}?) qu(?:e|i|['’])|^is it (?:really |indeed )?([^,?.;:\d]{2,40}?) (?:that|where|which|who|whose)(?![a-z])/;

/** « la Pologne est-elle le pays où », « est-ce en Pologne que »: one country is put up as the first of all, in what is asked. */
export function putsUpCountry(question: Question, { lexicon }: Desk): boolean {
  const { frame, products, place, domain } = question;
  const countries = countriesNamed(lexicon, place.places);
  if (countries.length !== 1 || products.length !== 1 || domain !== 'production') return false;
  const text = fold(frame.text);
  return (
    wantsVerdict(question) && (ONE_OF_ALL.test(text) || isNamedIn(CLEFT.exec(text), question, countries))
  );
}

function isNamedIn(
  cleft: RegExpExecArray | null,
  { frame }: Question,
  [country]: readonly string[],
): boolean {
  const words = frame.places.find(({ value }) => value === country)?.words;
  const put = cleft?.[1] ?? cleft?.[2] ?? '';
  return words !== undefined && put.includes(fold(words));
}

const HIGHEST: Order = { end: 'highest', count: null, over: 'places' };
/** « rend le mieux », "yields best". */
const BEST = /(?<![a-z])(?:le mieux|best)(?![a-z])/;

/** « est-ce l'Espagne qui a le plus de porcs ? »: the order in which the one country is put up as the first; else null. */
export function orderPutUp(question: Question, desk: Desk): Order | null {
  const { threshold, comparedMoves, largestMove, text } = question.frame;
  const isOther = threshold !== null || comparedMoves !== undefined || largestMove !== undefined;
  const order = question.frame.order ?? (BEST.test(fold(text)) ? HIGHEST : null);
  if (!order || order.count !== null || order.both || isOther) return null;
  return putsUpCountry(question, desk) ? { ...order, over: 'places' } : null;
}

const OF_CROPS = /(?<![a-z])(?:l[ea]|the) (?:[a-z]+(?:ly)? ){0,3}?(?:culture|crop)(?![a-z])/;

/** « le blé est-il la culture la plus répandue », "is wheat the main crop": one crop is put up as the first of all crops. */
export function putsUpCrop(question: Question, { lexicon }: Desk): boolean {
  const { products, domain, frame } = question;
  const [one = ''] = products;
  const isCrop = products.length === 1 && lexicon.findProduct(one)?.kind === 'crop';
  const isPlain = frame.order !== null && frame.order.count === null && frame.comparedMoves === undefined;
  if (!isCrop || !isPlain || domain !== 'production') return false;
  return wantsVerdict(question) && OF_CROPS.test(fold(frame.text));
}

/** « le poulet est-il la viande la plus produite », "is pork the cheapest meat": one member is put up as the first of its family. */
export function putsUpMember({ frame, products }: Question, { lexicon }: Desk): boolean {
  const { order, comparedMoves } = frame;
  const isPlain = order?.over === 'products' && order.count === null && comparedMoves === undefined;
  return isPlain && rankedWithin(lexicon, products) !== null;
}
