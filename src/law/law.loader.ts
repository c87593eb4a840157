import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { RURAL_CODE_CID, type LawCorpus } from './law-article.js';
import { LawRepository } from './law.repository.js';
import { bundledEdition, isStaleBundle, readBundledRuralCode } from './sources/bundled-code.js';

export interface LawLoadOutcome {
  readonly cid: string;
  readonly changed: boolean;
  readonly articleCount: number;
  readonly contentHash: string;
}

/** SHA-256 of all that a corpus says, hexadecimal; the same articles in the same order give the same hash. */
export function hashCorpus(corpus: LawCorpus): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([corpus.cid, corpus.title, corpus.source, corpus.vintage]));
  for (const article of [...corpus.articles, ...(corpus.otherVersions ?? [])])
    hash.update(JSON.stringify(Object.values(article)));
  return hash.digest('hex');
}

/** Puts texts into the store: all of a code or nothing of it, and only where its content is new. */
@Injectable()
export class LawLoader {
  constructor(
    private readonly repository: LawRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Replaces the code in one transaction where the content hash differs. `now` is the time noted as import time. */
  async load(corpus: LawCorpus, now: Date): Promise<LawLoadOutcome> {
    if (corpus.articles.length === 0) throw new Error(`The text ${corpus.cid} holds no article.`);
    const contentHash = hashCorpus(corpus);
    const changed = (await this.repository.findCode(corpus.cid))?.contentHash !== contentHash;
    if (changed) {
      await this.unitOfWork.run((manager) =>
        this.repository.replaceCode(manager, corpus, contentHash, now.toISOString()),
      );
    }
    return { cid: corpus.cid, changed, articleCount: corpus.articles.length, contentHash };
  }

  /**
   * Loads the Code rural that is delivered with the service, unless that edition is stored already or another source
   * has been imported (then null, and the large file is not read).
   */
  async loadBundled(now: Date): Promise<LawLoadOutcome | null> {
    const stored = await this.repository.findCode(RURAL_CODE_CID);
    if (stored !== null && !isStaleBundle(stored.source, await bundledEdition())) return null;
    return this.load(await readBundledRuralCode(), now);
  }
}
