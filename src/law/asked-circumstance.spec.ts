import { describe, expect, it } from 'vitest';
import { isOfUnaskedCircumstance } from './asked-circumstance.js';
import { lawWords } from './search/law-words.js';

const folded = (text: string): string => lawWords(text).join(' ');
const FLED = 'les volailles enfuies chez le voisin restent à leur maître';
const TRADE =
  "l'exploitant d'un élevage, d'un abattoir ou d'un refuge qui maltraite les animaux risque un an de prison";
const TRADE_OF_LAW =
  'Est puni le fait, pour toute personne exploitant un établissement de vente, de maltraiter';

describe('a rule of one circumstance', () => {
  it.each([
    ['Dois-je déclarer mes poules ?', FLED, true],
    ['Must I declare my backyard hens?', FLED, true],
    ['Mes poules se sont sauvées, puis-je les reprendre ?', FLED, false],
    ['Whose are the hens that flew into the garden?', FLED, false],
    ['What do I risk for beating my dog?', TRADE, true],
    ["Qu'est-ce que je risque si je frappe mon chien ?", TRADE_OF_LAW, true],
    ['que risque un éleveur qui frappe ses bêtes', TRADE, false],
    ['what does a slaughterhouse risk for cruelty', TRADE_OF_LAW, false],
    ['Dois-je déclarer mes poules ?', 'tout détenteur de volailles les déclare', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfUnaskedCircumstance(folded(asked), folded(stated))).toBe(expected);
  });
});
