import type { Language } from '../common/language.js';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** French spaces that do not break: before ; ! ? : and inside guillemets. English is left as it is. */
export function typographic(text: string, language: Language): string {
  if (language === 'en') return text;
  return text
    .replace(/ ([;!?])/gu, `${NARROW}$1`)
    .replace(/ :/gu, `${NO_BREAK}:`)
    .replace(/« /gu, `«${NO_BREAK}`)
    .replace(/ »/gu, `${NO_BREAK}»`);
}
