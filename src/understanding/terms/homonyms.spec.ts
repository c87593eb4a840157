import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function productsIn(question: string): string[] {
  return understanding.read(question, '2026-11-20').products.map(({ value }) => value);
}

describe('« mais » without its diaeresis', () => {
  it.each([
    ['mais et ble production france 2022', ['maize', 'wheat']],
    ["mais plus bas depuis 2020 c'est quand et a combien etait-il", ['maize']],
    ['prix agriculteur mais roumanie 2022', ['maize']],
    ['surface en mais france 2022', ['maize']],
    ['mais paye au producteur dans l’ue : combien de 2022 a 2024', ['maize']],
    ['mais ou ble, production france 2022', ['maize', 'wheat']],
    ['mais vs orge en Espagne en 2021, la production', ['maize', 'barley']],
    ['quelle est la production en Italie en 2022 de ble et de mais', ['wheat', 'maize']],
    ['combien de tonnes de tournesol, de colza et combien de mais', ['sunflower', 'rapeseed', 'maize']],
  ])('is the crop in « %s »', (question, products) => expect(productsIn(question)).toEqual(products));

  it.each([
    ['je voudrais le ble mais en Italie en 2022', ['wheat']],
    ['je ne veux pas le prix du blé mais celui du colza en 2022', ['wheat', 'rapeseed']],
    ['mais où en est le prix du blé ?', ['wheat']],
    ['Ok pour le blé, mais où en est le colza ?', ['wheat', 'rapeseed']],
    ['Mais où en est la production ?', []],
    ['Mais et ton prix du blé ?', ['wheat']],
  ])('is the conjunction in « %s »', (question, products) => expect(productsIn(question)).toEqual(products));
});

describe('« son »', () => {
  it.each([
    ['Combien vaut son blé ?', ['wheat']],
    ['prix du son de blé', ['bran']],
  ])('is somebody’s or the bran: « %s »', (question, products) =>
    expect(productsIn(question)).toEqual(products),
  );
});

describe('those who are called after what they grow', () => {
  it.each([
    ["Combien les céréaliers vendent-ils leur colza dans l'UE ?", ['rapeseed']],
    ['Combien touchent les céréaliers européens à la tonne en 2023 ?', ['cereals']],
  ])('give way to what they grow by name: « %s »', (question, products) =>
    expect(productsIn(question)).toEqual(products),
  );
});

describe('cotton', () => {
  it.each([
    ['coton-graine en Grèce 2021', 'seed-cotton'],
    ['unginned cotton in Turkey 2020', 'seed-cotton'],
    ['cotton in the seed, Greece 2021', 'seed-cotton'],
    ['production de coton en graines en Inde', 'seed-cotton'],
    ['cotton lint in Greece', 'cotton-fibre'],
    ['coton en Inde', 'cotton'],
  ])('is told by its state: « %s »', (question, product) => expect(productsIn(question)).toEqual([product]));
});

describe('"Turkey"', () => {
  it.each([
    ['population of Turkey', []],
    ['wheat production of Turkey in 2022', ['wheat']],
    ['production of turkey in Italy', ['turkeys']],
    ['how many turkeys in France', ['turkeys']],
    [
      'He says nobody wants a turkey any more. How many turkeys went to slaughter in the UK in 2024?',
      ['turkeys'],
    ],
  ])('is a country or a bird in "%s"', (question, products) =>
    expect(productsIn(question)).toEqual(products),
  );
});

describe('"rise" written for rice', () => {
  it.each([
    'rise production in Italy in 2022',
    'Thai rise price in 2023',
    'did the price of rise rise in 2023',
  ])('is the grain in "%s"', (question) => expect(productsIn(question)[0]).toMatch(/^rice/));

  it('is a movement elsewhere', () => {
    expect(productsIn('rise in wheat production in France in 2022')).toEqual(['wheat']);
  });
});

describe('"sow" of animals and of seeds', () => {
  it.each([
    ['how many sows does Spain have', ['sows']],
    ['price of a sow in France', ['sows']],
    ['how many hectares of maize did Hungary sow in 2024', ['maize']],
    ['how many hectares did Hungary sow to maize in 2024', ['maize']],
  ])('%s', (question, products) => expect(productsIn(question)).toEqual(products));
});

describe('everyday names of products', () => {
  it.each([
    ['spuds in Poland', 'potatoes'],
    ['quetsches en Roumanie', 'plums'],
    ['CPO price', 'palm-oil'],
    ["prix de l'urée 46", 'urea'],
    ['price of Thai 5% broken', 'rice-thai-5'],
    ['thaï 5 % en 2023', 'rice-thai-5'],
    ['Vietnamese 5% price', 'rice-vietnam-5'],
    ["production de blé d'Inde en 2021", 'wheat'],
  ])('« %s »', (question, product) => expect(productsIn(question)).toEqual([product]));
});

describe('the second half of the name of a town', () => {
  it.each(['Combien y a-t-il de fermes à Saint-Flour ?', 'des nouvelles de Ste Mandarine ?'])(
    'is nothing that is grown: « %s »',
    (question) => expect(productsIn(question)).toEqual([]),
  );
});
