import type { Language } from '../common/language.js';
import type { EverydayWords } from './everyday-words.js';
import type { Mention } from './mentions.js';
import type { Token } from './tokens.js';

const FRENCH_LETTERS = /[éèêëàâçîïôûùœ]/i;
const TERM_WEIGHT = 0.8;

/** Tells French from English by function words, terms of one language alone and accents; French where in doubt. */
export function detectLanguage(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  words: EverydayWords,
): Language {
  const score = { fr: FRENCH_LETTERS.test(text) ? 1.5 : 0, en: 0 };
  for (const { folded } of tokens) {
    const language = words.languageOf(folded);
    if (language) score[language] += 1;
  }
  for (const mention of mentions) {
    const [only, ...others] = new Set(mention.senses.map((sense) => sense.language));
    if (only && others.length === 0) score[only] += TERM_WEIGHT;
  }
  return score.en > score.fr ? 'en' : 'fr';
}
