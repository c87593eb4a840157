import type { LawArticle } from '../../src/law/law-article.js';

/** Of a copy every so many words is left out, so that copies differ from one another and from the original. */
const FEWEST_KEPT = 5;

/**
 * The articles and copies of them up to `count`: other ids and numbers, another text of law, and texts with regular
 * gaps. Deterministic. Fewer than there are cuts the list.
 */
export function perturbedCopies(articles: readonly LawArticle[], count: number): LawArticle[] {
  const grown = articles.slice(0, count);
  for (let round = 1; grown.length < count; round += 1) {
    for (const article of articles.slice(0, count - grown.length)) grown.push(copy(article, round));
  }
  return grown;
}

/** The number without the mark of a copy. */
export function originalNumber(number: string): string {
  return number.replace(/ \(\d+\)$/u, '');
}

function copy(article: LawArticle, round: number): LawArticle {
  const gap = FEWEST_KEPT + round;
  const text = article.text
    .split(' ')
    .filter((_, position) => position % gap !== round % gap)
    .join(' ');
  return {
    ...article,
    id: `${article.id}-${round}`,
    cid: `${article.cid}-${round}`,
    codeCid: `copy-${round}`,
    number: `${article.number} (${round})`,
    text,
  };
}
