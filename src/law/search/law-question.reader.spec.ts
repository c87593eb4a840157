import { describe, expect, it } from 'vitest';
import { buildLawIndex } from './law-index.builder.js';
import { parseLawLexicon } from './law-lexicon.js';
import { LawQuestionReader } from './law-question.reader.js';

const lexicon = parseLawLexicon({ terms: [], glosses: [] });
const reader = new LawQuestionReader(buildLawIndex([], lexicon, 'key'), lexicon);

const massOf = (question: string, at: number): number => reader.read(question).concepts[at]?.mass ?? 0;

describe('what a question told as a story speaks of', () => {
  it('counts less where it is told than where it is asked', () => {
    const told = massOf('Nous sommes quatre frères. Peut-on rester sans partager ?', 0);
    const asked = massOf('Peut-on rester quatre frères sans partager ?', 1);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(asked);
  });

  it('counts whole where it is told and asked', () => {
    expect(massOf('Mon frère est parti. Mon frère a-t-il droit à sa part ?', 0)).toBe(
      massOf('Mon frère a-t-il droit à sa part ?', 0),
    );
  });
});
