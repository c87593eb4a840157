import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { CitedText, NoArticle } from '../law.findings.js';
import { Voice } from '../voice.js';
import { noArticleProse } from './law-refusal.prose.js';

const lexicon = loadLexicon();
const CODE: CitedText = { title: 'Code rural et de la pêche maritime', vintage: '2026-03-27' };
const DIRECTIVE: CitedText = { title: 'Directive 2011/83/UE', vintage: '2022-05-28', publisher: 'EUR-Lex' };

function said(corpus: CitedText, over: Partial<NoArticle>, language: 'fr' | 'en'): string {
  const base = {
    kind: 'no-article',
    outcome: 'no_data',
    articles: [],
    nearest: [],
    foreignAct: null,
  } as const;
  const findings: NoArticle = { ...base, asked: null, corpus, held: [corpus], ...over };
  return noArticleProse(findings, new Voice(language, lexicon))
    .join(' ')
    .replace(/[\u00a0\u202f]/gu, ' ');
}

it.each([
  [CODE, 'Le seul texte disponible est le Code rural et de la pêche maritime.', 'fr'],
  [DIRECTIVE, 'Le seul texte disponible est la directive 2011/83/UE.', 'fr'],
  [CODE, 'The only text held is the Code rural et de la pêche maritime (French rural code).', 'en'],
  [{ ...DIRECTIVE, title: 'Directive 2011/83/EU' }, 'The only text held is Directive 2011/83/EU.', 'en'],
] as const)('names the only text that is held by its kind', (corpus, sentence, language) => {
  expect(said(corpus, {}, language)).toContain(sentence);
});

it.each([
  [CODE, 'L999-9', 'Il n’existe pas d’article L. 999-9 dans le Code rural et de la pêche maritime.', 'fr'],
  [DIRECTIVE, 'Considérant 99', 'Il n’existe pas de considérant 99 dans la directive 2011/83/UE.', 'fr'],
  [DIRECTIVE, '99', 'There is no article 99 in Directive 2011/83/UE: not found.', 'en'],
] as const)('says which number no article has: %#', (corpus, asked, sentence, language) => {
  expect(said(corpus, { asked }, language)).toBe(sentence);
});
