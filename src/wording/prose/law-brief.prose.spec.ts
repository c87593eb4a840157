import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { FoundArticle, LawFigure, LegalFindings, StatedBrief } from '../law.findings.js';
import { Voice } from '../voice.js';
import { inBrief } from './law-brief.prose.js';
import { legalProse } from './law.prose.js';

const lexicon = loadLexicon();
const NINE_YEARS: LawFigure = { words: 'neuf ans', value: 9, unit: 'year', bound: 'least' };
const SENTENCE = 'Toute sous-location est interdite';

function article(brief: StatedBrief): FoundArticle {
  return {
    code: 'Code rural et de la pêche maritime',
    number: 'L411-5',
    sectionPath: [],
    text: `${SENTENCE}.`,
    quotes: [],
    brief,
    inForceFrom: '2000-01-01',
    inForceUntil: null,
    state: 'in_force',
    url: 'https://example.org',
  };
}

function told(language: 'fr' | 'en', statement: readonly string[], figure: LawFigure | null): string {
  return inBrief(article({ statement, figure }), new Voice(language, lexicon)).replaceAll(
    /[\u00a0\u202f]/gu,
    ' ',
  );
}

describe('the first sentence of an answer of law', () => {
  it.each([
    ['fr', [], NINE_YEARS, "En bref : au moins neuf ans, selon l'article L. 411-5."],
    ['en', [], NINE_YEARS, 'In brief: at least 9 years, under article L. 411-5.'],
    ['en', [], { ...NINE_YEARS, value: 1, bound: null }, 'In brief: 1 year, under article L. 411-5.'],
    [
      'en',
      [],
      { words: '66,66 %', value: 66.66, unit: '%', bound: 'more' },
      'In brief: more than 66.66 percent, under article L. 411-5.',
    ],
    ['fr', [SENTENCE], null, `En bref, selon l'article L. 411-5 : « ${SENTENCE} ».`],
    ['en', [SENTENCE], null, `In brief, article L. 411-5 says: « ${SENTENCE} ».`],
    [
      'fr',
      [SENTENCE, '1° au bois'],
      NINE_YEARS,
      `En bref : au moins neuf ans, selon l'article L. 411-5 : « ${SENTENCE} […] 1° au bois ».`,
    ],
  ] as const)('in %s of %j', (language, statement, figure, expected) => {
    expect(told(language, statement, figure).replaceAll('’', "'")).toBe(expected);
  });
});

describe('an answer of law', () => {
  it.each([
    ['one', /^Article L\. 411-5/u],
    ['several', /^Plusieurs articles traitent de ce point ; le plus proche : Article/u],
    ['faint', /^Aucun article ne répond nettement à cette question ; le plus proche : Article/u],
  ] as const)('says how far it may be trusted: %s', (standing, opening) => {
    const corpus = { title: 'Code rural et de la pêche maritime', vintage: '2026-01-01' };
    const articles = [article({ statement: [], figure: null })].map(({ brief: _none, ...rest }) => rest);
    const findings: LegalFindings = { kind: 'legal', outcome: 'answer', corpus, articles, standing };
    const [first = ''] = legalProse(findings, new Voice('fr', lexicon));
    expect(first.replaceAll(/[\u00a0\u202f]/gu, ' ')).toMatch(opening);
  });
});
