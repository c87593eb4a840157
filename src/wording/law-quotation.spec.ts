import { describe, expect, it } from 'vitest';
import { quotedPieces, quotedText, sectionTitle } from './law-quotation.js';
import type { FoundArticle } from './law.findings.js';
import { chapterSubject } from './prose/law-chapters.data.js';

function article(over: Partial<FoundArticle>): FoundArticle {
  const base = { code: 'Code rural', number: 'L143-4', sectionPath: [], text: '', quotes: [] };
  return { ...base, inForceFrom: '2014-10-15', inForceUntil: null, state: 'in_force', url: '', ...over };
}

describe('what is quoted', () => {
  it('never ends in an abbreviation', () => {
    const text = `Ne peuvent faire l'objet d'un droit : 1° Les échanges de l'article L. 124-1 ; 2° ${'x'.repeat(860)} à l'article L. 2`;
    const [piece = ''] = quotedPieces(article({ text }));
    expect(piece.endsWith("l'article L. 124-1")).toBe(true);
    expect(text).toContain(piece);
  });

  it.each([
    ['1° Les mineurs ; ou', '1° Les mineurs […]'],
    ['1° Les mineurs ;', '1° Les mineurs […]'],
    ['Le bail dure neuf ans.', 'Le bail dure neuf ans.'],
    ['Sont interdits :', 'Sont interdits :'],
  ])('ends neither in a semicolon nor in « ou », and says that it breaks off: %s', (quote, shown) => {
    const long = article({ text: `${quote} ${'x'.repeat(900)}`, quotes: ['Nul ne peut :', quote] });
    expect(quotedText(long)).toBe(`Nul ne peut : […] ${shown}`);
  });

  it('is the whole of a short article', () => {
    expect(quotedPieces(article({ text: 'Neuf ans.' }))).toEqual(['Neuf ans.']);
  });
});

it('names an article by its innermost heading', () => {
  expect(sectionTitle(article({ sectionPath: ['Livre IV', 'Section 8 : Droit de reprise.'] }))).toBe(
    'Droit de reprise',
  );
  expect(sectionTitle(article({}))).toBe('');
});

it('knows in English what a chapter is about, the narrower one first', () => {
  expect(chapterSubject('L411-57')).toContain('tenancy');
  expect(chapterSubject('R*143-1')).toContain('pre-empt');
  expect(chapterSubject('Tableau n° 57')).toBeNull();
});
