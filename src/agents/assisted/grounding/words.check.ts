import type { Language } from '../../../common/language.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { fold } from '../../../understanding/text/normalise.js';
import { wordsOf } from '../../../understanding/text/tokens.js';
import { DENYING_WORDS, LAW_WORDS, NONE_WORDS, PLAIN_WORDS, PRICE_WORDS } from './plain.words.data.js';
import { isMasked, type MaskedSpan, type ProseReading, type ReadSentence } from './prose.reading.js';
import type { Violation } from './violation.js';

/** What may be said beside plain words: labels of the findings, and for law the words of its articles and the question. */
export interface SpokenWords {
  readonly ofFindings: ReadonlySet<string>;
  readonly ofLaw: ReadonlySet<string>;
}

/** What of it one sentence may say. */
interface OpenWords extends SpokenWords {
  /** Whether it speaks of articles, not of figures. */
  readonly isLaw: boolean;
  /** Whether it states a price. */
  readonly isPrice: boolean;
  /** Whether a threshold was asked for that nothing passed. */
  readonly nothingPassed: boolean;
}

const CAPITALISED = /^\p{Lu}/u;

/**
 * Holds the words of a sentence against those that its findings can bear out. Figures alone do not make a sentence true:
 * « a exporté », « bio », « ne … pas », a cause or an opinion beside a true figure, a country that no list has, are all
 * claims that nothing was found for.
 */
export class WordsCheck {
  readonly #units: ReadonlySet<string>;

  constructor(lexicon: Lexicon) {
    const spelt = lexicon.units.flatMap(({ name, symbol, synonyms }) =>
      [name, symbol]
        .flatMap((each) => Object.values(each).flatMap((one) => (typeof one === 'string' ? one : one.text)))
        .concat(synonyms.fr, synonyms.en),
    );
    const words = spelt.flatMap((text) => wordsOf(fold(text))).filter((word) => /^\p{L}/u.test(word));
    this.#units = new Set(words.flatMap((word) => [word, `${word}s`, word.replace(/al$/u, 'aux')]));
  }

  sentence(
    sentence: ReadSentence,
    { tokens, language }: ProseReading,
    masked: readonly MaskedSpan[],
    open: OpenWords,
  ): Violation[] {
    const named = readTokens(sentence);
    return tokens.slice(sentence.start, sentence.end).flatMap((token, index) => {
      if (token.kind !== 'word' || named.has(sentence.start + index)) return [];
      if (isMasked(token, masked)) return [];
      if (this.#mayStand(token.folded, language, open)) return [];
      return [
        { kind: CAPITALISED.test(token.text) ? ('name' as const) : ('words' as const), words: token.text },
      ];
    });
  }

  #mayStand(word: string, language: Language, open: OpenWords): boolean {
    if (DENYING_WORDS.has(word)) return open.nothingPassed && NONE_WORDS.has(word);
    if (PLAIN_WORDS[language].has(word) || this.#units.has(word) || open.ofFindings.has(word)) return true;
    if (open.isPrice && PRICE_WORDS[language].has(word)) return true;
    return open.isLaw && (LAW_WORDS[language].has(word) || open.ofLaw.has(word));
  }
}

/** The tokens that are looked at as names, periods and numbers. */
export function readTokens({ named, claims }: ReadSentence): Set<number> {
  const found = new Set<number>();
  const spelt = claims.filter(({ kind }) => kind === 'spelt');
  for (const { at, words } of [...named, ...spelt])
    for (let step = 0; step < wordsOf(fold(words)).length; step += 1) found.add(at + step);
  return found;
}
