import { dayNumber } from './law-index.builder.js';
import type { IndexedArticle } from './law-index.js';

/** Which articles a search may find: those of the texts asked for that are in force on the day. */
export class AdmittedArticles {
  #latest: { readonly key: string; readonly admitted: Uint8Array } | null = null;

  constructor(private readonly articles: readonly IndexedArticle[]) {}

  /** By place in the index: 1 where the article is admitted. Kept for the next question, which mostly asks of the same day. */
  on(onDate: string, codeCids: readonly string[] | undefined): Uint8Array {
    const key = [onDate, ...(codeCids ?? ['*'])].join('\n');
    if (this.#latest?.key !== key) this.#latest = { key, admitted: this.#admit(dayNumber(onDate), codeCids) };
    return this.#latest.admitted;
  }

  #admit(day: number, codeCids: readonly string[] | undefined): Uint8Array {
    return Uint8Array.from(this.articles, ({ from, until, codeCid }) =>
      Number(from <= day && until > day && codeCids?.includes(codeCid) !== false),
    );
  }
}
