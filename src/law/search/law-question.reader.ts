import { withReasons } from './asked-reasons.js';
import { withApostrophes } from './dropped-apostrophes.js';
import { isPlaceTerm, type LawIndex } from './law-index.js';
import type { LawLexicon } from './law-lexicon.js';
import { readLawQuery, type LawConcept, type LawQuery } from './law-query.js';
import { isMeaningful, lawWords, readsAsEnglish, stemOf } from './law-words.js';
import { PLAIN_WORDS } from './plain-words.data.js';
import { ENGLISH_STOP_WORDS, FRENCH_STOP_WORDS } from './stop-words.data.js';
import type { ScoredConcept } from './term-scores.js';
import type { WindowConcept } from './term-window.js';
import { withUnpaidRent } from './unpaid-rent.js';
import { WordSpeller } from './word-speller.js';

/** What an unknown word weighs in the coverage, in units of inverse document frequency. */
const UNKNOWN_MASS = 5;

/** A concept in the numbers of the index. */
export interface IndexedConcept extends WindowConcept, ScoredConcept {
  readonly known: boolean;
}

/** A question in the numbers of the index. */
export interface IndexedQuery extends Omit<LawQuery, 'concepts'> {
  /** The question as it was read, with the apostrophes that it lacks and what small words alone say. */
  readonly text: string;
  readonly concepts: readonly IndexedConcept[];
}

/** One thing that a question speaks of. */
export interface SpokenConcept {
  /** In units of inverse document frequency. */
  readonly mass: number;
  readonly stems: ReadonlySet<string>;
}

/** A question with what it speaks of. */
export interface SpokenQuestion {
  readonly question: string;
  /** The stems that speak for it in a text, each with its weight times its rarity. */
  readonly stemWeights: ReadonlyMap<string, number>;
  readonly concepts: readonly SpokenConcept[];
}

/** Reads questions, misspelt words set right, in the terms of one index. */
export class LawQuestionReader {
  readonly #termNumbers: ReadonlyMap<string, number>;
  readonly #speller: WordSpeller;
  #latest: { readonly question: string; readonly query: IndexedQuery } | null = null;

  constructor(
    private readonly index: LawIndex,
    private readonly lexicon: LawLexicon,
  ) {
    this.#termNumbers = new Map(index.terms.map((term, number) => [term, number]));
    this.#speller = new WordSpeller({
      fr: [...FRENCH_STOP_WORDS, ...index.words, ...lexicon.words.fr, ...PLAIN_WORDS.fr],
      en: [...ENGLISH_STOP_WORDS, ...lexicon.words.en, ...PLAIN_WORDS.en],
    });
  }

  /** What the question asks for; the latest one is kept, as it is searched for first and then quoted for. */
  read(question: string): IndexedQuery {
    if (this.#latest?.question === question) return this.#latest.query;
    const text = withReasons(withUnpaidRent(this.withApostrophes(question)));
    const query = readLawQuery(text, this.lexicon, (word, english) =>
      this.#termNumbers.has(stemOf(word)) ? word : this.#speller.correct(word, english),
    );
    const indexed = { ...query, text, concepts: query.concepts.map((concept) => this.toIndexed(concept)) };
    this.#latest = { question, query: indexed };
    return indexed;
  }

  /** The same in stems, for reading texts. */
  speak(question: string): SpokenQuestion {
    const stemWeights = new Map<string, number>();
    const { text, concepts: read } = this.read(question);
    const concepts = read.map(({ mass, weights }) => {
      const stems = new Set<string>();
      for (const [number, weight] of weights) {
        const stem = this.index.terms[number] ?? '';
        const worth = weight * (this.index.inverseFrequencies[number] ?? 0);
        stems.add(stem);
        stemWeights.set(stem, Math.max(stemWeights.get(stem) ?? 0, worth));
      }
      return { mass, stems };
    });
    return { question: text, stemWeights, concepts };
  }

  private withApostrophes(question: string): string {
    if (readsAsEnglish(lawWords(question))) return question;
    return withApostrophes(question, {
      isWord: (word) =>
        this.#speller.isFrench(word) || (!isNamed(word) && this.#termNumbers.has(stemOf(word))),
      isElided: (word) => isMeaningful(word) && this.#speller.isFrench(word),
    });
  }

  private toIndexed(concept: LawConcept): IndexedConcept {
    const direct = this.numbered(concept.terms);
    if (direct.size > 0) return this.weighed(direct);
    return { weights: direct, terms: new Set(), mass: UNKNOWN_MASS, known: false };
  }

  private numbered(terms: Iterable<readonly [string, number]>): Map<number, number> {
    const found = new Map<number, number>();
    for (const [term, weight] of terms) {
      const number = this.#termNumbers.get(term);
      if (number !== undefined) found.set(number, weight);
    }
    return found;
  }

  private weighed(weights: ReadonlyMap<number, number>): IndexedConcept {
    let mass = 0;
    const terms = new Set<number>();
    for (const [number, weight] of weights) {
      if (isPlaceTerm(this.index, number)) continue;
      terms.add(number);
      mass = Math.max(mass, Math.min(1, weight) * (this.index.inverseFrequencies[number] ?? 0));
    }
    return { weights, terms, mass, known: true };
  }
}

/** Whether it begins as a noun behind its article does: « lentretien »; else it is likelier a form of a word known, « nanti ». */
function isNamed(word: string): boolean {
  return /^(?:l|d|qu)/u.test(word);
}
