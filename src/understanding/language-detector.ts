import type { Language } from '../common/language.js';
import type { Cues } from '../lexicon/cues.js';
import { fold } from './normalise.js';
import type { Reading } from './reading.js';

const FRENCH_LETTERS = /[éèêëàâçîïôûùœ]/i;
const TERM_WEIGHT = 0.8;

/** Tells French from English by function words, terms of one language alone and accents; French where in doubt. */
export class LanguageDetector {
  readonly #languages = new Map<string, Set<Language>>();

  constructor(cues: Cues) {
    for (const { language, kind, words } of cues.words) {
      if (kind !== 'function') continue;
      for (const word of words)
        this.#languages.set(fold(word), (this.#languages.get(fold(word)) ?? new Set()).add(language));
    }
  }

  detect({ source, tokens, mentions }: Reading): Language {
    const score = { fr: FRENCH_LETTERS.test(source.text) ? 1.5 : 0, en: 0 };
    for (const { folded } of tokens) {
      const [only, ...others] = this.#languages.get(folded) ?? [];
      if (only && others.length === 0) score[only] += 1;
    }
    for (const mention of mentions) {
      const languages = new Set(mention.senses.map((sense) => sense.language));
      const [only] = languages;
      if (only && languages.size === 1) score[only] += TERM_WEIGHT;
    }
    return score.en > score.fr ? 'en' : 'fr';
  }
}
