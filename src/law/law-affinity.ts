import { Injectable } from '@nestjs/common';
import type { OtherLaw } from '../common/other-law.js';
import { RURAL_CODE_CID } from './law-article.js';
import { LawSearcher } from './law-searcher.js';
import { foreignLawIn } from './search/foreign-law.js';
import { namesNoMatter } from './search/unnamed-matter.js';
import { isForeign, judgeConfidence } from './search/law-confidence.js';

/** How much the best article has to say of a question; see LawSearchHit and LawSearchResult for the measures. */
export interface Affinity {
  readonly score: number;
  readonly everyday: number;
  readonly evidence: number;
  /** Whether it is of a subject that the code does not treat. */
  readonly foreign: boolean;
  /** The code that treats that subject, where one is known. */
  readonly otherLaw: OtherLaw | null;
  /** The state whose law is asked for, where that is not France. */
  readonly abroad: string | null;
  /** Whether a search would give any article. */
  readonly isFound: boolean;
  /** Whether it asks for a delay, a right or a penalty and does not say of what. */
  readonly unnamed: boolean;
}

/** Tells whether a question is of law by what the articles of the Code rural have to say of it. */
@Injectable()
export class LawAffinity {
  constructor(private readonly searcher: LawSearcher) {}

  /** Reads the index alone, no article. */
  async measure(question: string, onDate: string): Promise<Affinity> {
    const { result } = await this.searcher.rank(question, { codeCids: [RURAL_CODE_CID], limit: 1, onDate });
    const { score = 0, everyday = 0 } = result.hits[0] ?? {};
    const { evidence } = result;
    const foreign = isForeign(result);
    const abroad = foreignLawIn(question);
    const otherLaw = foreign ? (result.foreign?.law ?? null) : null;
    return {
      score,
      everyday,
      evidence,
      foreign,
      otherLaw,
      abroad,
      unnamed: namesNoMatter(question),
      isFound: judgeConfidence(result) !== 'none',
    };
  }
}
