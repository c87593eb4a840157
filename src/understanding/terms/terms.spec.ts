import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is to be explained', () => {
  it.each([
    ["C'est quoi un quintal ?", 'unit:q'],
    ['what is an acre?', 'unit:acre'],
    ['que veut dire "surface récoltée" ?', 'measure:area-harvested'],
    ['What does yield mean?', 'measure:yield'],
    ['Ça veut dire quoi, rendement, dans vos chiffres ?', 'measure:yield'],
    ['what counts as harvested area', 'measure:area-harvested'],
    ["qu'entendez-vous par surface récoltée", 'measure:area-harvested'],
    ["C'est quoi la Pink Sheet ?", 'term:pink-sheet'],
    ['que veut dire apro_cpsh1', 'term:dataset-code'],
    ['what is FAOSTAT?', 'term:fao'],
    ['define yield', 'measure:yield'],
    ['que signifie « donnée provisoire » ?', 'term:provisional'],
    ["qu'est-ce qu'un boisseau ?", 'term:bushel'],
    ['what does estimated mean in your data?', 'term:estimated'],
  ])('%s → %s', (question, term) => {
    expect(read(question)).toMatchObject({ intent: 'definition', terms: [term], products: [] });
  });

  it.each([
    ["C'est quoi le HRW ?", 'wheat-hrw'],
    ["c'est quoi le cadran de Plérin", 'pig-carcass-plerin'],
    ["Dans vos prix, le DAP c'est quoi exactement ?", 'dap'],
    ["Sur mes bons d'engrais je lis TSP : ça désigne quoi au juste ?", 'tsp'],
    ["Mon négociant me parle de blé HRW, c'est quoi ?", 'wheat-hrw'],
    ["Que veut dire 'blé tendre' ?", 'soft-wheat'],
    ['what exactly counts as corn-cob mix?', 'maize'],
    ["qu'entend-on par corn cob mix", 'maize'],
    ['what is durum wheat according to Eurostat', 'durum-wheat'],
    ['rapeseed vs canola', 'rapeseed'],
    ['aubergine or eggplant?', 'aubergines'],
    ["Quand vous écrivez « terres arables », qu'est-ce que ça recouvre au juste ?", 'arable-land'],
    ['Quand on dit SAU, de quoi parle-t-on ?', 'utilised-agricultural-area'],
    ['Les « cultures permanentes », vous y mettez quoi ?', 'permanent-crops'],
    ["Qu'est-ce que les terres arables dans vos chiffres ?", 'arable-land'],
    ['When you write "arable land", what does it cover exactly?', 'arable-land'],
    ['What do you put in "arable land"?', 'arable-land'],
    ['By "permanent grassland", what do you mean?', 'permanent-grassland'],
  ])('%s is of a product', (question, product) => {
    expect(read(question)).toMatchObject({ intent: 'definition', terms: [], products: [{ value: product }] });
  });

  it('« vos données » is asked for by itself, though a product stands beside it', () => {
    expect(read("C'est quoi vos données sur le blé ?").intent).toBe('coverage');
  });

  it.each([
    ["C'est quoi le rendement du blé tendre en France ?", 'latest'],
    ['what is the price of wheat?', 'latest'],
    ["C'est quoi la production de colza en 2023 ?", 'value'],
  ])('%s wants a figure', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('two things that are to be told apart', () => {
  it.each([
    ['Quelle est la différence entre production et rendement ?', ['measure:production', 'measure:yield']],
    ['difference between production and yield?', ['measure:production', 'measure:yield']],
    ['Quelle différence entre un prix CIF et un prix FOB ?', ['term:cif', 'term:fob']],
    ['différence entre provisoire et estimé ?', ['term:provisional', 'term:estimated']],
    ['Que signifie le drapeau e ?', ['term:estimated']],
    ['What does the "n" flag mean, or the letter p?', ['term:not-significant', 'term:provisional']],
    ['UGB, ça veut dire quoi ?', ['term:livestock-unit']],
    [
      'In the Eurostat tables some cells have a little p after the figure. What does it mean?',
      ['term:provisional'],
    ],
    ['Il y a un petit « e » derrière certaines valeurs, ça veut dire quoi ?', ['term:estimated']],
    ['Que veut dire le p à côté du chiffre ?', ['term:provisional']],
  ])('%s', (question, terms) => {
    expect(read(question)).toMatchObject({ intent: 'definition', terms, products: [] });
  });

  it.each([
    ['Différence entre la SAU et les terres arables ?', ['utilised-agricultural-area', 'arable-land']],
    ['difference between grain maize and green maize in your figures', ['maize', 'green-maize']],
    ['What is the difference between UAA and arable land?', ['utilised-agricultural-area', 'arable-land']],
    ["qu'est-ce qui distingue le blé tendre et le blé dur ?", ['soft-wheat', 'durum-wheat']],
  ])('%s, of products', (question, products) => {
    const frame = read(question);
    expect(frame).toMatchObject({ intent: 'definition', terms: [] });
    expect(frame.products.map(({ value }) => value)).toEqual(products);
  });

  it.each([
    ['Quelle différence de prix entre le blé tendre et le blé dur ?', 'comparison'],
    ['différence entre la production de blé de la France et celle de l’Italie', 'comparison'],
    ["quel est le drapeau de l'Italie ?", 'out_of_scope'],
  ])('%s is another question', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('what is held', () => {
  it.each([
    ["Qu'avez-vous sur le colza ?", 'production', 'rapeseed'],
    ["t'as quoi comme données sur les tomates", 'production', 'tomatoes'],
    ['What do you hold on fertilizers?', 'price', 'fertilizers'],
    ["Depuis quand suivez-vous le prix de l'urée ?", 'price', 'urea'],
    ['How fresh is your wheat price data?', 'price', 'wheat'],
    ['Qui publie le prix du porc au cadran ?', 'price', 'pig-carcass-plerin'],
    ['who publishes the cocoa price?', 'price', 'cocoa'],
    ['quelle est la dernière année disponible pour le vin ?', 'production', 'wine'],
    ['Got anything on vanilla?', 'production', 'vanilla'],
    ['Do you have anything on buckwheat?', 'production', 'buckwheat'],
    ['Quelles années avez-vous pour la luzerne en France ?', 'production', 'lucerne'],
    ['Which countries do you have for olives?', 'production', 'olives'],
    ["Les prix de l'urée remontent à quand ?", 'price', 'urea'],
    ['from when do your pig prices start', 'price', 'pig'],
  ])('%s', (question, domain, product) => {
    expect(read(question)).toMatchObject({ domain, intent: 'coverage', products: [{ value: product }] });
  });

  it.each([
    'que disent vos séries pour le prix du blé en 2027 ?',
    "d'après vos séries, quelle production de maïs en 2028 ?",
    'what do your series say about wheat production in 2027?',
  ])('of a time to come it is a forecast: %s', (question) => {
    expect(read(question).intent).toBe('forecast');
  });

  it.each([
    ["prix de l'urée en 2022 dans vos données", 'value'],
    ['wheat production in France in your data', 'latest'],
    ['combien de blé en France en 2023 dans votre base ?', 'value'],
  ])('where a figure is looked up is no question of what is held: %s', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });

  it.each([
    'latest year available for slaughterings',
    'dernière année disponible pour les cheptels',
    'Which countries are covered?',
    'Les chiffres de cheptel, quel organisme les publie ?',
    'Quels produits ont un prix mensuel ?',
    'combien de pays dans la base ?',
  ])('%s', (question) => expect(read(question)).toMatchObject({ intent: 'coverage', products: [] }));

  it.each([
    'avez-vous des données sur le cinéma français des années folles ?',
    'do you have data on pop songs and concerts?',
    'Do you have anything on cinema?',
  ])('%s is outside', (question) => expect(read(question).intent).toBe('out_of_scope'));
});
