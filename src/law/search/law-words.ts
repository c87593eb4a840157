import { stemLawWord } from './law-stemmer.js';
import { ENGLISH_STOP_WORDS, FRENCH_STOP_WORDS } from './stop-words.data.js';

const STOP_WORDS = new Set([...FRENCH_STOP_WORDS, ...ENGLISH_STOP_WORDS]);
const ENGLISH_MARKS = new Set(ENGLISH_STOP_WORDS.filter((word) => !FRENCH_STOP_WORDS.includes(word)));
const FRENCH_MARKS = new Set(FRENCH_STOP_WORDS.filter((word) => !ENGLISH_STOP_WORDS.includes(word)));
const stems = new Map<string, string>();
const MAX_CACHED_STEMS = 100_000;

/** The name of the code itself says nothing of the subject. */
const CODE_NAME = /\bcode rural(?: et de la peche maritime)?\b/gu;

/** Lower case without accents; ligatures opened. The length may change. */
export function foldLawText(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '');
}

/** Capitals and what is not ASCII: most characters of a text are folded already, and folding each of them is slow. */
const UNFOLDED = /[^\0-@[-\u007f]/gu;

/** Without accents and capitals, every character in its place and typographic apostrophes plain. */
export function foldedAlike(text: string): string {
  return text.replace(UNFOLDED, (character) => {
    const folded = foldLawText(character === '’' ? "'" : character);
    return folded.length === character.length ? folded : character;
  });
}

/** The folded words of a text in order: runs of letters and digits; « sous-location » and « pas-de-porte » are one word. */
export function lawWords(text: string): string[] {
  const joined = foldLawText(text)
    .replace(CODE_NAME, ' ')
    .replace(/\bsous[ -](?=lou|loc)/gu, 'sous')
    .replace(/\bpas[ -]de[ -]porte\b/gu, 'pasdeporte');
  return joined.match(/[a-z0-9]+/gu) ?? [];
}

/** The stems of a text's meaningful words in order: function words and single letters left out. */
export function lawStems(text: string): string[] {
  const words = lawWords(text);
  return meaningfulPlaces(words).map((at) => stemOf(words[at] ?? ''));
}

/** Which of the words are no function words, by their places: "how long" is one, a long lease is not. */
export function meaningfulPlaces(words: readonly string[]): number[] {
  return [...words.keys()].filter(
    (at) => isMeaningful(words[at] ?? '') && !(words[at] === 'long' && words[at - 1] === 'how'),
  );
}

export function isMeaningful(word: string): boolean {
  return !STOP_WORDS.has(word) && (word.length > 1 || /\d/u.test(word));
}

/** The stem, remembered: a code has a million words of which some twenty thousand differ. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemLawWord(word);
  if (stems.size < MAX_CACHED_STEMS) stems.set(word, stem);
  return stem;
}

/** Whether the words read as English rather than French, judged by function words; French where undecided. */
export function readsAsEnglish(words: readonly string[]): boolean {
  let english = 0;
  let french = 0;
  for (const word of words) {
    if (ENGLISH_MARKS.has(word)) english += 1;
    if (FRENCH_MARKS.has(word)) french += 1;
  }
  return english > french;
}
