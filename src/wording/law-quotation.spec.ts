import { describe, expect, it } from 'vitest';
import { quotedPieces, sectionTitle, statedAmount } from './law-quotation.js';
import type { FoundArticle } from './law.findings.js';
import { chapterSubject } from './prose/law-chapters.data.js';

function article(over: Partial<FoundArticle>): FoundArticle {
  const base = { code: 'Code rural', number: 'L143-4', sectionPath: [], text: '', quotes: [] };
  return { ...base, inForceFrom: '2014-10-15', inForceUntil: null, state: 'in_force', url: '', ...over };
}

const FILLING = 'Les autres règles du présent chapitre demeurent applicables dans tous les cas. '.repeat(12);

describe('what is quoted', () => {
  it('never ends in an abbreviation', () => {
    const text = `Ne peuvent faire l'objet d'un droit : 1° Les échanges de l'article L. 124-1 ; 2° ${'x'.repeat(860)} à l'article L. 2`;
    const [piece = ''] = quotedPieces(article({ text }));
    expect(piece.endsWith("l'article L. 124-1 ;")).toBe(true);
    expect(text).toContain(piece);
  });

  it('is the whole of a short article', () => {
    expect(quotedPieces(article({ text: 'Neuf ans.' }))).toEqual(['Neuf ans.']);
  });
});

describe('the amount that a quotation states', () => {
  const delay =
    "Le propriétaire doit notifier congé, dix-huit mois au moins avant l'expiration du bail, par acte.";

  it('is its one clause with a length of time, in its own words', () => {
    expect(statedAmount(article({ text: FILLING, quotes: [delay, FILLING.slice(0, 300)] }))).toBe(
      "dix-huit mois au moins avant l'expiration du bail",
    );
  });

  it('is not told apart where there are two, or where the quotation is short', () => {
    const two = [delay, `La durée est de neuf ans. ${FILLING.slice(0, 300)}`];
    expect(statedAmount(article({ text: FILLING, quotes: two }))).toBeNull();
    expect(statedAmount(article({ text: delay }))).toBeNull();
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
