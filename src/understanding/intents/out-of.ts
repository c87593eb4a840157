import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import type { Evidence } from '../reading.js';

/** « sur l'ensemble des oranges », "of all EU potatoes": all of something, of which a part is asked for. */
const OF_ALL =
  /(?:^| )(?:sur (?:l ensemble|la totalite|le total|tous|toutes?|tout)|de l ensemble|(?:out )?of (?:all|the total)) (?!de la periode|la periode|le territoire|les annees|les ans|l annee|eu countries|countries|the countries|pays|les pays)/;
/** "of the EU's barley, how much", « de tout le blé de l'UE, combien »: all of it, with what is asked of it behind. */
const OF_IT =
  /^(?:(?:out )?of (?!(?:which|what|course) )(?:[^ ,?]+ ){2,8}(?:, )?how (?:much|many) |de tou(?:t|te|s|tes) (?:[^ ,?]+ ){2,8}(?:, )?(?:combien|quelle part) )/;
/** « sur 100 vaches », "out of every ten tonnes"; « sur 10 ans » is a time. */
const OUT_OF =
  /(?:^| )(?:sur|out of(?: every)?|of every|in every) (?:10|100|1000|1 000|dix|cent|mille|ten|(?:a |one )?hundred|(?:a |one )?thousand) (?!ans|annees|years|jours|days|mois|months)/;
/** « une pomme sur combien », "one tonne in how many". */
const ONE_IN = /(?:^| )(?:une? (?:[a-z]+ ){1,3}sur combien|one (?:[a-z]+ ){1,3}in how many)(?: |$)/;

/** Whether the words put up all or so many of something, and ask which part of it: « sur toutes les oranges, quel pourcentage ». */
export function asksOfAll(evidence: Evidence): boolean {
  const isOfWhole = [OF_ALL, OF_IT, OUT_OF].some((words) => words.test(evidence.spoken));
  return isOfWhole && evidence.has('percent', 'how-much');
}

/** « sur 100 vaches de l'UE, combien sont allemandes », "of all French wheat, how much is durum": one place or product within the other. */
export function asksOutOf(
  evidence: Evidence,
  { places, products }: Pick<Slots, 'places' | 'products'>,
  lexicon: Lexicon,
): boolean {
  const isGroup = (id: string): boolean =>
    /^(?:world|continent|union)$/.test(lexicon.findPlace(id)?.kind ?? '');
  const isOfTwo = places.length === 2 && places.filter(({ value }) => isGroup(value)).length === 1;
  if (isOfTwo && evidence.has('how-much') && ONE_IN.test(evidence.spoken)) return true;
  return (isOfTwo || (places.length < 2 && isPartOfOne(products, lexicon))) && asksOfAll(evidence);
}

function isPartOfOne(products: Slots['products'], lexicon: Lexicon): boolean {
  const [wide, part, ...others] = products.map(({ value }) => value);
  return wide !== undefined && part !== undefined && others.length === 0 && lexicon.isPartOf(part, wide);
}
