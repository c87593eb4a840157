import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Frame } from './frame.js';
import { Understanding } from './understanding.js';

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

  it('is not told as a word that nobody knows', () => {
    expect(read('le prix du blé, enfin du maïs').unknownWords).toEqual([]);
  });
});

describe('the country of those who ask', () => {
  it.each([
    ['nous, les Italiens ou les Grecs : plus de kiwis ?', ['IT', 'GR', 'FR']],
    ["l'Espagne cultive-t-elle plus de tournesol que nous ?", ['ES', 'FR']],
    ['nos rendements de betterave comparés aux allemands', ['DE', 'FR']],
    ["dites-nous combien l'Italie produit de riz", ['IT']],
    ['notre production de colza', []],
  ])('stands beside the others in « %s »', (question, places) => {
    expect(valuesOf(read(question).places)).toEqual(places);
  });
});
