import { isFigureOf, lacksFigure } from './answer-aspects.js';
import type { IndexedArticle } from './law-index.js';

/** What is needed of a hit to put the decree that carries it out beside it. */
interface RankedHit {
  readonly articleId: string;
  readonly number: string;
  readonly score: number;
}

/**
 * The hits, best first, with the decree's article second where the first leaves to a decree what is asked: « dans un
 * délai fixé par décret » answers no « combien de temps », the article that names it and states a delay does. It takes
 * the score of the hit before which it comes, so that the first leads by as much as it did.
 */
export function raiseDecree<T extends RankedHit>(
  hits: readonly T[],
  asked: number,
  articles: ReadonlyMap<string, IndexedArticle>,
): T[] {
  const [first, ...rest] = hits;
  const article = articles.get(first?.articleId ?? '');
  if (!first || !article || !lacksFigure(asked, article.aspects)) return [...hits];
  const decree = rest.find(
    ({ articleId, number }) =>
      article.decrees.includes(number) && isFigureOf(asked, articles.get(articleId)?.aspects ?? 0),
  );
  if (decree === undefined) return [...hits];
  const score = rest[0]?.score ?? decree.score;
  return [first, { ...decree, score }, ...rest.filter((one) => one !== decree)];
}
