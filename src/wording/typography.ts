import type { Language } from '../common/language.js';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** Between two letters, or a letter and a figure or a quotation: « l'orge », « d'« urée » ». */
const STRAIGHT_APOSTROPHE = /(?<=\p{L})'(?=[\p{L}\d«])/gu;

/**
 * French as it is printed: spaces that do not break before ; ! ? % : and inside guillemets, and curly apostrophes, whatever
 * the sentences were put together from. English is left as it is.
 */
export function typographic(text: string, language: Language): string {
  if (language === 'en') return text;
  return text
    .replace(STRAIGHT_APOSTROPHE, '’')
    .replace(/ ([;!?%])/gu, `${NARROW}$1`)
    .replace(/ :/gu, `${NO_BREAK}:`)
    .replace(/« /gu, `«${NO_BREAK}`)
    .replace(/ »/gu, `${NO_BREAK}»`);
}
