import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { asksRatio } from './ratio-words.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('one as so many times the other', () => {
  it.each([
    'rapport prix soja/maïs',
    'rapport entre le prix de l’urée et celui du blé',
    'combien de tonnes de blé pour acheter une tonne d’urée',
    'combien faut-il de tonnes de blé pour acheter une tonne d’urée',
    'how many kilos of chicken for the price of one kilo of beef',
    'combien de blé pour acheter une tonne d’urée en mai 2026',
    'how much maize to buy a tonne of urea',
    'l’Italie pèse combien de fois la France',
  ])('is asked: « %s »', (text) => {
    expect(asksRatio(text)).toBe(true);
  });

  it.each([
    'combien de lait pour faire un kilo de beurre',
    'combien de tonnes de blé en France',
    'how many tonnes of wheat for 2023',
    'rapport annuel',
  ])('is not: « %s »', (text) => {
    expect(asksRatio(text)).toBe(false);
  });

  it('is a question of prices, whatever is bought with what', () => {
    expect(read('combien de tonnes de blé pour acheter une tonne d’urée').domain).toBe('price');
  });

  it('is asked of each of two times', () => {
    const { period, alsoAsked } = read('rapport entre le prix de l’urée et celui du maïs en 2019 et en 2022');
    const years = [period, alsoAsked?.period].map((slot) =>
      slot?.value.kind === 'at' ? slot.value.span.from : null,
    );
    expect(years).toEqual(['2019-01-01', '2022-01-01']);
    const { period: then, alsoAsked: now } = read(
      'how many kilos of chicken for the price of one kilo of beef in 1990 and now?',
    );
    expect([then?.value.kind, now?.period]).toEqual(['at', null]);
  });

  it('is no share', () => {
    const { intent } = read(
      'la récolte de blé dur de l’Italie pèse combien de fois celle de la France en 2023',
    );
    expect(intent).not.toBe('share');
  });
});
