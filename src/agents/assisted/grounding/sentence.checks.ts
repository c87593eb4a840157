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
import type { MaskedSpan, Named, ProseReading } from './prose.reading.js';
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
    const check = this.#claims(text, ground);
    const relations = this.#relations(reading, ground, check);
    const before: { named: Named[]; facts: Fact[] } = { named: [], facts: [] };
    return reading.sentences.map((sentence) => {
      const { stated, violations } = check.sentence(sentence);
      const isLaw = articles.length > 0 && stated.length === 0;
      const said = { sentence, stated, namedBefore: before.named, factsBefore: before.facts };
      const all = [
        ...violations,
        ...this.#words.sentence(sentence, reading, masked, { ...openWords(stated, ground), isLaw }),
        ...(isLaw ? turnedBounds(sentence, reading, masked, articles) : relations.violations(said)),
      ];
      before.named.push(...sentence.named);
      before.facts.push(...factsOf(stated));
      return { stated, violations: all };
    });
  }

  #relations({ tokens }: ProseReading, { ledger }: Ground, check: ClaimCheck): Relations {
    const fits = (name: Named, fact: Fact): boolean => check.fits(name, fact);
    return new Relations({ lexicon: this.lexicon, tokens, figures: ledger.figures, fits });
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

/** What a sentence may say by the figures that it states, and by a search among them that found nothing. */
function openWords(stated: SentenceCheck['stated'], { ledger, words }: Ground) {
  const isPrice = factsOf(stated).some(({ measure }) => measure.endsWith('price'));
  const nothingPassed = ledger.figures.some((one) => one.kind === 'filter' && one.facts.length === 0);
  return { ...words, isPrice, nothingPassed };
}
