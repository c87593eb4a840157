import type { Noun, Place } from '../lexicon/entries.js';

/** « y » elides before a consonant (l'ypérite), not before a vowel (le yaourt), save by usage in l'Yonne. */
const SILENT_START = /^(?:[aeiouh]|y[^aeiouy]|yonne)/;
const NEVER_ELIDES = /^(?:onz|oui\b)/;

/** Words that lose their last letter before a vowel sound. */
export type Elidable = 'le' | 'la' | 'de' | 'que' | 'ne' | 'se' | 'lorsque' | 'puisque' | 'jusque';

/** True where French elides before the word; `aspirated` says that its h, or its first sound, forbids it. */
export function startsWithVowelSound(text: string, aspirated = false): boolean {
  const plain = plainLetters(text);
  return !aspirated && SILENT_START.test(plain) && !NEVER_ELIDES.test(plain);
}

/** « de » + « orge » → « d'orge », « que » + « il » → « qu'il », « de » + « blé » → « de blé ». */
export function joinElided(word: Elidable, next: string, aspirated = false): string {
  return startsWithVowelSound(next, aspirated) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`;
}

/** « le blé tendre », « l'orge », « les pommes », « le houblon ». */
export function withDefiniteArticle(noun: Noun): string {
  if (noun.plural) return `les ${noun.text}`;
  return joinElided(noun.gender === 'f' ? 'la' : 'le', noun.text, noun.aspirated);
}

/** The partitive, and « de » with the definite article: « du blé tendre », « de l'orge », « des pommes ». */
export function ofNoun(noun: Noun): string {
  return ofPhrase(withDefiniteArticle(noun));
}

/**
 * « de » without article, as after prix or production: « de blé tendre », « d'orge », « de houblon »; « des autres fruits »,
 * as « d'autres fruits » would be any others.
 */
export function ofBareNoun(noun: Noun): string {
  if (noun.plural && noun.text.startsWith('autres ')) return ofNoun(noun);
  return joinElided('de', noun.text, noun.aspirated);
}

/** « la France », « les Pays-Bas », « Malte », « l'Union européenne ». */
export function withPlaceArticle(place: Place): string {
  return joined(place.article, place.name.fr.text);
}

/** « de » before a name with its article, if any: « de la FAO », « du FMI », « d'Eurostat ». */
export function ofName({ article, text }: { article: string; text: string }): string {
  return article ? ofPhrase(joined(article, text)) : joinElided('de', text);
}

/** « en France », « au Portugal », « aux Pays-Bas », « à Malte », « dans l'Aisne », « dans le monde ». */
export function inPlace(place: Place): string {
  return joined(place.preposition, place.name.fr.text);
}

/** « à » with the definite article, as in par rapport à: « à la France », « au Portugal », « aux Pays-Bas », « à Malte ». */
export function toPlace(place: Place): string {
  return toPhrase(withPlaceArticle(place));
}

/** « à l'année précédente », « au mois précédent », « aux prix »: « à » before a phrase that begins with its article. */
export function toPhrase(phrase: string): string {
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`;
  return phrase.startsWith('le ') ? `au ${phrase.slice(3)}` : `à ${phrase}`;
}

/** « a », « a et b », « a, b et c »; empty for none. */
export function listInFrench(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} et ${last}`;
}

/** The text with its first letter in upper case, for the start of a sentence: « L'orge », « Œufs ». */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('fr') + text.slice(first.length);
}

/** « du prix du blé », « des marges », « de la production »: a phrase that begins with its article. */
export function ofPhrase(phrase: string): string {
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return phrase.startsWith('le ') ? `du ${phrase.slice(3)}` : `de ${phrase}`;
}

function joined(word: string, name: string): string {
  if (!word) return name;
  return word.endsWith("'") ? `${word}${name}` : `${word} ${name}`;
}

/** Without accents, in lower case. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
}
