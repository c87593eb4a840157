import type { FoundArticle } from './law.findings.js';

/** An article up to this length is quoted whole. */
export const WHOLE_LENGTH = 900;

/** What is quoted of an article: all of a short one, else its decisive sentences, else its beginning. Exact substrings. */
export function quotedPieces(article: FoundArticle): readonly string[] {
  if (article.text.length <= WHOLE_LENGTH) return [article.text];
  return article.quotes.length > 0 ? article.quotes : [opening(article.text)];
}

/** The first sentences of a long text, up to the limit. */
function opening(text: string): string {
  const head = text.slice(0, WHOLE_LENGTH);
  const cut = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'));
  return cut > 0 ? head.slice(0, cut + 1) : head.slice(0, head.lastIndexOf(' '));
}
