import { beforeAll, describe, expect, it } from 'vitest';
import { ruralCodeSearch } from '../../../test/fixtures/law/rural-search.js';
import { PRACTITIONER_QUESTIONS } from '../../../test/fixtures/law/practitioner-questions.data.js';
import { isForeign, judgeConfidence } from './law-confidence.js';
import type { LawSearchResult } from './law-search.js';

describe('search for those who practise', () => {
  let find: (question: string) => LawSearchResult;

  beforeAll(async () => {
    find = await ruralCodeSearch();
  });

  it('has their article among the first five, mostly first', () => {
    const ranks = PRACTITIONER_QUESTIONS.map(({ question, articles }) =>
      find(question).hits.findIndex(({ number }) => articles.includes(number)),
    );
    expect(ranks.filter((rank) => rank >= 0).length / ranks.length).toBeGreaterThanOrEqual(0.9);
    expect(ranks.filter((rank) => rank === 0).length / ranks.length).toBeGreaterThanOrEqual(0.68);
  });

  it('answers where the subject of another code is but named, and refuses where it is the subject', () => {
    const named = find(
      'les impôts ont accordé une remise de taxe foncière à mon propriétaire à cause du gel, est-ce qu’il la garde ?',
    );
    expect(named.foreign?.kind).toBe('other law');
    expect(isForeign(named)).toBe(false);
    expect(named.hits[0]?.number).toBe('L411-24');
    const asked = find('Combien d’impôt je paie sur la vente d’un terrain agricole ?');
    expect(judgeConfidence(asked)).toBe('none');
  });
});
