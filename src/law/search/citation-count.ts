import { formatReference } from '../article-number.js';
import { findArticleReferences } from '../article-references.js';
import type { LawArticle } from '../law-article.js';

/** In how many other articles each number is named, references to other codes left out; numbers never named are absent. */
export function countCitations(
  articles: readonly Pick<LawArticle, 'number' | 'text'>[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const article of articles) {
    const named = new Set<string>();
    for (const { reference, code } of findArticleReferences(article.text)) {
      if (code !== 'other') named.add(formatReference(reference));
    }
    named.delete(article.number);
    for (const number of named) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
