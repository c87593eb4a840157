import { candidateKeys, numberKey } from '../../../law/article-number.js';
import { findArticleReferences } from '../../../law/article-references.js';
import { normalise } from '../../../understanding/normalise.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import type { MaskedSpan } from './prose.reading.js';
import type { Violation } from './violation.js';

/** Shorter quotations are names or terms. */
const SHORTEST_QUOTATION = 3;
const QUOTED = /«([^«»]*)»|"([^"]*)"/gu;
const OMITTED = /\[?(?:\.\.\.|…)\]?/u;
const WORD = /[\p{L}\d]+/gu;

export interface ExactQuotation extends MaskedSpan {
  readonly article: FoundArticle;
  /** As the text of the model has it, and as the article has it. */
  readonly written: string;
  readonly exact: string;
}

export interface LawReading {
  readonly references: readonly (MaskedSpan & { readonly articles: readonly FoundArticle[] })[];
  readonly quotations: readonly ExactQuotation[];
  readonly violations: readonly Violation[];
}

/** The articles that a text names and quotes, held against those that were found; `neighbours` may be named only. */
export function readLaw(
  text: string,
  articles: readonly FoundArticle[],
  neighbours: readonly string[],
): LawReading {
  const near = new Set(neighbours.map(numberKey));
  const spotted = findArticleReferences(text).map((one) => {
    const keys = new Set(candidateKeys(one.reference));
    const named =
      one.code === 'other' ? [] : articles.filter((article) => keys.has(numberKey(article.number)));
    const isNear = one.code !== 'other' && [...keys].some((key) => near.has(key));
    return { start: one.start, end: one.end, articles: named, known: named.length > 0 || isNear };
  });
  const quoted = quotationsIn(text, articles);
  const free = spotted.filter(
    (one) => !quoted.exact.some((span) => one.start >= span.start && one.end <= span.end),
  );
  const invented = free
    .filter((one) => !one.known)
    .map(({ start, end }) => ({ kind: 'article' as const, words: text.slice(start, end) }));
  return { references: free, quotations: quoted.exact, violations: [...invented, ...quoted.wrong] };
}

function quotationsIn(text: string, articles: readonly FoundArticle[]) {
  const exact: ExactQuotation[] = [];
  const wrong: Violation[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? '';
    for (const piece of inner.split(OMITTED).map((one) => one.trim())) {
      if ((piece.match(WORD)?.length ?? 0) < SHORTEST_QUOTATION) continue;
      const found = findExact(piece, articles);
      const start = match.index + match[0].indexOf(piece);
      if (found) exact.push({ ...found, written: piece, start, end: start + piece.length });
      else wrong.push({ kind: 'quotation', words: piece });
    }
  }
  return { exact, wrong };
}

/** The words of the article that the quotation has, in their own spelling of spaces, dashes and apostrophes. */
function findExact(
  piece: string,
  articles: readonly FoundArticle[],
): Pick<ExactQuotation, 'article' | 'exact'> | null {
  const words = piece.match(WORD) ?? [];
  const pattern = new RegExp(words.join('[^\\p{L}\\d]{1,8}'), 'u');
  for (const article of articles) {
    const exact = pattern.exec(article.text)?.[0];
    if (exact && plain(exact) === plain(piece.slice(piece.indexOf(words[0] ?? ''))))
      return { article, exact };
  }
  return null;
}

/** One spelling of all that is no letter or digit, save at the end. */
function plain(text: string): string {
  return normalise(text)
    .text.replace(/[^\p{L}\d]+$/u, '')
    .replace(/\s+/gu, ' ');
}
