import { formatReference } from '../article-number.js';
import { findArticleReferences } from '../article-references.js';
import type { LawArticle } from '../law-article.js';

/** The numbers of the articles that name each number, references to other codes left out; what is never named is absent. */
export function findCitations(
  articles: readonly Pick<LawArticle, 'number' | 'text'>[],
): Map<string, Set<string>> {
  const citations = new Map<string, Set<string>>();
  for (const article of articles) {
    for (const { reference, code } of findArticleReferences(article.text)) {
      const number = formatReference(reference);
      if (code === 'other' || number === article.number) continue;
      citations.set(number, (citations.get(number) ?? new Set()).add(article.number));
    }
  }
  return citations;
}
