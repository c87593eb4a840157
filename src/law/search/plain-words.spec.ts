import { describe, expect, it } from 'vitest';
import { readLawLexicon } from './law-lexicon.js';
import { PLAIN_WORDS } from './plain-words.data.js';
import { FRENCH_STOP_WORDS } from './stop-words.data.js';
import { WordSpeller } from './word-speller.js';

describe('everyday words beside the lexicon', () => {
  const { words } = readLawLexicon();
  const speller = new WordSpeller({
    fr: [...FRENCH_STOP_WORDS, ...words.fr, ...PLAIN_WORDS.fr],
    en: [...words.en, ...PLAIN_WORDS.en],
  });

  it.each(['faisons', 'poussons', 'pensons', 'previenne', 'prenons', 'interpelle'])(
    'leaves %j as it is',
    (word) => {
      expect(speller.correct(word, false)).toBe(word);
    },
  );

  it.each(['shearing', 'shipped', 'offspring', 'furnished'])('leaves the English %j as it is', (word) => {
    expect(speller.correct(word, true)).toBe(word);
  });

  it('still sets misspelt words of the law right', () => {
    expect(speller.correct('fremage', false)).toBe('fermage');
    expect(speller.correct('landlrod', true)).toBe('landlord');
  });

  it('holds folded words alone', () => {
    for (const word of [...PLAIN_WORDS.fr, ...PLAIN_WORDS.en]) expect(word).toMatch(/^[a-z]{4,}$/u);
  });
});
