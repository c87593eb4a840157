import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLawLexicon, readLawLexicon } from './law-lexicon.js';
import { readLawQuery } from './law-query.js';
import { lawWords } from './law-words.js';

const TERMS = [
  'term;language;statutory;weight;places',
  'fermier|fermière;fr;preneur;0.6;41',
  'produit fermier;fr;mention ferme;0.7;641',
  'lease;en;bail rural;0.8;',
  'trop perçu;fr;indu;0.8;',
  'long lease;en;bail terme;0.8;',
  'enragé;fr;rage;0.8;',
  'pas enragé;fr;surveillance;0.8;',
].join('\n');
const GLOSSES = [
  'articles;words',
  'L411-5;durée minimum, neuf ans / lease length',
  'L253-1_A L1;pesticides',
].join('\n');

/** The wordings of each row of the English terms as they are delivered. */
function englishTerms(): string[][] {
  const csv = readFileSync(new URL('../lexicon/everyday-terms-english.csv', import.meta.url), 'utf8');
  const rows = csv.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => row.slice(0, row.indexOf(';')).split('|'));
}

describe('the law lexicon', () => {
  const lexicon = parseLawLexicon({ terms: [TERMS], glosses: [GLOSSES] });
  const termsOf = (question: string): string[] =>
    readLawQuery(question, lexicon, (word) => word).concepts.flatMap((concept) => [...concept.terms.keys()]);

  it('reads everyday words of articles, several numbers a line', () => {
    expect([...lexicon.glosses]).toEqual([
      ['L411-5', 'durée minimum, neuf ans / lease length'],
      ['L253-1 A', 'pesticides'],
      ['L1', 'pesticides'],
    ]);
  });

  it('adds statutory words and places to the question’s own', () => {
    expect(termsOf('Le fermier')).toEqual(['ferm', 'pren', '#41']);
  });

  it('prefers the longer wording, and of two as long the one with a negation', () => {
    expect(termsOf('un produit fermier')).not.toContain('pren');
    expect(termsOf('un chien enragé')).toContain('rage');
    expect(termsOf('un chien pas enragé')).not.toContain('rage');
  });

  it.each([
    ['on me réclame un trop perçu', true],
    ['le loyer que j’ai perçu', false],
  ])('asks for the function words that a wording lives by: %s', (question, found) => {
    expect(termsOf(question).includes('indu')).toBe(found);
  });

  it.each([
    ['What is a long lease?', true],
    ['How long is a lease?', false],
  ])('takes a length for none that is asked for: %s', (question, found) => {
    expect(termsOf(question).includes('term')).toBe(found);
  });

  it('translates English words in English questions alone', () => {
    expect(termsOf('Does the lease end?')).toContain('bail');
    expect(termsOf('Le lease du fermier')).not.toContain('bail');
  });

  it.each([
    ['term;language;statutory;weight;places\nchien;de;chien;1;', 'language'],
    ['term;language;statutory;weight;places\nchien;fr;chien;-1;', 'weight'],
    ['term;language;statutory;weight;places\nle la;fr;chien;1;', 'no meaningful word'],
    ['term;statutory\nchien;chien', 'no column'],
  ])('refuses a malformed line', (terms, named) => {
    expect(() => parseLawLexicon({ terms: [terms], glosses: [GLOSSES] })).toThrow(named);
  });

  it.each([
    ['un contrôle PAC', 'polit', 'pact'],
    ['conclu un pacs', 'pact', 'polit'],
    ['une MAEC sur mes prés', 'agroenv', 'pact'],
  ])('knows the short names of the profession: %s', (question, meant, other) => {
    const terms = readLawQuery(question, readLawLexicon(), (word) => word).concepts.flatMap((concept) => [
      ...concept.terms.keys(),
    ]);
    expect(terms.some((term) => term.startsWith(meant))).toBe(true);
    expect(terms.some((term) => term.startsWith(other))).toBe(false);
  });

  it('has every English wording in one row, with all that it may mean', () => {
    const wordings = englishTerms().flatMap((terms) => [
      ...new Set(terms.map((term) => lawWords(term).join(' '))),
    ]);
    expect(wordings.filter((wording, at) => wordings.indexOf(wording) < at)).toEqual([]);
  });

  it('is delivered whole', () => {
    const delivered = readLawLexicon();
    expect(delivered.entries.size).toBeGreaterThan(700);
    expect(delivered.glosses.size).toBeGreaterThan(2000);
    expect(readLawLexicon().hash).toBe(delivered.hash);
  });
});
