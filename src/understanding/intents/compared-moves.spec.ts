import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('moves that are set against one another', () => {
  it.each([
    ['which had a bigger fall, wheat or maize production in France between 2023 and 2024?', 'most', 'down'],
    ['which fell more in 2024, the price of wheat or of rapeseed?', 'most', 'down'],
    ['did pigs or cattle decline faster in Germany?', 'most', 'down'],
    ['which rose less in 2025, wheat or maize prices?', 'least', 'up'],
    ['entre le blé tendre et le maïs, lequel a le plus baissé en France ?', 'most', 'down'],
    ["le blé a-t-il plus fortement baissé que l'orge en France en 2024 ?", 'most', 'down'],
    ["la pomme de terre en Belgique progresse-t-elle plus vite qu'aux Pays-Bas ?", 'most', 'up'],
    ['has Polish apple production grown faster than Italian since 2010?', 'most', 'up'],
    ['lequel a le moins augmenté depuis 2015, le colza ou le tournesol ?', 'least', 'up'],
  ])('« %s »: %s %s', (question, comparedMoves, movement) => {
    expect(read(question)).toMatchObject({ comparedMoves, movement });
  });

  it.each([
    'is wheat more expensive than maize?',
    'who grew more wheat in 2024, France or Germany?',
    'la production de blé de la France est-elle plus élevée que celle de la Pologne ?',
    'de combien le blé et le maïs ont-ils baissé en 2024 ?',
  ])('are none in « %s »', (question) => {
    expect(read(question).comparedMoves).toBeUndefined();
  });
});
