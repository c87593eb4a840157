import { Injectable } from '@nestjs/common';
import { Cues } from '../lexicon/cues.js';
import { Lexicon } from '../lexicon/lexicon.js';
import { MONTHS, SEASONS } from './dates/month-names.js';
import type { Frame } from './frame.js';
import { EverydayWords } from './text/everyday-words.js';
import { buildFrame } from './frame-builder.js';
import { PlaceNames } from './terms/place-names.js';
import { readQuestion } from './reader.js';
import { Spelling } from './text/spelling.js';
import { buildVocabulary } from './terms/vocabulary.builder.js';
import type { Vocabulary } from './terms/vocabulary.js';

/** Reads questions in French and English. */
@Injectable()
export class Understanding {
  readonly #lexicon: Lexicon;
  readonly #vocabulary: Vocabulary;
  readonly #spelling: Spelling;
  readonly #words: EverydayWords;

  constructor(lexicon: Lexicon, cues: Cues) {
    this.#lexicon = lexicon;
    this.#vocabulary = buildVocabulary(lexicon, cues);
    const dateWords = [...MONTHS.keys(), ...SEASONS.keys()].filter((word) => word.length > 3);
    this.#words = new EverydayWords(cues);
    this.#spelling = new Spelling(
      this.#vocabulary,
      cues.spellings,
      this.#words,
      dateWords,
      new PlaceNames(lexicon),
    );
  }

  /**
   * What a question asks, as far as its words tell. Any string is read; none throws.
   * @param today ISO day that « l'an dernier » and the like are counted from
   */
  read(question: string, today: string): Frame {
    const reading = readQuestion(question, today, {
      lexicon: this.#lexicon,
      vocabulary: this.#vocabulary,
      spelling: this.#spelling,
      words: this.#words,
    });
    return buildFrame(reading, this.#lexicon);
  }
}
