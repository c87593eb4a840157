import type { AskedQuestion } from './asked-question.js';
import { isMeaningful, stemOf } from './search/law-words.js';

/** « Ont-ils droit à une pause », "are they entitled to a break": what one has a right to. */
const RIGHT_TO =
  /\b(?:droit (?:a|au|aux)|(?:entitled|a right|the right) to) (?:(?:une?|des|de|du|la|le|les|l|ma|mon|mes|sa|son|ses|an?|the|my|his|her|their|any|some|two|deux) ){0,2}([a-z]{3,20})\b/u;
/** « Qui peut entrer », "who may join": what it is asked who may do, where the verb says something. */
const WHO_MAY =
  /\b(?:qui|who) (?:peut|peuvent|can|may) (?:(?:s|se|y|en|l|le|la|etre|be) ){0,2}(?!(?:avoir|faire|obtenir|demander|beneficier|toucher|recevoir|have|get|do|make|apply|claim|use|donner|give)\b)([a-z]{4,20})\b/u;
/** « Droit à quoi », « droit à combien de … »: nothing is named. */
const OPEN =
  /^(?:quoi|quel\w{0,3}|combien|quelque|qqch|chose|what|which|how|anything|something|get|have|be|ask)$/u;

/** What the lexicon says for the thing is another word for it where it is nearly as rare: « repos » for « pause », and not « travail ». */
const AS_RARE = 0.5;

/** The stems of the thing that it is asked whether somebody has a right to, or of what it is asked who may do; none where nothing is named. */
export function stemsOfThing({
  folded,
  concepts,
  stemWeights,
}: Pick<AskedQuestion, 'folded' | 'concepts' | 'stemWeights'>): ReadonlySet<string> {
  const thing = (RIGHT_TO.exec(folded) ?? WHO_MAY.exec(folded))?.[1];
  if (thing === undefined || OPEN.test(thing) || !isMeaningful(thing)) return new Set();
  const stem = stemOf(thing);
  const named = concepts.filter(({ stems }) => stems.has(stem)).flatMap(({ stems }) => [...stems]);
  const worth = (one: string): number => stemWeights.get(one) ?? 0;
  const most = Math.max(0, ...named.map(worth));
  return new Set([stem, ...named.filter((one) => worth(one) >= AS_RARE * most)]);
}
