import { candidateKeys, numberKey } from '../../../law/article-number.js';
import { findArticleReferences } from '../../../law/article-references.js';
import { normalise } from '../../../understanding/text/normalise.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import type { MaskedSpan } from './prose.reading.js';
import type { Violation } from './violation.js';

/** A reference may stand so many characters after the quotation that it is the source of: « … » (article L. 411-5). */
const NEAREST_AFTER = 20;
/** Shorter quotations are names or terms. */
const SHORTEST_QUOTATION = 3;
const QUOTED = /«([^«»]*)»|"([^"]*)"/gu;
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
  const isQuoted = (span: MaskedSpan): boolean =>
    [...text.matchAll(QUOTED)].some(
      (match) => span.start >= match.index && span.end <= match.index + match[0].length,
    );
  const outside = spotted.filter((one) => !isQuoted(one));
  const quoted = quotationsIn(text, articles, outside);
  const free = spotted.filter(
    (one) => !quoted.exact.some((span) => one.start >= span.start && one.end <= span.end),
  );
  const invented = free
    .filter((one) => !one.known)
    .map(({ start, end }) => ({ kind: 'article' as const, words: text.slice(start, end) }));
  return { references: free, quotations: quoted.exact, violations: [...invented, ...quoted.wrong] };
}

type Reference = LawReading['references'][number];

/** Each quotation has to be whole, and of the article that is named beside it. */
function quotationsIn(text: string, articles: readonly FoundArticle[], references: readonly Reference[]) {
  const exact: ExactQuotation[] = [];
  const wrong: Violation[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const piece = (match[1] ?? match[2] ?? '').trim();
    if ((piece.match(WORD)?.length ?? 0) < SHORTEST_QUOTATION) continue;
    const start = match.index + match[0].indexOf(piece);
    const span = { start, end: start + piece.length };
    const found = findExact(piece, articles);
    const named = namedBeside(span, references);
    const own = named.length > 0 ? found.find(({ article }) => named.includes(article)) : found[0];
    if (own) exact.push({ ...own, written: piece, ...span });
    else wrong.push({ kind: found.length > 0 ? 'article' : 'quotation', words: piece });
  }
  return { exact, wrong };
}

/** The articles named last before the quotation, and those named right after it. */
function namedBeside({ start, end }: MaskedSpan, references: readonly Reference[]): FoundArticle[] {
  const before = references.findLast((one) => one.end <= start);
  const after = references.find((one) => one.start >= end && one.start <= end + NEAREST_AFTER);
  return [...(before?.articles ?? []), ...(after?.articles ?? [])];
}

/**
 * The articles that have the words of the quotation, in their own spelling of spaces, dashes and apostrophes; the first
 * letter may be a capital that the article does not have there.
 */
function findExact(
  piece: string,
  articles: readonly FoundArticle[],
): Pick<ExactQuotation, 'article' | 'exact'>[] {
  const [first = '', ...words] = piece.match(WORD) ?? [];
  const opening = `[${first.charAt(0).toLowerCase()}${first.charAt(0).toUpperCase()}]${first.slice(1)}`;
  const pattern = new RegExp(`(?<![\\p{L}\\d])${[opening, ...words].join('[^\\p{L}\\d]{1,8}')}`, 'u');
  const wanted = plain(piece.slice(piece.indexOf(first) + 1));
  return articles.flatMap((article) => {
    const exact = pattern.exec(article.text)?.[0];
    return exact !== undefined && plain(exact.slice(1)) === wanted ? [{ article, exact }] : [];
  });
}

/** One spelling of all that is no letter or digit, save at the end. */
function plain(text: string): string {
  return normalise(text)
    .text.replace(/(?<![^\p{L}\d])[^\p{L}\d]+$/u, '')
    .replace(/\s+/gu, ' ');
}
