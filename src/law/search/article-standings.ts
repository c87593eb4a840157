import { placeFactor } from './article-standing.js';
import type { IndexedArticle } from './law-index.js';
import type { IndexedQuery } from './law-question.reader.js';
import { regimeFactor } from './lease-regimes.js';

type Asked = Pick<IndexedQuery, 'localities' | 'regimes'>;

const OF_NO_PLACE: Asked = { localities: [], regimes: [] };

/** What the scores of the articles are multiplied by whatever the words, by place in the index. */
export class ArticleStandings {
  /** For questions of no place and no kind of lease, which most are: the same for all of them. */
  #usual: Float64Array | null = null;

  constructor(private readonly articles: readonly IndexedArticle[]) {}

  /** Multiplies the scores of the articles at the positions, in place. */
  weigh(positions: readonly number[], scores: Float32Array, asked: Asked): void {
    const isUsual = asked.localities.length === 0 && asked.regimes.length === 0;
    const standings = isUsual ? (this.#usual ??= this.#all()) : null;
    for (const position of positions) {
      const standing = standings?.[position] ?? this.#of(position, asked);
      scores[position] = (scores[position] ?? 0) * standing;
    }
  }

  #all(): Float64Array {
    return Float64Array.from(this.articles, (_, position) => this.#of(position, OF_NO_PLACE));
  }

  #of(position: number, { localities, regimes }: Asked): number {
    const article = this.articles[position];
    if (article === undefined) throw new Error(`The law index has no article at ${position}.`);
    const { prior, locality, number } = article;
    return prior * placeFactor(locality, localities) * regimeFactor(number, regimes);
  }
}
