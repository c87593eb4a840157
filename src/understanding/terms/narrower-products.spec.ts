import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a wide product that is told by what is said of it elsewhere', () => {
  it.each([
    [
      'Mombasa, Colombo ou Calcutta : quel marché du thé est le plus cher ?',
      ['mombasa', 'colombo', 'kolkata'],
    ],
    ['Prix du thé à Mombasa, Colombo ou Calcutta ?', ['mombasa', 'colombo', 'kolkata']],
    ['Mombasa, Colombo or Kolkata: which tea market is dearest?', ['mombasa', 'colombo', 'kolkata']],
    ['Kolkata or Mombasa: where is tea cheapest?', ['kolkata', 'mombasa']],
    ['le thé de Mombasa est-il plus cher que la moyenne des trois enchères ?', ['mombasa', 'average']],
    ['prix du thé à Colombo', ['colombo']],
  ])('%s', (question, markets) => {
    expect(read(question).products.map(({ value }) => value)).toEqual(markets.map((one) => `tea-${one}`));
  });

  it.each([
    ['Prix du porc à Plérin et en classe S', ['pig-carcass-plerin', 'pig-carcass-s']],
    ['pig price in Plérin and class S', ['pig-carcass-plerin', 'pig-carcass-s']],
    ['prix du porc au cadran et en classe S', ['pig-carcass-plerin', 'pig-carcass-s']],
    ['prix du porc charcutier à Plérin', ['pig-carcass-plerin']],
    ['prix du porc classe S', ['pig-carcass-s']],
    ['le nombre de porcs abattus et le prix du porc classe S', ['pig']],
    ['porcs abattus en 2024 et prix du porc à Plérin', ['pig']],
    ['Combien de porcs charcutiers abattus ?', ['pig']],
    ['production de raisin pour vins AOP et IGP en France', ['wine-grapes-pdo', 'wine-grapes-pgi']],
    ['prix du poulet au colombo', ['chickens']],
    ['raisin pour le vin en France en 2022', ['wine-grapes']],
    ['poids de la France dans la production mondiale de raisin, pour le vin', ['grapes']],
  ])('%s', (question, products) => {
    expect(read(question).products.map(({ value }) => value)).toEqual(products);
  });

  it.each([
    [
      'Quelle proportion des pommes françaises de 2024 était destinée à la table ?',
      'dessert-apples',
      'apples',
    ],
    ['What share of Italian pears was sold for fresh use in 2023?', 'dessert-pears', 'pears'],
  ])('is the whole of what is for the table: « %s »', (question, part, whole) => {
    const { intent, products, whole: all, unreadPart } = read(question);
    expect({ intent, products: products.map(({ value }) => value), whole: all?.product, unreadPart }).toEqual(
      {
        intent: 'share',
        products: [part],
        whole,
        unreadPart: undefined,
      },
    );
  });
});
