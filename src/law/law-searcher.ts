import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LawIndexStore } from './law-index.store.js';
import { LawRepository } from './law.repository.js';
import { buildLawIndex } from './search/law-index.builder.js';
import { LAW_INDEX_FORMAT } from './search/law-index.codec.js';
import type { LawIndex } from './search/law-index.js';
import { readLawLexicon, type LawLexicon } from './search/law-lexicon.js';
import { LawSearch, type LawSearchOptions, type LawSearchResult } from './search/law-search.js';

/** How many hits of the latest question are kept. */
const KEPT = 10;

/** The hits of a question, as many as asked for or more, and the search that found them. */
interface Ranking {
  readonly search: LawSearch;
  readonly result: LawSearchResult;
}

/** Holds the search over what is stored, and makes it anew when the stored texts have changed. */
@Injectable()
export class LawSearcher {
  #current: { readonly key: string; readonly search: LawSearch } | null = null;
  #pending: Promise<LawSearch> | null = null;
  #latest: (Ranking & { readonly key: string; readonly limit: number }) | null = null;

  constructor(
    private readonly repository: LawRepository,
    private readonly store: LawIndexStore,
  ) {}

  /** The search, loaded on first use and kept; callers at the same time wait for the same load. */
  async get(): Promise<LawSearch> {
    if (this.#current !== null) return this.#current.search;
    return this.refresh();
  }

  /** The ranking of a question; made once for who asks whether it is of law and for who then answers it. */
  async rank(question: string, options: LawSearchOptions): Promise<Ranking> {
    const search = await this.get();
    const key = JSON.stringify([question, options.codeCids, options.onDate]);
    if (this.#latest?.key !== key || this.#latest.search !== search || this.#latest.limit < options.limit) {
      const limit = Math.max(options.limit, KEPT);
      this.#latest = { key, limit, search, result: search.search(question, { ...options, limit }) };
    }
    return this.#latest;
  }

  /** Looks whether the stored texts are still those of the index in memory; to be called after an import. */
  async refresh(): Promise<LawSearch> {
    this.#pending ??= this.load().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  private async load(): Promise<LawSearch> {
    const lexicon = readLawLexicon();
    const codes = await this.repository.listCodes();
    const key = createHash('sha256')
      .update(
        JSON.stringify([LAW_INDEX_FORMAT, lexicon.hash, codes.map((code) => [code.cid, code.contentHash])]),
      )
      .digest('hex');
    if (this.#current?.key === key) return this.#current.search;
    const index =
      (await this.store.find(key)) ??
      (await this.build(
        codes.map(({ cid }) => cid),
        lexicon,
        key,
      ));
    this.#current = { key, search: new LawSearch(index, lexicon) };
    return this.#current.search;
  }

  private async build(cids: readonly string[], lexicon: LawLexicon, key: string): Promise<LawIndex> {
    const articles = [];
    for (const cid of cids) articles.push(...(await this.repository.listWordings(cid)));
    const index = buildLawIndex(articles, lexicon, key);
    if (articles.length > 0) await this.store.save(index);
    return index;
  }
}
