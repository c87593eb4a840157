import type { Place } from '../lexicon/entries.js';

/** Singular names that English never says without "the". */
const TAKES_THE =
  /^(?:world|United |European Union|euro area|Caribbean|Iberian |Maghreb|Visegrád |G7$|G20$|USSR|Isle of|\w+ African Republic|\w+ Republic)|Republic of|Territory$/;
/** French régions and départements keep their bare names: in Landes, in Pays de la Loire. */
const BARE_KINDS: ReadonlySet<string> = new Set(['region', 'department', 'city']);

/** "France", "the Netherlands", "the European Union", "the world". */
export function withEnglishArticle(place: Place): string {
  const { text, plural } = place.name.en;
  const bare = BARE_KINDS.has(place.kind) || !(plural || TAKES_THE.test(text));
  return bare ? text : `the ${text}`;
}

/** "in France", "in the Netherlands", "in the world". */
export function inPlaceInEnglish(place: Place): string {
  return `in ${withEnglishArticle(place)}`;
}

/** "a", "a and b", "a, b and c"; empty for none. */
export function listInEnglish(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
