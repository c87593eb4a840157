import MiniSearch from 'minisearch';
import type { LawArticle } from '../../src/law/law-article.js';
import { foldLawText, isMeaningful, lawWords } from '../../src/law/search/law-words.js';

/**
 * The same articles in MiniSearch (BM25+, in memory), as well as it is used without code of one's own: titles weigh
 * twice the text, accents and function words removed, no French stems, and a word may go on.
 */
export class MiniSearchTable {
  readonly #search: MiniSearch;

  constructor(articles: readonly LawArticle[], onDate: string) {
    this.#search = new MiniSearch({
      fields: ['titles', 'text'],
      storeFields: ['number'],
      tokenize: lawWords,
      processTerm: (word) => (isMeaningful(word) ? foldLawText(word) : null),
      searchOptions: { boost: { titles: 2 }, prefix: (word) => word.length > 3 },
    });
    const inForce = articles.filter(
      ({ inForceFrom, inForceUntil }) =>
        inForceFrom <= onDate && (inForceUntil === null || inForceUntil > onDate),
    );
    this.#search.addAll(
      inForce.map(({ number, sectionPath, text }, id) => ({
        id,
        number,
        titles: sectionPath.join(' '),
        text,
      })),
    );
  }

  /** Size of the index as it would be stored. */
  get bytes(): number {
    return JSON.stringify(this.#search).length;
  }

  search(question: string, limit: number): string[] {
    return this.#search
      .search(question)
      .slice(0, limit)
      .map(({ number }) => String(number));
  }
}
