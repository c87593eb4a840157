import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

function valuesOf(slots: Frame['products']): string[] {
  return slots.map(({ value }) => value);
}

describe('what a question takes back', () => {
  it.each([
    ['combien de chèvres en Camargue, enfin en France', ['FR']],
    ['barley in Ireland, I mean Denmark', ['DK']],
    ["le colza de Pologne ou plutôt d'Allemagne", ['DE']],
    ["Hugo de l'Ain, combien d'avoine en Espagne ?", ['ES']],
    ['enfin la récolte de blé en Italie et en Grèce', ['IT', 'GR']],
    ["combien d'avoine dans l'Ain et en Espagne ?", ['FR-01', 'ES']],
  ])('is no place of it: « %s »', (question, places) => {
    expect(valuesOf(read(question).places)).toEqual(places);
  });

  it('is no product and no year of it', () => {
    expect(valuesOf(read('le prix du blé, pardon, du maïs').products)).toEqual(['maize']);
    expect(read('colza polonais 2022, euh non 2023').period?.value).toMatchObject({
      kind: 'at',
      span: { from: '2023-01-01' },
    });
  });

  it.each([
    ['le Danemark a-t-il plus de porcs que de moutons, enfin que de bovins ?', ['pig', 'cattle']],
    ['le Danemark a-t-il plus de porcs que de moutons, non pardon, que de bovins ?', ['pig', 'cattle']],
    ['does Denmark have more pigs than sheep, sorry, than cattle?', ['pig', 'cattle']],
    ['how many more pigs than people... sorry, than cattle does Denmark have?', ['pig', 'cattle']],
    ['did France grow more wheat, actually, than barley in 2023?', ['wheat', 'barley']],
  ])('is what something was to be set against, and never what is: « %s »', (question, products) => {
    const frame = read(question);
    expect([valuesOf(frame.products), frame.unheldMeasure]).toEqual([products, null]);
  });

  it('is no sentence by itself behind dots', () => {
    const { products, order } = read(
      'qui fait le plus de cidre… enfin de pommes je veux dire, en Europe en 2025 ?',
    );
    expect([valuesOf(products), order?.over]).toEqual([['apples'], 'places']);
  });

  it.each([
    ['wheat production in Spain, sorry, I meant Portugal, in 2022', ['PT']],
    ['sheep in Wales, no wait, Ireland', ['IE']],
    ['cheptel ovin en Espagne (pardon, au Portugal) en 2021', ['PT']],
    ['combien de chèvres en Grèce, rectification : en Roumanie', ['RO']],
    ['colza en Tchéquie, je me reprends, en Slovaquie', ['SK']],
    ['apples in Hungary, scratch that, Romania', ['RO']],
    ['combien d hectares de chou fleur en bretagne... non en france 2024', ['FR']],
    ['surface de melon en espagne non en italie 2023', ['IT']],
    ['melon area in Spain... no Italy, 2023', ['IT']],
    ['surface de melon en Espagne et non en Italie 2023', ['ES']],
    ['surface de melon en Espagne, non en Italie, 2023', ['ES']],
    ['wheat in France and, er, Germany', ['FR', 'DE']],
  ])('is told in many ways: « %s »', (question, places) => {
    expect(valuesOf(read(question).places)).toEqual(places);
  });

  it.each([
    ['le riz de Camargue, pardon pour la production française de riz, depuis 2000', ['FR']],
    ['clémentines corses, enfin la prod française totale de clémentines en 2024', ['FR']],
    ['pommes de terre picardes, enfin plutôt françaises', ['FR']],
    ['combien de riz en Camargue, pardon, production de riz en France', ['FR']],
    ['cerises du Vaucluse, enfin, la production nationale française', ['FR']],
    ['apples in Brittany, sorry, the whole French apple production', ['FR']],
    ['wheat in Bavaria, I mean the production of wheat in Germany', ['DE']],
    ['maïs en Italie, enfin orge en France', ['IT']],
    ["maïs en Italie et enfin le rendement de l'orge en France", ['IT']],
  ])('is a place, though what is asked is said again before the other: « %s »', (question, places) => {
    expect(valuesOf(read(question).places)).toEqual(places);
  });

  it.each([
    ['le prix du maïs, euh du soja, en mars 2024', ['soybeans']],
    ['price of wheat, no, of maize in 2023', ['maize']],
    ['yield of rye, oops, oats in Finland', ['oats']],
    ['production de seigle (et non de blé) en Pologne', ['rye']],
    ['rye, not wheat, in Poland', ['rye']],
    ['not wheat but rye in Poland', ['rye']],
    ['je ne veux pas le blé mais le seigle en Pologne', ['rye']],
    ['production de blé, non de maïs, en France', ['wheat']],
    ['production de lentilles... non de pois secs en France', ['field-peas']],
    ['production de blé... non pas de maïs, en France', ['wheat']],
    ["le prix du blé, non l'orge", ['wheat']],
    ['le prix du blé non pas du maïs', ['wheat']],
    ['le prix du blé, non, du maïs', ['maize']],
    ['le prix du blé - non pardon, du maïs', ['maize']],
    ['le prix du blé, euh non du maïs', ['maize']],
    ['wheat and, um, rye in Poland', ['wheat', 'rye']],
  ])('is set against what is meant: « %s »', (question, products) => {
    expect(valuesOf(read(question).products)).toEqual(products);
  });

  it('is no measure and no second year', () => {
    expect(valuesOf(read('area, or rather production, of rapeseed in France').measures)).toEqual([
      'production',
    ]);
    expect(read('cattle in France in 2019, actually 2020').period?.value).toMatchObject({
      kind: 'at',
      span: { from: '2020-01-01' },
    });
  });

  it('is not told as a word that nobody knows', () => {
    expect(read('le prix du blé, enfin du maïs').unknownWords).toEqual([]);
  });
});

describe('the country of those who ask', () => {
  it.each([
    ['nous, les Italiens ou les Grecs : plus de kiwis ?', ['IT', 'GR', 'FR']],
    ["l'Espagne cultive-t-elle plus de tournesol que nous ?", ['ES', 'FR']],
    ['Pologne, combien de pommes de terre de plus que nous en 2024', ['PL', 'FR']],
    ['combien de pommes de Pologne que nous mangeons', ['PL']],
    ['nos rendements de betterave comparés aux allemands', ['DE', 'FR']],
    ['raisin de cuve en Italie et chez nous en 2024', ['IT', 'FR']],
    ['cheaper here than in Germany: barley', ['DE', 'FR']],
    ['production de pommes ici en Pologne', ['PL']],
    ['I farm in Ireland, what is the barley yield here', ['IE']],
    ["dites-nous combien l'Italie produit de riz", ['IT']],
    ['notre production de colza', []],
  ])('stands beside the others in « %s »', (question, places) => {
    expect(valuesOf(read(question).places)).toEqual(places);
  });
});
