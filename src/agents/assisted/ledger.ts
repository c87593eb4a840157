import type { Fact, KnownFact } from '../../wording/facts.js';
import type { Findings } from '../../wording/findings.js';
import type { FoundArticle } from '../../wording/law.findings.js';
import type { FigureFindings } from '../../wording/figure.findings.js';

/** More rows than this are not kept for one question. */
const MOST_ROWS = 400;

/** What one of the tools found, as the writer of answers takes it. */
export type ToolFindings = FigureFindings | Extract<Findings, { articles: readonly FoundArticle[] }>;

/** All that was found for one question, in the order in which it was found. Rows have references for the model: r1, r2. */
export class Ledger {
  readonly #rows = new Map<string, Fact>();
  readonly #refs = new Map<string, string>();
  readonly #findings: ToolFindings[] = [];

  get findings(): readonly ToolFindings[] {
    return this.#findings;
  }

  /** Every article found, each once. */
  get articles(): FoundArticle[] {
    const found = this.#findings.flatMap((one) => ('articles' in one ? one.articles : []));
    return [...new Map(found.map((article) => [article.url, article])).values()];
  }

  /** Findings with figures. */
  get figures(): FigureFindings[] {
    return this.#findings.filter((one): one is FigureFindings => 'facts' in one);
  }

  add(findings: ToolFindings): void {
    this.#findings.push(findings);
    if ('facts' in findings) for (const fact of findings.facts) this.refOf(fact);
  }

  /** The reference of a row; the same row has the same one. Null where the book is full. */
  refOf(fact: Fact): string | null {
    const { product, place, measure, period, dataset, derived, value } = fact;
    const key = [product, place, measure, period, dataset, derived, value].join('|');
    const known = this.#refs.get(key);
    if (known) return known;
    if (this.#rows.size >= MOST_ROWS) return null;
    const ref = `r${this.#rows.size + 1}`;
    this.#rows.set(ref, fact);
    this.#refs.set(key, ref);
    return ref;
  }

  /** The row of a reference, where it has a value. */
  findRow(ref: string): KnownFact | null {
    const fact = this.#rows.get(ref.trim().replace(/^\[|\]$/gu, ''));
    return fact && fact.value !== null ? { ...fact, value: fact.value } : null;
  }
}
