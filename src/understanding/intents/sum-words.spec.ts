import { describe, expect, it } from 'vitest';
import { addsUpWords } from './sum-words.js';

describe('words for adding up', () => {
  it.each([
    'Production cumulée de blé de la France et de l’Allemagne',
    "La production de la France et de l'Allemagne réunies",
    "À elles deux, la France et l'Allemagne",
    'Le cheptel porcin de l’Espagne et du Danemark ensemble',
    'Combined total of France and Germany wheat',
    'France plus Germany soft wheat production',
    'How much did France and Germany together produce',
    'France + Allemagne, surfaces de colza',
  ])('stand in « %s »', (text) => {
    expect(addsUpWords(text)).toBe(true);
  });

  it.each([
    'La France et l’Allemagne, production de blé en 2010 et en 2022',
    'Le blé est-il plus cultivé en France qu’en Allemagne ?',
    'Wheat in France against Germany in 2010 and 2022',
  ])('do not stand in « %s »', (text) => {
    expect(addsUpWords(text)).toBe(false);
  });
});
