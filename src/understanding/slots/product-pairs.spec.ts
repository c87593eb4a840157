import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function productsOf(question: string): string[] {
  return understanding.read(question, '2026-11-20').products.map(({ value }) => value);
}

describe('a noun that several products share', () => {
  it.each([
    ['huiles de palme, soja et colza : prix', ['palm-oil', 'soybean-oil', 'rapeseed-oil']],
    [
      'classe ces huiles de la plus chère à la moins chère : palme, colza, soja',
      ['palm-oil', 'rapeseed-oil', 'soybean-oil'],
    ],
    ['Huiles végétales : palme, tournesol et soja, prix ?', ['palm-oil', 'sunflower-oil', 'soybean-oil']],
    ['Les huiles montent : quelle surface de colza et de tournesol ?', ['rapeseed', 'sunflower']],
    ['Le marché des huiles est tendu : rendement du colza et du soja', ['rapeseed', 'soybeans']],
    [
      'Palme, soja, arachide : laquelle de ces trois huiles coûtait le plus cher en mai 2026 ?',
      ['palm-oil', 'soybean-oil', 'groundnut-oil'],
    ],
    ['Quelle huile est la plus chère : palme, soja ou colza ?', ['palm-oil', 'soybean-oil', 'rapeseed-oil']],
    ['entre palme et tournesol, quelle huile est la plus chère ?', ['palm-oil', 'sunflower-oil']],
    ["quelle est l'huile la plus chère, palme ou arachide ?", ['palm-oil', 'groundnut-oil']],
    ['Which oil is dearest: palm, soybean or coconut?', ['palm-oil', 'soybean-oil', 'coconut-oil']],
    ['Which of these oils costs most: soybean, palm?', ['soybean-oil', 'palm-oil']],
    ['Among palm, soybean and sunflower, which oil is up?', ['palm-oil', 'soybean-oil', 'sunflower-oil']],
    ['prix des huiles de tournesol et de colza', ['sunflower-oil', 'rapeseed-oil']],
    ['palm vs sunflower vs rapeseed oil price', ['palm-oil', 'sunflower-oil', 'rapeseed-oil']],
    ['sunflower, soybean and palm oils', ['sunflower-oil', 'soybean-oil', 'palm-oil']],
    ['correlation between soybeans and palm oil prices', ['soybeans', 'palm-oil']],
    ['wheat and palm oil prices', ['wheat', 'palm-oil']],
    ['prix de l’huile de colza, de palme et d’arachide', ['rapeseed-oil', 'palm-oil', 'groundnut-oil']],
    ['huile de palme et soja', ['palm-oil', 'soybeans']],
    ["prix de l'huile de palme et du colza", ['palm-oil', 'rapeseed']],
    ['soybeans and soybean oil in 2025', ['soybeans', 'soybean-oil']],
    ['porc charcutier à Plérin', ['pig-carcass-plerin']],
    ["l'huile de soja coûtait-elle plus que celle de colza ?", ['soybean-oil', 'rapeseed-oil']],
    ["l'huile de palme est-elle plus chère que celle du tournesol ?", ['palm-oil', 'sunflower-oil']],
    ["le prix de l'huile de palme dépasse-t-il celui du tournesol ?", ['palm-oil', 'sunflower-oil']],
    ["le prix de l'huile de colza dépasse-t-il celui du colza ?", ['rapeseed-oil', 'rapeseed']],
    ["le prix de l'huile de palme dépasse-t-il celui du soja ?", ['palm-oil', 'soybeans']],
    ["prix de l'huile d'arachide et de celle de palme", ['groundnut-oil', 'palm-oil']],
    ["le prix de l'huile de palme et celui du soja", ['palm-oil', 'soybeans']],
    ['was soybean oil dearer than that of rapeseed?', ['soybean-oil', 'rapeseed-oil']],
    ['la production de viande de porc dépasse-t-elle celle de dinde ?', ['pig-meat', 'turkey-meat']],
    ['la surface de blé dur dépasse-t-elle celle de colza ?', ['durum-wheat', 'rapeseed']],
    ['what share of French wheat is soft', ['soft-wheat']],
    ['What percentage of German farmland is arable?', ['arable-land']],
    ["What proportion of Poland's agricultural land is arable?", ['arable-land']],
    ['Quel pourcentage des terres agricoles italiennes est labourable ?', ['arable-land']],
    ["What percentage of the EU's currants (black and red) came from Poland in 2024?", ['currants']],
    ["Quelle part des cerises (douces et acides) de l'UE est polonaise ?", ['cherries']],
    ['Quelle part des céréales (blé tendre, orge) en France en 2023 ?', ['soft-wheat']],
    ['quelle part du blé italien est dur ?', ['durum-wheat']],
    ["quelle part de l'orge allemande est d'hiver", ['winter-barley']],
    ['what percentage of Spanish rice is long grain?', ['rice-indica']],
    ['what share of Polish apples is red', ['apples']],
    ["quelle part des abricots de l'UE est française", ['apricots']],
    ['maize for grain in Romania', ['maize']],
    ['Spanish olive production for oil', ['olives-for-oil']],
    ['grape production for wine in 2023', ['wine-grapes']],
    ['maize area for silage in Germany', ['green-maize']],
    [
      'Danish barley in 2025: the yield of the winter crop and the yield of the spring crop',
      ['winter-barley', 'spring-barley'],
    ],
    ['wheat production for 2023', ['wheat']],
    ['cacao en fèves', ['cocoa']],
    ['thé Colombo vs Mombasa', ['tea-colombo', 'tea-mombasa']],
    ['prix du thé Colombo contre Calcutta', ['tea-colombo', 'tea-kolkata']],
    ['tea: Colombo vs Mombasa', ['tea-colombo', 'tea-mombasa']],
    ['Colombo or Kolkata tea, which one costs more?', ['tea-colombo', 'tea-kolkata']],
    ['café arabica contre robusta', ['coffee-arabica', 'coffee-robusta']],
    ['plus de moutons ou plus de vaches (bovins) en France', ['sheep', 'cattle']],
    ["cours du DAP (l'engrais)", ['dap']],
    ['récolte de petits pois frais (le légume, pas le pois protéagineux)', ['green-peas']],
    ['cours du DAP (engrais)', ['dap']],
    ['prix du phosphate DAP', ['dap']],
    ['cours des phosphates (TSP)', ['tsp']],
    ['price of ammonium phosphate', ['dap']],
    ['DAP and rock phosphate prices', ['dap', 'phosphate-rock']],
    ['riz paddy', ['rice-paddy']],
    ["prix de l'urée, un engrais, en mai 2026", ['urea']],
    ['price of urea (the fertilizer) in May 2026', ['urea']],
    ['colza (canola) au Canada en 2022', ['rapeseed']],
    ['blé (blé tendre) en France en 2022', ['soft-wheat']],
    ['production de coton en graines', ['seed-cotton']],
    ['production de maïs, en céréales', ['maize', 'cereals']],
  ])('is read with each of them: « %s »', (question, products) => {
    expect(productsOf(question)).toEqual(products);
  });

  it.each([
    ['vaches allaitantes', ['suckler-cows']],
    ['poules pondeuses', ['laying-hens']],
    ['tomates cerises', ['cherry-tomatoes']],
    ['agneau O', ['lamb-carcass-other-class']],
    ['orge brassicière', ['malting-barley']],
  ])('is no other where its quality makes another product: « %s »', (words, products) => {
    expect(productsOf(`${words} en France en 2020`)).toEqual(products);
  });
});

describe('a nation that stands for a thing of it', () => {
  it.each([
    ['Is Vietnamese rice cheaper than Thai?', ['rice-vietnam-5', 'rice-thai-5']],
    ['Did Thai 5% rice cost more than the Vietnamese one in May 2026?', ['rice-thai-5', 'rice-vietnam-5']],
    [
      'Le riz thaï 5 % coûtait-il plus cher que le vietnamien en mai 2026 ?',
      ['rice-thai-5', 'rice-vietnam-5'],
    ],
    ['Does French wheat yield more than the German one in 2023?', ['wheat']],
    ['Did Thailand produce more rice than Vietnam in 2020?', ['rice']],
    ['Is Thai rice dearer than American?', ['rice-thai-5']],
  ])('is that thing where the lexicon has it: « %s »', (question, products) => {
    expect(productsOf(question)).toEqual(products);
  });
});

describe('a French name as notes have it', () => {
  it.each([
    ['prix huile palme mai 2026', ['palm-oil']],
    ['production pommes terre belgique 2023', ['potatoes']],
    ['orge hiver ou orge printemps en France', ['winter-barley', 'spring-barley']],
    ['cours tourteau soja', ['soybean-meal']],
    ['les trois premières céréales d’Espagne', ['cereals']],
  ])('is known without its « de »: « %s »', (question, products) => {
    expect(productsOf(question)).toEqual(products);
  });
});

describe('thresholds', () => {
  it.each([
    [
      'quels pays ont dépassé le million de tonnes de colza en 2023',
      { comparator: 'above', value: 1, unit: 'Mt' },
    ],
    [
      'which countries grew more than a million hectares of wheat',
      { comparator: 'above', value: 1, unit: 'Mha' },
    ],
    [
      'EU members growing more than half a million hectares of barley',
      { comparator: 'above', value: 0.5, unit: 'Mha' },
    ],
    [
      "quels pays ont récolté plus d'un demi-million d'hectares d'orge",
      { comparator: 'above', value: 0.5, unit: 'Mha' },
    ],
    [
      'quels pays passent les deux millions de tonnes de colza',
      { comparator: 'above', value: 2, unit: 'Mt' },
    ],
    ['which countries topped 3 million tonnes of apples', { comparator: 'above', value: 3, unit: 'Mt' }],
    ['did cocoa top 9 dollars a kilo', { comparator: 'above', value: 9, unit: 'USD/kg' }],
    ['top 3 apple producers', null],
  ])('« %s »', (question, threshold) => {
    expect(understanding.read(question, '2026-11-20').threshold).toEqual(threshold);
  });
});

describe('a kind in brackets', () => {
  it.each([
    ['surface de maïs (fourrage) en France', ['green-maize']],
    ['surface de blé (dur) en France', ['durum-wheat']],
    ["prix de l'huile (palme)", ['palm-oil']],
    ['wheat (durum) output in Italy', ['durum-wheat']],
    ['area of green (silage) maize in France', ['green-maize']],
    ['potatoes (seed) in the Netherlands', ['seed-potatoes']],
  ])('makes one name with the product beside it: « %s »', (question, products) => {
    expect(productsOf(question)).toEqual(products);
  });

  it.each([
    ['production de blé (France)', ['wheat']],
    ['le blé (tonnes) et le maïs en France', ['wheat', 'maize']],
  ])('is none where it is no name: « %s »', (question, products) => {
    expect(productsOf(question)).toEqual(products);
  });
});
