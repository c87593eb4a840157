import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function placesIn(question: string): string[] {
  return understanding.read(question, '2026-11-20').places.map(({ value }) => value);
}

describe('the name of a people', () => {
  it.each([
    ["Combien de betteraves les Anglais ont-ils récoltées l'année dernière ?", 'GB-ENG'],
    ['Rendement du blé anglais en 2019', 'GB-ENG'],
    ['How many potatoes did the English grow in 2018?', 'GB-ENG'],
    ['How much barley did the Scots grow in 2018?', 'GB-SCT'],
    ["La production d'orge galloise en 2018", 'GB-WLS'],
    ["Combien d'oranges siciliennes en 2020 ?", 'IT-82'],
    ['the rise in German wheat production in 2022', 'DE'],
    ['List French wheat production since 2020', 'FR'],
    ['Readers want German wheat production', 'DE'],
    ['Write French wheat production since 2020', 'FR'],
  ])('is where they live: « %s »', (question, place) => expect(placesIn(question)).toEqual([place]));

  it.each([
    ['Réponds en français : production de maïs en Italie en 2022', 'IT'],
    ['Donne-moi en anglais la production de maïs en Italie en 2022', 'IT'],
    ["Je suis prof d'anglais, combien de blé en Italie en 2022 ?", 'IT'],
    ['In plain English, how much wheat did Italy grow in 2022?', 'IT'],
    ['Answer in French please: wheat production in Italy in 2022', 'IT'],
  ])('is what they speak: « %s »', (question, place) => expect(placesIn(question)).toEqual([place]));
});
