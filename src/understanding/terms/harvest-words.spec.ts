import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

function measuresOf(question: string): string[] {
  return read(question).measures.map(({ value }) => value);
}

describe('what is picked, laid or lifted', () => {
  it.each([
    'est-ce qu’on ramasse encore beaucoup de cerises',
    'cueille-t-on beaucoup de pommes ?',
    'on arrache beaucoup de betteraves ?',
    'combien d’œufs pond-on en France',
    'combien d’œufs sont pondus en France',
    'combien de lait trait-on en Italie',
    'Mamie demande : ramasse-t-on beaucoup de cerises',
    'do we still pick a lot of apples?',
    'how many eggs are laid in Spain',
    'Grandad wonders: how many pears are picked in Belgium',
  ])('is how much of it there is: « %s »', (question) => {
    expect(read(question).domain).toBe('production');
    expect(measuresOf(question)).toEqual(['production']);
  });

  it.each(['Combien d’œufs pond une truite ?', 'Combien d’œufs pond une poule par an ?'])(
    'is no figure of one animal: « %s »',
    (question) => {
      expect(read(question).domain).toBeNull();
    },
  );
});

describe('a harvest in the words of those who bring it in', () => {
  it.each([
    'combien de maïs est sorti des champs roumains en 2020',
    'combien de blé rentré dans les silos en 2023',
    'quantité de raisin tombée dans les bennes en Italie en 2022',
    'combien d’oignons sont sortis de terre aux Pays-Bas en 2022',
    'combien de patates arrachées en Belgique en 2022',
    'how much barley came off the land in Germany in 2021',
    'how much wheat was brought in from French fields in 2022',
    'how much rice did Italy haul in during 2022',
    'potatoes dug up in Poland in 2022',
  ])('is its production, and no movement: « %s »', (question) => {
    expect(measuresOf(question)).toEqual(['production']);
    expect(read(question).intent).toBe('value');
  });

  it.each([
    'how much ground was given to sunflower in Romania in 2021',
    'how many hectares are down to rapeseed in Poland 2022',
    'portion de terre en blé tendre en Allemagne 2022',
    'land under rice in Italy 2022',
  ])('is apart from the land that it comes off: « %s »', (question) => {
    expect(measuresOf(question)).toEqual(['area-harvested']);
    expect(read(question).intent).toBe('value');
  });
});

describe('those ahead of all others', () => {
  it.each([
    'poids lourds mondiaux de la banane',
    'les cadors du blé dans le monde',
    'les rois du cacao',
    'les costauds du porc en Europe',
    'titans of tea',
    'big guns in rice',
    'who makes the podium for oranges',
    'qui monte sur le podium du colza en Europe en 2022',
  ])('are ranked: « %s »', (question) => expect(read(question)).toMatchObject({ intent: 'ranking' }));
});

it.each([
  [
    'La vendange 2024 est-elle la plus petite récolte française de raisin de cuve depuis 2000 ?',
    'wine-grapes',
  ],
  ['Combien de raisin de table à la vendange 2023 en Italie ?', 'table-grapes'],
  ['Combien a donné la vendange 2023 en France ?', 'grapes'],
])('the grape harvest is of the grapes that are named: « %s »', (question, product) => {
  const { products } = new Understanding(loadLexicon(), loadCues()).read(question, '2026-11-20');
  expect(products.map(({ value }) => value)).toEqual([product]);
});

it('the grape harvest is the whole of a share: « part du raisin de table dans la vendange »', () => {
  const question = 'Part du raisin de table dans la vendange italienne en 2023';
  const frame = new Understanding(loadLexicon(), loadCues()).read(question, '2026-11-20');
  expect(frame).toMatchObject({ products: [{ value: 'table-grapes' }], whole: { product: 'grapes' } });
});

it.each(["C'est quoi un protéagineux dans vos données ?", "Qu'est-ce qu'un oléagineux dans votre base ?"])(
  'what a crop is is explained, wherever its word stands: « %s »',
  (question) => {
    const { intent } = new Understanding(loadLexicon(), loadCues()).read(question, '2026-11-20');
    expect(intent).toBe('definition');
  },
);
