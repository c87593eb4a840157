import { describe, expect, it } from 'vitest';
import { isOutdone, type NotedHit } from './headnote-rivals.js';
import { gatherHeadnotes } from './search/headnotes.js';
import { lawStems } from './search/law-words.js';

const conceptsOf = (question: string) =>
  lawStems(question).map((stem) => ({ mass: 1, stems: new Set([stem]) }));
const hitOf = (score: number, ...asked: string[]): NotedHit => ({
  score,
  notes:
    gatherHeadnotes(
      asked.map((one) => ({ article: 'L1', anchor: '', french: '', english: '', asked: one })),
    ).get('L1') ?? [],
});

describe('the rule of another near article', () => {
  const widow = conceptsOf('veuve fermier continuer bail');
  const pension = hitOf(100, 'veuve retraite pension');
  const lease = hitOf(80, 'veuve du fermier continuer le bail');

  it('outdoes the first where it fits the question better', () => {
    expect(isOutdone([pension, lease], widow)).toBe(true);
  });

  it.each([
    ['fits it less', [lease, pension]],
    ['fits it alike', [lease, hitOf(90, 'bail veuve continuer fermier')]],
    ['is of an article that is far behind', [pension, hitOf(40, 'veuve du fermier continuer le bail')]],
    ['is none', [pension, hitOf(90)]],
    ['is of no other article', [pension]],
  ])('does not where it %s', (_, hits) => {
    expect(isOutdone(hits, widow)).toBe(false);
  });
});
