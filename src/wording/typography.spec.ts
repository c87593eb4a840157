import { describe, expect, it } from 'vitest';
import { typographic } from './typography.js';

describe('French as it is printed', () => {
  it.each([
    ["la production d'orge dans l'Aisne", 'la production d’orge dans l’Aisne'],
    ["« combien d'ares » n'est pas lu", '«\u00a0combien d’ares\u00a0» n’est pas lu'],
    ["le prix d'« urée »", 'le prix d’«\u00a0urée\u00a0»'],
    ['Sources : FAO ; Eurostat', 'Sources\u00a0: FAO\u202f; Eurostat'],
  ])('%s', (plain, printed) => {
    expect(typographic(plain, 'fr')).toBe(printed);
  });

  it('is left to French', () => {
    expect(typographic("the world's wheat : all", 'en')).toBe("the world's wheat : all");
  });
});
