import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('a measure that no word names', () => {
  it.each([
    ["nombre d'hectares d'oliviers en Grèce en 2023", 'area-harvested'],
    ['le vignoble espagnol a-t-il rétréci entre 2013 et 2023', 'area-harvested'],
    ['how much land is under hops in Czechia', 'area-harvested'],
    ['terres consacrées au riz en Italie en 2024', 'area-harvested'],
    ['What is the surface of wine vineyards in Spain in 2024?', 'area-harvested'],
    ['Olive surfaces in Italy in 2023', 'area-harvested'],
    ['On what surface are tomatoes grown in Portugal in 2023?', 'area-harvested'],
    ['sown surface of soft wheat in France 2024', 'area-harvested'],
    ['How much winter wheat was sown in France in 2024?', 'area-harvested'],
    ['what did rapeseed do per hectare in Germany in 2022', 'yield'],
    ["que donne l'hectare de betterave en Belgique", 'yield'],
    ['le tournesol rend-il mieux en Hongrie ou en Roumanie', 'yield'],
    ["l'Espagne moissonnait combien d'orge en 2015", 'production'],
    ['combien de tonnes de pommes de terre par hectare aux Pays-Bas en 2023', 'yield'],
    ["combien l'Irlande récolte-t-elle d'orge par hectare", 'yield'],
    ['production du vignoble français en 2023', 'production'],
    ["la France produit-elle plus de blé que l'Allemagne", 'production'],
    ["nos vergers donnent-ils plus d'abricots qu'il y a dix ans", 'production'],
    ['did our orchards give fewer apples than in 2015', 'production'],
    ["combien d'abricots ont donné les vergers en 2020", 'production'],
    ['les agriculteurs français délaissent-ils le seigle', 'area-harvested'],
    ['are EU farmers turning away from sugar beet', 'area-harvested'],
    ['combien de vergers donnent des abricots en France', 'area-harvested'],
    ["Amandes 2024 : le verger portugais fait-il mieux que l'italien", 'production'],
    ['did Spanish olive groves do better in 2024 than in 2023', 'production'],
    ["combien l'Italie a-t-elle tiré d'olives de ses oliveraies en 2024", 'production'],
    ["combien d'hectares de vergers de pommes la Pologne a-t-elle", 'area-harvested'],
    ["l'Espagne fait-elle mieux que l'Italie en surface d'amandiers en 2024", 'area-harvested'],
    ['que donne un hectare de pommes de terre aux Pays-Bas en 2024', 'yield'],
    ["combien tire-t-on d'un hectare de betterave en France en 2024", 'yield'],
    ['what does a hectare of potatoes give in the Netherlands in 2024', 'yield'],
    ['how many hectares of maize did Hungary sow in 2024', 'area-harvested'],
  ])('is understood from « %s »', (question, measure) => {
    expect(understanding.read(question, '2026-11-20').measures.map(({ value }) => value)).toEqual([measure]);
  });

  it.each([
    ["nos vergers donnent-ils plus d'abricots qu'il y a dix ans", ['apricots']],
    ['nos vaches donnent-elles plus de lait qu’en 2015', ['milk']],
  ])('is asked of what is given, and not of what gives it: « %s »', (question, products) => {
    expect(understanding.read(question, '2026-11-20').products.map(({ value }) => value)).toEqual(products);
  });

  it.each([
    ['Puis-je rendre les terres que je loue avant la fin du bail ?', 'law'],
    ['Quelle est la durée d’un bail pour des terres à blé ?', 'law'],
    ['Quels États membres ont obtenu plus de 90 q/ha en maïs grain en 2022 ?', 'production'],
    ['Quel est le produit le plus cher à Rungis ?', 'price'],
    ['Who owns the surface water on farm land?', 'law'],
    ['May a tenant change the surface of a rural path?', 'law'],
  ])('does not change the field of « %s »', (question, domain) => {
    expect(understanding.read(question, '2026-11-20').domain).toBe(domain);
  });
});
