import { describe, expect, it } from 'vitest';
import { joinedNotes } from './joined-notes.js';

const taken = (id: string, asked = 'wheat') => ({ kind: 'assumed-product', asked, taken: id }) as const;

describe('notes that say one thing', () => {
  it('are one of the products that a word was taken for, where the first of them stands', () => {
    expect(joinedNotes([taken('wheat-hrw'), { kind: 'held-places' }, taken('soft-wheat')])).toEqual([
      { kind: 'assumed-products', asked: 'wheat', taken: ['wheat-hrw', 'soft-wheat'] },
      { kind: 'held-places' },
    ]);
  });

  it('are one of two words that were each taken for something', () => {
    const each = [taken('soft-wheat'), taken('coffee-arabica', 'coffee')] as const;
    expect(joinedNotes([each[0], { kind: 'held-places' }, each[1]])).toEqual([
      { kind: 'assumed-each', each },
      { kind: 'held-places' },
    ]);
  });

  it('are one of a measure and a place', () => {
    const notes = [
      { kind: 'assumed-measure', taken: 'production' },
      { kind: 'assumed-place', taken: 'FR' },
    ] as const;
    expect(joinedNotes(notes)).toEqual([
      { kind: 'assumed-measure-and-place', measure: 'production', place: 'FR' },
    ]);
  });
});
