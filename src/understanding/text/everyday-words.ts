import type { Language } from '../../common/language.js';
import type { Cues } from '../../lexicon/cues.js';
import { fold } from './normalise.js';
import { formsOf } from './word-forms.js';

/** Words of everyday language, by language: those that carry grammar, and those that are merely frequent. */
export class EverydayWords {
  readonly #function = new Map<string, Set<Language>>();
  readonly #all = new Map<string, Set<Language>>();

  constructor(cues: Cues) {
    for (const { language, kind, words } of cues.words) {
      for (const word of words) {
        add(this.#all, fold(word), language);
        if (kind === 'function') add(this.#function, fold(word), language);
      }
    }
  }

  isFunctionWord(word: string): boolean {
    return this.#function.has(word);
  }

  /** The only language in which a word carries grammar, or null. */
  languageOf(word: string): Language | null {
    const [only, ...others] = this.#function.get(word) ?? [];
    return only && others.length === 0 ? only : null;
  }

  /** Whether a word, or its singular, is an everyday one of a language (of any where none is given). */
  has(word: string, language?: Language): boolean {
    return formsOf(word).some((form) => {
      const languages = this.#all.get(form);
      return languages !== undefined && (language === undefined || languages.has(language));
    });
  }
}

function add(map: Map<string, Set<Language>>, word: string, language: Language): void {
  map.set(word, (map.get(word) ?? new Set()).add(language));
}
