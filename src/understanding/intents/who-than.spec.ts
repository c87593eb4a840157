import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('others that are asked for by one place', () => {
  it.each([
    ["qui produit moins de blé que l'Espagne ?", 'below'],
    ['which countries produce more maize than Italy?', 'above'],
    ['quels pays ont un rendement de blé inférieur à celui de la France ?', 'below'],
    ['which countries have lower wheat yields than France in 2023?', 'below'],
    ["Qui a progressé plus vite que l'Allemagne en production de blé depuis 2010 ?", 'above'],
    ['How many EU countries out-yielded Ireland in soft wheat in 2024?', 'above'],
    ["Combien d'États membres devancent la Roumanie pour la surface de maïs ?", 'above'],
    ['How many EU members had a lower barley yield than Spain in 2024?', 'below'],
    ['quel pays produit le plus de blé ?', undefined],
    ["la France produit-elle plus de blé que l'Espagne ?", undefined],
  ])('%s', (question, beyond) => {
    expect(understanding.read(question, '2026-11-20').beyondOne).toBe(beyond);
  });
});

it.each([
  ['Which EU countries grow some rice?', true],
  ['Which member states harvested any bananas in 2024?', true],
  ["Le houblon, quels pays de l'UE en récoltent ?", true],
  ['Which EU countries grow the most rice?', undefined],
  ['Le maïs, quels pays en produisent le plus ?', undefined],
  ['Production de maïs en France en 2024 et quel pays en produit le plus ?', undefined],
])('those who do at all are counted: « %s »', (question, counted) => {
  expect(understanding.read(question, '2026-11-20').counted).toBe(counted);
});
