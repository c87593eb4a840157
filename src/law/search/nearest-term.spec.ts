import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LawArticle } from '../law-article.js';
import { buildLawIndex } from './law-index.builder.js';
import { alignmentDistance, nearestTerm } from './nearest-term.js';

const words = fc.stringMatching(/^[a-d]{0,8}$/u);

describe('the distance between spellings', () => {
  it.each([
    ['bail', 'bail', 0],
    ['bail', 'bial', 1],
    ['preempt', 'premept', 1],
    ['fermage', 'fermag', 1],
    ['cession', 'session', 1],
    ['', 'ab', 2],
  ])('of %j and %j is %d', (left, right, distance) => {
    expect(alignmentDistance(left, right, 9)).toBe(distance);
  });

  it('is symmetric, nought for the same alone, and given up past the limit', () => {
    fc.assert(
      fc.property(words, words, (left, right) => {
        const distance = alignmentDistance(left, right, 20);
        expect(alignmentDistance(right, left, 20)).toBe(distance);
        expect(distance === 0).toBe(left === right);
        expect(alignmentDistance(left, right, 1)).toBe(Math.min(distance, 2));
      }),
    );
  });
});

describe('the nearest term of an index', () => {
  const article = (number: string, text: string): LawArticle => ({
    id: number,
    cid: number,
    codeCid: 'code',
    number,
    sectionPath: ['Livre', 'Titre'],
    text,
    note: '',
    status: 'VIGUEUR',
    inForceFrom: '2000-01-01',
    inForceUntil: null,
    url: '',
  });
  const texts = ['fermage préemption', 'fermage préemption', 'fermage préemption', 'fermoir'];
  const articles = texts.map((text, position) => article(`L1-${position}`, text));
  const index = buildLawIndex(articles, { hash: '', entries: new Map(), glosses: new Map() }, 'key');

  it('sets a widespread word right', () => {
    expect(nearestTerm('premept', index)).toBe('preempt');
  });

  it('leaves short, numeric and far words alone', () => {
    expect(nearestTerm('ferm', index)).toBeNull();
    expect(nearestTerm('12345', index)).toBeNull();
    expect(nearestTerm('australie', index)).toBeNull();
  });
});
