import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Fact } from '../../../wording/facts.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import type { Inquiry } from '../../agent.js';
import type { Ledger } from '../ledger.js';
import { forbidden } from './forbidden.js';
import { figureWords, lawWords } from './known.words.js';
import { readLaw, type LawReading } from './law.grounding.js';
import { cleanProse, printed } from './prose.cleaner.js';
import type { ProseReader } from './prose.reader.js';
import type { ProseReading, ReadSentence } from './prose.reading.js';
import { factsOf } from './relations.js';
import { SentenceChecks } from './sentence.checks.js';
import { Subjects } from './subject.js';
import type { Violation } from './violation.js';

/** Far longer than the few sentences that are asked for. */
const LONGEST_PROSE = 6_000;

/** A model's text, what was found for the question, and what the model was told. */
export interface Draft {
  readonly prose: string;
  readonly ledger: Ledger;
  readonly inquiry: Inquiry;
  readonly instructions: string;
}

/** A text that may be sent, and what it stands on, in the order in which it speaks of it. */
export interface Grounded {
  readonly kind: 'grounded';
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly articles: readonly FoundArticle[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly violations: readonly Violation[];
}

/**
 * Lets a model's text pass only where each of its numbers is a figure found for this question, said of that figure's own
 * place, product and period in its own unit; where its articles were found and its quotations are exact; and where it
 * holds nothing else. Sentences that hold no figure, article or quotation are left out.
 */
export class GroundingGate {
  readonly #subjects: Subjects;
  readonly #sentences: SentenceChecks;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly reader: ProseReader,
  ) {
    this.#subjects = new Subjects(lexicon);
    this.#sentences = new SentenceChecks(lexicon, reader, this.#subjects);
  }

  check({ prose, ledger, inquiry, instructions }: Draft): Grounded | Refused {
    if (prose.length > LONGEST_PROSE) return { kind: 'refused', violations: [{ kind: 'cut', words: '' }] };
    const whole = cleanProse(prose);
    const text = this.#standing(whole, ledger, inquiry);
    const law = readLaw(text, ledger.articles, neighboursIn(ledger));
    const masked = [...law.references, ...law.quotations];
    const reading = this.reader.read(text, inquiry.language, inquiry.today, masked);
    const open = blanked(text, masked);
    const words = {
      ofFindings: figureWords(ledger, this.lexicon),
      ofLaw: lawWords(ledger, inquiry.question),
    };
    const known = new Set([...words.ofFindings, ...words.ofLaw]);
    const articles = citedIn(law);
    const read = this.#sentences.of({ reading, law, masked, articles }, { ledger, inquiry, words });
    const facts = [...new Set(read.flatMap(({ stated }) => factsOf(stated)))];
    const violations: Violation[] = [
      ...forbidden(whole, open, inquiry.language, { known, instructions }),
      ...law.violations,
      ...read.flatMap((one) => one.violations),
    ];
    if (violations.length === 0) violations.push(...this.#shortcomings(law, facts, ledger, inquiry));
    if (violations.length > 0) return { kind: 'refused', violations: distinct(violations) };
    return { kind: 'grounded', text: asPrinted(text, law, inquiry.language), facts, articles };
  }

  /** The text without the sentences that hold nothing to check. */
  #standing(text: string, ledger: Ledger, { language, today }: Inquiry): string {
    const law = readLaw(text, ledger.articles, neighboursIn(ledger));
    const masked = [...law.references, ...law.quotations];
    const reading = this.reader.read(text, language, today, masked);
    const holds = (sentence: ReadSentence): boolean =>
      sentence.claims.some(({ kind }) => kind !== 'year' && kind !== 'date') ||
      masked.some((span) => overlaps(span, sentence, reading));
    return reading.sentences
      .filter(holds)
      .map((sentence) => sentence.text)
      .join(' ')
      .replace(/ ?\n ?/gu, '\n');
  }

  /** What is missing of an answer as a whole: anything found, the words of the law, anything that was asked. */
  #shortcomings(law: LawReading, facts: readonly Fact[], ledger: Ledger, { frame }: Inquiry): Violation[] {
    const said = facts.length > 0 || ledger.figures.some(({ kind }) => kind === 'conversion');
    if (!said && law.references.length === 0) return [{ kind: 'nothing', words: '' }];
    if (!said && law.quotations.length === 0) return [{ kind: 'quotation', words: '' }];
    if (facts.length > 0 && !this.#subjects.answer(frame, facts)) return [{ kind: 'question', words: '' }];
    return [];
  }
}

function neighboursIn(ledger: Ledger): string[] {
  return ledger.findings.flatMap((one) => (one.kind === 'no-article' ? one.nearest : []));
}

function citedIn({ references, quotations }: LawReading): FoundArticle[] {
  return [
    ...new Set([...references.flatMap((one) => one.articles), ...quotations.map((one) => one.article)]),
  ];
}

function overlaps(
  span: { start: number; end: number },
  sentence: ReadSentence,
  { tokens }: ProseReading,
): boolean {
  const [first, last] = [tokens[sentence.start]?.start ?? 0, tokens[sentence.end - 1]?.end ?? 0];
  return span.start < last && span.end > first;
}

function blanked(text: string, masked: readonly { start: number; end: number }[]): string {
  let open = text;
  for (const { start, end } of masked)
    open = open.slice(0, start) + ' '.repeat(end - start) + open.slice(end);
  return open;
}

/** In the typography of the language, with each quotation letter by letter as its article has it. */
function asPrinted(text: string, law: LawReading, language: Inquiry['language']): string {
  let result = printed(text, language);
  for (const { written, exact } of law.quotations)
    result = result.replace(printed(written, language), () => exact);
  return result;
}

function distinct(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((one) => [`${one.kind} ${one.words}`, one])).values()];
}
