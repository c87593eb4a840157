import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { ArticleFindings, ArticlePart, FoundArticle } from '../law.findings.js';
import { Verification } from '../verification.js';
import { Voice } from '../voice.js';
import { articleProse } from './law.prose.js';

const lexicon = loadLexicon();
const verification = new Verification(lexicon);
const CODE = 'Code rural et de la pêche maritime';
const TEXT =
  'I.-Sont soumises à autorisation :\n1° Les installations ;\n2° Les réunions.\nII.-Le préfet statue.';
const section = (name: string) => ({ kind: 'section', name, rank: 0 }) as const;

function findingsOf(quotes: string[], part: ArticlePart): ArticleFindings {
  const article: FoundArticle = {
    code: CODE,
    number: 'L331-2',
    sectionPath: [],
    text: TEXT,
    quotes,
    part,
    inForceFrom: '2014-10-15',
    inForceUntil: null,
    state: 'in_force',
    url: 'https://legi.test',
  };
  const corpus = { title: CODE, vintage: '2026-03-27' };
  return { kind: 'article', outcome: 'answer', corpus, articles: [article], wish: 'text' };
}

function said(findings: ArticleFindings, language: 'fr' | 'en'): string {
  const text = articleProse(findings, new Voice(language, lexicon)).join('\n');
  expect(verification.check(text, { findings, question: '', language })).toEqual([]);
  return text.replace(/[\u00a0\u202f]/gu, ' ');
}

describe('the part of an article that is asked for', () => {
  it('is quoted alone, and said to be an excerpt, of a short article too', () => {
    const found = findingsOf(['II.-Le préfet statue.'], { steps: [section('II')], missing: null });
    const french = said(found, 'fr');
    expect(french).toContain(`Article L. 331-2, II, du ${CODE} (en vigueur depuis le 15 octobre 2014)`);
    expect(french).toContain('« II.-Le préfet statue. » Extrait ;');
    expect(french).not.toContain('installations');
    expect(said(found, 'en')).toContain(`Article L. 331-2, II, of the ${CODE}`);
  });

  it('is said not to be there, with those that are', () => {
    const fourth = findingsOf([], {
      steps: [],
      missing: { step: section('IV'), names: ['I', 'II'], count: 4 },
    });
    expect(said(fourth, 'fr')).toContain('L’article L. 331-2 n’a pas de IV : on y trouve I, II.');
    expect(said(fourth, 'en')).toContain('Article L. 331-2 has no IV: it has I, II.');
    const ninth = findingsOf(['I.-Sont soumises à autorisation :'], {
      steps: [section('I')],
      missing: { step: { kind: 'number', name: '9', rank: 0 }, names: ['1', '2'], count: 3 },
    });
    expect(said(ninth, 'fr')).toContain('L’article L. 331-2, I, n’a pas de 9° : on y trouve 1°, 2°.');
  });

  it('is counted where it has no number', () => {
    const paragraph = { kind: 'paragraph', name: '', rank: 8 } as const;
    const eighth = findingsOf([], { steps: [], missing: { step: paragraph, names: [], count: 4 } });
    expect(said(eighth, 'fr')).toContain('n’a pas d’alinéa 8 : il compte 4 alinéas.');
    expect(said(eighth, 'en')).toContain('has no paragraph 8: it has 4 paragraphs.');
  });
});
