import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordSpeller } from './word-speller.js';

const FRENCH = ['bail', 'fermage', 'fermages', 'cotisation', 'cotisations', 'preemption', 'terre'];
const ENGLISH = ['tenant', 'pre', 'emption', 'landlord'];
const speller = new WordSpeller({ fr: FRENCH, en: ENGLISH });

describe('the speller', () => {
  it.each([
    ['fremage', 'fermage'],
    ['cotisatoins', 'cotisations'],
    ['cotisatio', 'cotisation'],
    ['premeptoin', 'preemption'],
    ['etrre', 'terre'],
  ])('reads %j as %j', (written, meant) => {
    expect(speller.correct(written, false)).toBe(meant);
  });

  it.each(['bial', 'terrz', 'fermagerie', 'preemptionnaire', '12345', 'australie', 'tenant'])(
    'leaves %j as it is',
    (written) => {
      expect(speller.correct(written, false)).toBe(written);
    },
  );

  it('sets English words right by English ones alone', () => {
    expect(speller.correct('landlrod', true)).toBe('landlord');
    expect(speller.correct('fremage', true)).toBe('fremage');
  });

  it('finds the word again whatever neighbours are exchanged', () => {
    const long = fc.constantFrom('fermage', 'cotisation', 'preemption');
    fc.assert(
      fc.property(long, fc.nat(), (word, place) => {
        const at = place % (word.length - 1);
        const written = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
        expect(speller.correct(written, false)).toBe(word);
      }),
    );
  });

  it('changes nothing where it knows nothing', () => {
    const empty = new WordSpeller({ fr: [], en: [] });
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (word, english) => {
        expect(empty.correct(word, english)).toBe(word);
      }),
    );
  });
});
