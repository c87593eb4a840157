import { describe, expect, it } from 'vitest';
import { inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { RURAL_CODE_CID, type DatedArticle } from '../../law/law-article.js';
import { LawService } from '../../law/law.service.js';
import { JuridiqueAgent } from './juridique.agent.js';
import { otherCodeIn } from './other.code.js';

const ARTICLE: DatedArticle = {
  id: 'LEGIARTI000006583729',
  cid: 'LEGIARTI000006583729',
  codeCid: 'LEGITEXT000006071367',
  number: 'L411-5',
  sectionPath: ['Livre IV', 'Titre Ier'],
  text: 'La durée du bail ne peut être inférieure à neuf ans.',
  note: '',
  status: 'VIGUEUR',
  inForceFrom: '1982-12-01',
  inForceUntil: null,
  url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006583729',
  knownFrom: '1982-12-01',
  next: null,
};

/** A law of one article: found by its number, and by any question that speaks of a lease. */
function law(): { service: LawService; searched: string[] } {
  const searched: string[] = [];
  const service: Pick<LawService, 'findByReference' | 'search' | 'corpora' | 'findAct' | 'namesUnit'> = {
    findByReference: (reference) =>
      Promise.resolve(
        reference.digits === '411-5'
          ? { kind: 'in_force', articles: [ARTICLE] }
          : { kind: 'unknown', asked: `${reference.prefix ?? ''}${reference.digits}`, nearest: ['L411-5'] },
      ),
    search: (question) => {
      searched.push(question);
      const hits = [{ article: ARTICLE, passage: { quotes: ['neuf ans'] }, brief: null, score: 1 }];
      return Promise.resolve(question.includes('bail') ? { kind: 'one', hits } : { kind: 'none' });
    },
    corpora: () =>
      Promise.resolve([
        {
          cid: RURAL_CODE_CID,
          title: 'Code rural et de la pêche maritime',
          source: '',
          vintage: '2026-01-01',
          articleCount: 1,
        },
      ]),
    findAct: () => Promise.resolve(null),
    namesUnit: (question) => Promise.resolve(question.includes('annexe II')),
  };
  return { service: Object.assign(Object.create(LawService.prototype), service), searched };
}

const mention = (number: string) => ({ letter: 'L' as const, starred: false, number, words: `L. ${number}` });

describe('an article by its number', () => {
  it('is found with its state', async () => {
    const found = await new JuridiqueAgent(law().service).find(
      inquiryOf({ domain: 'law', intent: 'article', articles: [mention('411-5')] }),
    );
    expect(found).toMatchObject({ kind: 'article', articles: [{ number: 'L411-5', state: 'in_force' }] });
  });

  it.each([
    ['l’annexe II de l’article L. 411-5 du bail', 'legal'],
    ['l’annexe de l’article L. 411-5 du bail', 'article'],
  ])('gives way to its annex where there is one: %s', async (question, kind) => {
    const found = await new JuridiqueAgent(law().service).find({
      ...inquiryOf({ domain: 'law', intent: 'article', articles: [mention('411-5')] }),
      question,
    });
    expect(found.kind).toBe(kind);
  });

  it.each([
    ['article L. 411-5, alinéa 1', { steps: [{ kind: 'paragraph', name: '', rank: 1 }], missing: null }],
    ['le IV de l’article L. 411-5', { steps: [], missing: { step: { name: 'IV' }, names: [], count: 1 } }],
  ])('is found with the part that is named: %s', async (question, part) => {
    const found = await new JuridiqueAgent(law().service).find({
      ...inquiryOf({ domain: 'law', intent: 'article', articles: [mention('411-5')] }),
      question,
    });
    expect(found).toMatchObject({ kind: 'article', articles: [{ number: 'L411-5', part }] });
  });

  it('is said not to exist, with its neighbours', async () => {
    const found = await new JuridiqueAgent(law().service).find(
      inquiryOf({ domain: 'law', intent: 'article', articles: [mention('999-9')] }),
    );
    expect(found).toMatchObject({ kind: 'no-article', asked: 'L999-9', nearest: ['L411-5'] });
  });
});

describe('a question of law', () => {
  it('is searched as it was asked, and as it was corrected only where that finds nothing', async () => {
    const { service, searched } = law();
    const inquiry = {
      ...inquiryOf({ domain: 'law', intent: 'legal', text: 'durée du bail' }),
      question: 'durée du bial',
    };
    const found = await new JuridiqueAgent(service).find(inquiry);
    expect(searched).toEqual(['durée du bial', 'durée du bail']);
    expect(found).toMatchObject({ kind: 'legal', articles: [{ quotes: ['neuf ans'] }] });
  });

  it('is answered by no article rather than by a wrong one', async () => {
    const found = await new JuridiqueAgent(law().service).find({
      ...inquiryOf({ domain: 'law', intent: 'legal', text: 'x' }),
      question: 'x',
    });
    expect(found).toMatchObject({ kind: 'no-article', asked: null, foreignAct: null });
  });

  it('is told which text is not held', async () => {
    const found = await new JuridiqueAgent(law().service).find(
      inquiryOf({ domain: 'law', foreignAct: 'règlement (UE) 2021/2115' }),
    );
    expect(found).toMatchObject({ kind: 'no-article', foreignAct: 'règlement (UE) 2021/2115' });
  });
});

it('knows an article of another code', () => {
  expect(otherCodeIn("Que dit l'article 1134 du code civil ?")).toContain('code civil');
  expect(otherCodeIn("Que dit l'article L. 411-1 du code rural ?")).toBeNull();
});
