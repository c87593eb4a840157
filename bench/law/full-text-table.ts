import Database from 'better-sqlite3';
import type { LawArticle } from '../../src/law/law-article.js';
import { isMeaningful, lawWords } from '../../src/law/search/law-words.js';

/**
 * The same articles in SQLite's own full-text search (FTS5: BM25, accents removed, no French stems), as well as it is
 * used without code of one's own: titles weigh twice the text, the question's words without function words are
 * alternatives, and a word may go on.
 */
export class FullTextTable {
  readonly #database = new Database(':memory:');
  readonly #search: Database.Statement<[string, number], { number: string }>;

  constructor(articles: readonly LawArticle[], onDate: string) {
    this.#database.exec(
      `CREATE VIRTUAL TABLE articles USING fts5(number UNINDEXED, titles, text, tokenize = 'unicode61 remove_diacritics 2')`,
    );
    const insert = this.#database.prepare('INSERT INTO articles VALUES (?, ?, ?)');
    const fill = this.#database.transaction(() => {
      for (const { number, sectionPath, text, inForceFrom, inForceUntil } of articles) {
        if (inForceFrom <= onDate && (inForceUntil === null || inForceUntil > onDate))
          insert.run(number, sectionPath.join(' '), text);
      }
    });
    fill();
    this.#search = this.#database.prepare(
      'SELECT number FROM articles WHERE articles MATCH ? ORDER BY bm25(articles, 0, 2, 1) LIMIT ?',
    );
  }

  /** Size of the database, pages in use. */
  get bytes(): number {
    return (
      Number(this.#database.pragma('page_count', { simple: true })) *
      Number(this.#database.pragma('page_size', { simple: true }))
    );
  }

  search(question: string, limit: number): string[] {
    const words = [...new Set(lawWords(question).filter(isMeaningful))];
    if (words.length === 0) return [];
    const match = words.map((word) => `"${word}"*`).join(' OR ');
    return this.#search.all(match, limit).map(({ number }) => number);
  }
}
