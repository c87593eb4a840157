import { describe, expect, it } from 'vitest';
import { asksWhatItIs } from './definition-cues.js';
import { lawWords } from './law-words.js';

describe('whether it is asked what a thing is', () => {
  it.each([
    ["C'est quoi la SAFER ?", true],
    ["Qu'est-ce qu'un vétérinaire sanitaire ?", true],
    ["Qu'est-ce que c'est, un GFA ?", true],
    ['définition GAEC', true],
    ['what is a sanitary vet in France', true],
    ['What is the SAFER?', true],
    ['Qu’est-ce que la SAFER ?', true],
    ["Qu'est-ce que je risque si je cultive ?", false],
    ['Combien de temps dure un bail rural ?', false],
    ["Mon voisin a un bail, c'est quoi la marche à suivre pour qu'il parte avant la fin ?", false],
  ])('%s', (question, isAsked) => expect(asksWhatItIs(lawWords(question))).toBe(isAsked));
});
