import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Fact } from '../../../wording/facts.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import type { Inquiry } from '../../agent.js';
import type { Ledger } from '../ledger.js';
import { ClaimCheck, type SentenceCheck } from './claim.check.js';
import { supportedDates } from './known.words.js';
import { turnedBounds } from './law.bounds.js';
import type { LawReading } from './law.grounding.js';
import type { ProseReader } from './prose.reader.js';
import type { MaskedSpan, Named, ProseReading, ReadSentence } from './prose.reading.js';
import { Relations, factsOf } from './relations.js';
import type { Subjects } from './subject.js';
import { WordsCheck, type SpokenWords } from './words.check.js';

/** A text as it was read. */
export interface ReadText {
  readonly reading: ProseReading;
  readonly law: LawReading;
  readonly masked: readonly MaskedSpan[];
  /** That it cites, by number or in quotations. */
  readonly articles: readonly FoundArticle[];
}

/** What its sentences are held against. */
export interface Ground {
  readonly ledger: Ledger;
  readonly inquiry: Inquiry;
  readonly words: SpokenWords;
}

/** Looks at each sentence of a text in turn: its numbers, its words, and what it says without a number. */
export class SentenceChecks {
  readonly #words: WordsCheck;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly reader: ProseReader,
    private readonly subjects: Subjects,
  ) {
    this.#words = new WordsCheck(lexicon);
  }

  /** Each sentence with the figures that it states and all that is wrong with it. */
  of(text: ReadText, ground: Ground): SentenceCheck[] {
    const { reading, masked, articles } = text;
    const { figures } = ground.ledger;
    const check = this.#claims(text, ground);
    const { lexicon } = this;
    const fits = (name: Named, fact: Fact): boolean => check.fits(name, fact);
    const relations = new Relations({ lexicon, tokens: reading.tokens, figures, fits });
    const nothingPassed = figures.some((one) => one.kind === 'filter' && one.facts.length === 0);
    const before: { named: Named[]; facts: Fact[] } = { named: [], facts: [] };
    const violations = (
      sentence: ReadSentence,
      stated: SentenceCheck['stated'],
    ): SentenceCheck['violations'] => {
      const isLaw = articles.length > 0 && stated.length === 0;
      const isPrice = factsOf(stated).some(({ measure }) => measure.endsWith('price'));
      const said = { sentence, stated, namedBefore: before.named, factsBefore: before.facts };
      return [
        ...this.#words.sentence(sentence, reading, masked, {
          ...ground.words,
          nothingPassed,
          isLaw,
          isPrice,
        }),
        ...(isLaw ? turnedBounds(sentence, reading, masked, articles) : relations.violations(said)),
      ];
    };
    return reading.sentences.map((sentence) => {
      const { stated, violations: ofClaims } = check.sentence(sentence);
      const all = [...ofClaims, ...violations(sentence, stated)];
      before.named.push(...sentence.named);
      before.facts.push(...factsOf(stated));
      return { stated, violations: all };
    });
  }

  #claims({ reading, law, articles }: ReadText, { ledger, inquiry }: Ground): ClaimCheck {
    return new ClaimCheck(reading, {
      lexicon: this.lexicon,
      subjects: this.subjects,
      reader: this.reader,
      ledger,
      inquiry,
      articles,
      quotations: law.quotations.map(({ exact }) => exact),
      dates: supportedDates(ledger, inquiry.question),
    });
  }
}
