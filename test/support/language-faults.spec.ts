import { describe, expect, it } from 'vitest';
import { languageFaults } from './language-faults.js';

describe('faults of French', () => {
  it.each([
    ['La part est calculée par rapport à les États-Unis.', '« à les »'],
    ['Il faut que il pleuve.', 'no elision'],
    ['Le prix de orge était stable.', 'no elision'],
    ['Le prix d’blé était stable.', 'an elision'],
    ["L'orge était stable.", 'a straight apostrophe'],
    ['Les abattages de porcs a le plus augmenté.', 'a plural that does'],
    ['Oui. Le cheptel sont de 2 têtes.', 'a single one'],
    ['La moyenne de 1 valeurs.', 'a plural of less'],
    ['La moyenne de 5 valeur.', 'a singular of two'],
    ['La hausse est de 5 %.', 'no thin space'],
    ['La France: rien.', 'no thin space'],
    ['La série «\u00a0blé» manque.', 'no space inside'],
    ['La production en en 2024.', 'a word twice'],
    ['Le prix était de undefined.', 'an unfilled place'],
    ['Le prix  était stable.', 'two spaces'],
    ['le prix était stable.', 'a small letter'],
    ['Le prix était stable', 'no mark at the end'],
  ])('%s', (text, name) => {
    expect(languageFaults(text, 'fr').join('\n')).toContain(name);
  });

  it('are none where there are none', () => {
    const text =
      'Oui. Les abattages de porcs aux États-Unis ont baissé de 5\u202f%\u00a0: 1,5\u00a0million de têtes dans le Grand Est est le minimum.';
    expect(languageFaults(text, 'fr')).toEqual([]);
  });
});

describe('faults of English', () => {
  it.each([
    ['A mean of a hectare and a area.', '"a" before'],
    ['This is an forecast.', '"an" before'],
    ['The mean of 1 figures.', 'a plural of one'],
    ['The mean of 5 figure.', 'a singular of many'],
    ['The price of « wheat ».', 'French'],
  ])('%s', (text, name) => {
    expect(languageFaults(text, 'en').join('\n')).toContain(name);
  });

  it('are none where there are none', () => {
    expect(languageFaults('Next: a euro per kilogram; 1 million tonnes in 5 years.', 'en')).toEqual([]);
  });
});
