import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function domainOf(question: string): string | null {
  return understanding.read(question, '2026-11-20').domain;
}

describe('advice on farming', () => {
  it.each([
    'Quel engrais pour mes courgettes ?',
    'How much urea for a hectare of barley?',
    'How much urea per hectare?',
    'Combien de lisier par hectare ?',
    'Which wheat fungicide is best?',
    'price of a combine harvester',
    "Combien d'eau sur un hectare de maïs ?",
    'Faut-il semer le trèfle avant la pluie ?',
    'À quelle période faut-il repiquer les poireaux dans un jardin du Nord ?',
    'En quel mois faut-il semer le maïs en Italie ?',
    "Quand est-ce qu'on sème les carottes en Bretagne ?",
    "Faut-il mettre du fumier de cheval au pied des rosiers avant l'hiver ?",
    'Mes brebis boitent, que faire ?',
    'Should I spray my potatoes now?',
    "combien de litres d'eau pour produire un kilo de blé",
    'how much water does it take to grow a kilo of wheat',
    "combien de kilos de semence de blé à l'hectare",
    'que donner à manger à un veau',
    'what do pigs eat',
    'how do I treat mastitis in a cow',
    'Comment castrer un porcelet ?',
    'How do I castrate a piglet?',
    'comment tondre mes brebis',
    'comment conserver les pommes',
    'combien de temps faut-il pour cuire des pommes de terre',
    'combien de temps se garde un fromage au frigo',
    'quel vin avec le canard',
    'is a tomato a fruit',
    'Can chickens eat avocado',
    'is it ok for pigs to eat potatoes',
    'les chèvres peuvent-elles manger du raisin',
    "mes poules peuvent-elles manger de l'avocat",
    'How do I keep deer out of my orchard?',
    'how can I keep birds off my cherries',
    'how do I get rid of moles',
    'comment éloigner les chevreuils de mon verger',
    'comment se débarrasser des taupes',
    'are potatoes vegetables',
    'quand tailler la vigne',
    'when do I prune fruit trees',
    "dose de glyphosate à l'hectare",
    'how to prune apple trees',
    'how much roundup per hectare',
    "la poule ou l'œuf",
    'when should I plant potatoes?',
    'When should we harvest grapes?',
    'quand dois-je planter mes patates ?',
    'en quel mois faut-il semer le blé ?',
    'À quel moment récolter le maïs ?',
    'When to sow barley',
    'which month do we sow barley?',
  ])('is of no field: « %s »', (question) => {
    expect(domainOf(question)).toBeNull();
  });

  it.each([
    ['rapport de prix entre urée et blé', 'price'],
    ["évolution de l'urée et du maïs depuis 2020", 'price'],
    ['combien de colza en Pologne en 2023', 'production'],
    ['la grand-mère de mon ami se rappelle 1975 : combien de chevaux en Pologne', 'production'],
    ['huile de palmiste', 'price'],
    ['how much wheat did Romania grow in 2021', 'production'],
    ["Volume d'échalotes sorti des champs en France en 2022", 'production'],
    ['Rungis va payer combien les fraises', 'price'],
    ['quelles cultures occupent le plus de surface', 'production'],
    ['which crops take up most land', 'production'],
    ['plus de moutons ou plus de vaches en France', 'production'],
    ['forecast café arabica 8 mois stp', 'price'],
    ['quand faut-il tailler les haies', 'law'],
    ['dose de glyphosate autorisée', 'law'],
    ['Quand la récolte de blé a-t-elle été la plus forte ?', 'production'],
    ['When was the potato harvest largest?', 'production'],
    ['quand mon bail finit, dois-je récolter mon blé ?', 'law'],
    ['How is coffee doing on the world market?', 'price'],
    ['who sells most wheat on the world market', 'production'],
    ["ai-je le droit d'épandre de l'urée sur le blé du voisin ?", 'law'],
  ])('is not asked in « %s »', (question, domain) => {
    expect(domainOf(question)).toBe(domain);
  });
});
