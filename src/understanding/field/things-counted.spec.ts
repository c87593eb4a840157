import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const unheldIn = (question: string): string | null =>
  understanding.read(question, '2026-11-20').unheldMeasure;

describe('what only lives or lies among the goods', () => {
  it.each([
    ['How many ladybirds were living in French wheat fields in 2023?', 'how many ladybirds'],
    ['How many worms were found in Irish potatoes in 2022?', 'how many worms'],
    ['How many nests were there in German barley fields in 2022?', 'how many nests'],
    ['Combien de coccinelles vivaient dans les champs de blé français en 2023 ?', 'combien de coccinelles'],
    ["Combien d'alouettes nichaient dans le maïs allemand en 2020 ?", "combien d'alouettes"],
  ])('« %s » is held nowhere', (question, name) => {
    expect(unheldIn(question)).toBe(name);
  });

  it.each([
    'How many pigs are there in Spain and how much wheat?',
    'How many tonnes of wheat were grown in France in 2022?',
    'How many countries are there in the EU that grow rice?',
    'Combien de vaches y a-t-il dans les élevages laitiers français ?',
    'Combien de tonnes de blé y a-t-il dans une récolte française ?',
    'Combien de pays sont dans le classement du maïs ?',
  ])('« %s » counts the goods themselves', (question) => {
    expect(unheldIn(question)).toBeNull();
  });
});
