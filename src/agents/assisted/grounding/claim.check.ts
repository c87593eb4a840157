import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Fact } from '../../../wording/facts.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import type { Inquiry } from '../../agent.js';
import { isGroup } from '../../figures/place.choice.js';
import type { Ledger } from '../ledger.js';
import { states } from './amount.js';
import { counts } from './bare.numbers.js';
import { goesItsWay } from './direction.js';
import { evidenceOf, type Evidence } from './evidence.js';
import { governing } from './governing.js';
import { QuotedNumbers } from './law.numbers.js';
import type { ProseReader } from './prose.reader.js';
import type { Claim, Named, ProseReading, ReadSentence } from './prose.reading.js';
import type { Stated } from './relations.js';
import { isCalledWhatItIs, isSaidOfMatches, namesItsParts, type Saying } from './result.wording.js';
import { askedSpans, type Subjects } from './subject.js';
import type { Violation } from './violation.js';

/** What claims are held against. */
export interface Support {
  readonly lexicon: Lexicon;
  readonly subjects: Subjects;
  readonly reader: ProseReader;
  readonly ledger: Ledger;
  readonly inquiry: Inquiry;
  /** Articles that the text cites. */
  readonly articles: readonly FoundArticle[];
  /** The words of articles that it quotes. */
  readonly quotations: readonly string[];
  readonly dates: ReadonlySet<number>;
}

export interface SentenceCheck {
  /** The numbers that state a figure of a place or product, and which. */
  readonly stated: readonly Stated[];
  readonly violations: readonly Violation[];
}

type Dimension = 'place' | 'product' | 'period';

const DIMENSIONS: readonly Dimension[] = ['place', 'product', 'period'];
/** Holds each number of a text against what was found. */
export class ClaimCheck {
  readonly #quotedNumbers: QuotedNumbers;
  readonly #evidence: readonly Evidence[];
  readonly #said: ReadonlySet<string>;

  constructor(
    private readonly reading: ProseReading,
    private readonly support: Support,
  ) {
    this.#quotedNumbers = new QuotedNumbers(support.reader, support.articles, support.quotations);
    this.#evidence = support.ledger.figures.flatMap(evidenceOf);
    const names = reading.sentences.flatMap((sentence) => sentence.named);
    this.#said = new Set(names.flatMap((name) => (name.kind === 'product' ? name.ids : [])));
  }

  sentence(sentence: ReadSentence): SentenceCheck {
    const stated: Stated[] = [];
    const violations: Violation[] = [];
    for (const claim of sentence.claims) {
      if (claim.kind === 'year' || claim.kind === 'date') {
        if (!this.#isKnownDate(claim)) violations.push({ kind: 'number', words: claim.words });
        continue;
      }
      const found = this.#find(claim, sentence);
      if ('kind' in found) violations.push(found);
      else if (found.evidence) stated.push({ claim, evidence: found.evidence });
    }
    return { stated, violations };
  }

  #isKnownDate(claim: Claim): boolean {
    return this.support.dates.has(claim.value) || this.#quotedNumbers.has(claim);
  }

  /** The figure that the claim states, null where it merely counts, or what is wrong with the nearest figure. */
  #find(claim: Claim, sentence: ReadSentence): Violation | { evidence: Evidence | null } {
    const { lexicon, ledger, inquiry } = this.support;
    const candidates = this.#evidence.filter((evidence) => states(claim, evidence, lexicon));
    let fault: Violation['kind'] | null = null;
    for (const evidence of candidates) {
      const wrong = this.#disagreement(claim, evidence, sentence);
      if (wrong === null) return { evidence };
      fault ??= wrong;
    }
    if (counts(claim, ledger, inquiry.question) || this.#quotedNumbers.has(claim)) return { evidence: null };
    const unit = claim.unit === null && claim.kind === 'number' ? 'unit' : 'number';
    return { kind: fault ?? unit, words: claim.words };
  }

  /** What the sentence says of the figure that is not so; null where all agrees. */
  #disagreement(claim: Claim, evidence: Evidence, sentence: ReadSentence): Violation['kind'] | null {
    const saying = this.#sayingOf(claim, sentence);
    const alone = evidence.facts.length === 0 && isAlone(sentence);
    if (evidence.kind === 'given') {
      const isThreshold = evidence.name.startsWith('threshold');
      return alone || (isThreshold && isSaidOfMatches(evidence, saying)) ? null : 'claim';
    }
    if (evidence.facts.length === 0) return alone ? null : 'product';
    return (
      DIMENSIONS.find((dimension) => !this.#agrees(claim, evidence, sentence, dimension)) ??
      this.#miscalled(claim, evidence, saying)
    );
  }

  #miscalled(claim: Claim, evidence: Evidence, saying: Saying): Violation['kind'] | null {
    const { sentence } = saying;
    if (!this.#isItsMeasure(evidence, saying)) return 'measure';
    if (!isCalledWhatItIs(evidence, saying)) return 'claim';
    if (!namesItsParts(evidence, saying)) return 'parts';
    return goesItsWay(claim, evidence, sentence, this.reading.tokens) ? null : 'direction';
  }

  #sayingOf(claim: Claim, sentence: ReadSentence): Saying {
    const { tokens, sentences } = this.reading;
    const own = sentence.clauses.find(({ start, end }) => claim.at >= start && claim.at < end);
    const bound = (kind: 'place' | 'product'): boolean => {
      const found = governing(this.reading, sentence, claim, kind);
      return found !== null && found.all.length > 1 && found.bound.length === 1;
    };
    return {
      claim,
      sentence,
      clause: tokens
        .slice(own?.start, own?.end)
        .map((token) => token.text)
        .join(' '),
      named: sentences.slice(0, sentences.indexOf(sentence) + 1).flatMap((one) => one.named),
      bindsOne: bound('place') || bound('product'),
      fits: (name, fact) => this.fits(name, fact),
      isSummable: ({ facts }) =>
        facts.every(({ measure }) => this.support.lexicon.getMeasure(measure).additive),
      isGroup: (name) => name.kind === 'place' && name.ids.some((id) => isGroup(this.support.lexicon, id)),
    };
  }

  #agrees(
    claim: Claim,
    { kind, facts, unit }: Evidence,
    sentence: ReadSentence,
    dimension: Dimension,
  ): boolean {
    const found = governing(this.reading, sentence, claim, dimension);
    if (found === null) return unit === 'count' || this.#isAsked(facts, dimension);
    const [first] = facts;
    if (kind === 'row') return first !== undefined && found.bound.every((name) => this.fits(name, first));
    const mayHold = unit === 'count' || dimension === 'period';
    return found.all.every(
      (name) =>
        facts.some((fact) => this.fits(name, fact)) || (mayHold && this.support.subjects.holds(name, facts)),
    );
  }

  /** Whether a name of the text is that of the fact. */
  fits(name: Named, fact: Fact): boolean {
    return this.support.subjects.fits(name, fact, this.#said);
  }

  /** A text that does not name its place, product or period is understood of what the question names. */
  #isAsked(facts: readonly Fact[], dimension: Dimension): boolean {
    const { frame } = this.support.inquiry;
    const { subjects } = this.support;
    if (dimension === 'period') {
      const spans = askedSpans(frame);
      return facts.every((fact) =>
        spans.some((span) => subjects.fits({ kind: 'period', span, at: 0, words: '' }, fact, this.#said)),
      );
    }
    const slots = dimension === 'place' ? frame.places : frame.products;
    if (dimension === 'place' && slots.length === 0) return facts.every((fact) => fact.measure === 'price');
    const ids = slots.map((slot) => slot.value);
    return facts.every((fact) =>
      subjects.fits({ kind: dimension, ids, at: 0, words: '' }, fact, new Set([fact.product])),
    );
  }

  /** The measure named last before the claim in its clause is its own; else one of those of its dimension in the sentence. */
  #isItsMeasure({ facts }: Evidence, { claim, sentence }: Saying): boolean {
    const { lexicon } = this.support;
    const family = (id: string): string => id.split('-')[0] ?? id;
    const measures = sentence.named.flatMap((name) => (name.kind === 'measure' ? [name] : []));
    const start = sentence.clauses.findLast((clause) => clause.start <= claim.at)?.start ?? sentence.start;
    const nearest = measures.findLast((name) => name.at >= start && name.at < claim.at);
    return facts.every(({ measure }) => {
      const { dimension } = lexicon.getMeasure(measure);
      const ids = measures.flatMap((name) => name.ids);
      const rivals = nearest?.ids ?? ids.filter((id) => lexicon.getMeasure(id).dimension === dimension);
      return rivals.length === 0 || rivals.some((id) => family(id) === family(measure));
    });
  }
}

/** Whether the sentence names no place and no product that a figure of nothing could be taken for. */
function isAlone({ named }: ReadSentence): boolean {
  return !named.some(({ kind }) => kind === 'place' || kind === 'product');
}
