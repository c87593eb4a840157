import { COURTESIES } from '../../common/courtesy.js';
import type { Language } from '../../common/language.js';
import type { EverydayWords } from './everyday-words.js';
import type { Mention } from '../terms/mentions.js';
import type { Token } from './tokens.js';

const FRENCH_LETTERS = /[éèêëàâçîïôûùœ]/i;
const TERM_WEIGHT = 0.8;
const ACCENT_WEIGHT = 1.5;

const COURTESY = new Set<string>(['polite', ...COURTESIES]);

/**
 * Tells French from English by function words, terms of one language alone and accents. Courtesy counts only where
 * the rest is even: « Bonjour, wheat price 2024 ? » is English. French where in doubt.
 */
export function detectLanguage(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  words: EverydayWords,
): Language {
  const said = mentions.filter((mention) => !isCourtesy(mention));
  const courteous = new Set<number>();
  for (const { start, end } of mentions.filter(isCourtesy))
    for (let at = start; at < end; at += 1) courteous.add(at);
  const core = scoreOf(
    tokens.filter((_, at) => !courteous.has(at)),
    said,
    words,
  );
  const balance = core.en - core.fr - (FRENCH_LETTERS.test(text) ? ACCENT_WEIGHT : 0);
  if (balance !== 0) return balance > 0 ? 'en' : 'fr';
  const all = scoreOf(tokens, mentions, words);
  return all.en > all.fr ? 'en' : 'fr';
}

function isCourtesy({ senses }: Mention): boolean {
  return senses.every(({ id }) => COURTESY.has(id));
}

function scoreOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  words: EverydayWords,
): Record<Language, number> {
  const score = { fr: 0, en: 0 };
  for (const { folded } of tokens) {
    const language = words.languageOf(folded);
    if (language) score[language] += 1;
  }
  for (const mention of mentions) {
    const [only, ...others] = new Set(mention.senses.map((sense) => sense.language));
    if (only && others.length === 0) score[only] += TERM_WEIGHT;
  }
  return score;
}
