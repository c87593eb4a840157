import { describe, expect, it } from 'vitest';
import { check, faultsOf } from '../../../../test/llm/gate.fixture.js';
import type { FoundArticle, LegalFindings } from '../../../wording/law.findings.js';
import { Ledger } from '../ledger.js';

const LEASE: FoundArticle = {
  code: 'Code rural et de la pêche maritime',
  number: 'L411-5',
  sectionPath: ['Livre IV : Baux ruraux', 'Section 1'],
  text: 'Sous réserve des dispositions de l’article L. 411-40, la durée du bail ne peut être inférieure à neuf ans, nonobstant toute clause ou convention contraire.',
  quotes: [],
  inForceFrom: '2006-07-01',
  inForceUntil: null,
  state: 'in_force',
  url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006582996',
};
const NOTICE: FoundArticle = {
  ...LEASE,
  number: 'L411-47',
  text: 'Le propriétaire qui entend s’opposer au renouvellement doit notifier congé au preneur, dix-huit mois au moins avant l’expiration du bail, par acte extrajudiciaire.',
  url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006582997',
};
const QUOTE = '« la durée du bail ne peut être inférieure à neuf ans »';
const NOTICE_QUOTE = '« notifier congé au preneur, dix-huit mois au moins avant l’expiration du bail »';
const QUESTIONS = {
  fr: 'Quelle est la durée minimale d’un bail rural ?',
  en: 'What is the minimum term of a farm lease?',
} as const;

/** The findings of one search, with these articles. */
function found(...articles: FoundArticle[]): Ledger {
  const corpus: LegalFindings['corpus'] = { title: 'Code rural', vintage: '2026-01-01' };
  const ledger = new Ledger();
  ledger.add({ kind: 'legal', outcome: 'answer', standing: 'one', articles, corpus });
  return ledger;
}

const law = found(LEASE, NOTICE);
const faults = (prose: string, language: 'fr' | 'en' = 'fr'): string[] =>
  faultsOf(prose, law, language, QUESTIONS[language]);

describe('a text about law passes', () => {
  it.each([
    `La durée minimale est de 9 ans : selon l’article L. 411-5, ${QUOTE}.`,
    `Le bail dure au moins neuf ans (article L. 411-5 : ${QUOTE}).`,
    `« La durée du bail ne peut être inférieure à neuf ans » (article L. 411-5).`,
    `${QUOTE} (article L. 411-5), et ${NOTICE_QUOTE} (article L. 411-47).`,
    `Selon l’article L. 411-5, ${QUOTE} ; selon l’article L. 411-47, ${NOTICE_QUOTE}.`,
  ])('%s', (prose) => {
    expect(faults(prose)).toEqual([]);
  });

  it('in English around the French words', () => {
    const prose = `Under article L. 411-5, the minimum term of a lease is 9 years: ${QUOTE}.`;
    expect(faults(prose, 'en')).toEqual([]);
  });

  it('with the quotation letter by letter as the article has it', () => {
    const result = check(
      '« La durée du bail ne peut être inférieure à neuf ans » (article L. 411-5).',
      law,
      'fr',
      QUESTIONS.fr,
    );
    expect(result).toHaveProperty(
      'text',
      expect.stringContaining('la durée du bail ne peut être inférieure'),
    );
  });

  it('without the sentences that hold nothing to check', () => {
    const prose = `Le bailleur a toujours raison. Selon l’article L. 411-5, ${QUOTE}. Fuyez.`;
    const result = check(prose, law, 'fr', QUESTIONS.fr);
    expect('text' in result && result.text).toMatch(/^Selon l’article L\. 411-5, [^.]*\.$/u);
  });
});

describe('a text about law does not pass', () => {
  it.each([
    ['article', `Selon l’article L. 411-47, ${QUOTE}.`],
    ['article', `${QUOTE} (article L. 411-47), et ${NOTICE_QUOTE} (article L. 411-5).`],
    ['claim', `Le bail dure au plus neuf ans : ${QUOTE} (article L. 411-5).`],
    ['words', `Selon l’article L. 411-5, la durée du bail n’est pas de neuf ans : ${QUOTE}.`],
    ['words', `Selon l’article L. 411-5, ${QUOTE}, donc le bailleur expulse sans préavis.`],
    ['words', `Selon l’article L. 411-5 abrogé, ${QUOTE}.`],
    ['quotation', 'Selon l’article L. 411-5, « la durée du bail peut être inférieure à neuf ans ».'],
    ['words', 'Selon l’article L. 411-5, « la durée du bail ne […] peut être inférieure ».'],
    ['quotation', 'Selon l’article L. 411-5, « toute clause ou convention contraire … la durée du bail ».'],
    ['quotation', 'Selon l’article L. 411-5, “la durée du bail ne peut être inférieure à douze ans”.'],
    ['number', 'Selon l’article L. 411-5, ‘la durée du bail ne peut être inférieure à douze ans’.'],
    ['number', `Selon l’article L. 411-5 en vigueur depuis 1999, ${QUOTE}.`],
    ['article', `Selon l’article 1719 du code civil et l’article L. 411-5, ${QUOTE}.`],
    ['number', `Selon le règlement (UE) 2021/2115 et l’article L. 411-5, ${QUOTE}.`],
    ['unit', `Selon l’article L. 411-5, ${QUOTE}, sous peine de 500 euros.`],
  ])('%s: %s', (kind, prose) => {
    expect(faults(prose)).toContain(kind);
  });

  it.each([
    ['claim', `Under article L. 411-5, a lease is 9 years at most: ${QUOTE}.`],
    ['words', `Under article L. 411-5, the landlord may evict the tenant: ${QUOTE}.`],
    ['words', `Under article L. 411-5, a lease cannot be 9 years: ${QUOTE}.`],
  ])('%s: %s', (kind, prose) => {
    const lease = faultsOf(prose, found(LEASE), 'en', QUESTIONS.en);
    expect(lease).toContain(kind);
  });
});
