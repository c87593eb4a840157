import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the part of a whole that the first places are to reach', () => {
  it.each([
    ['la moitié du blé européen vient de quels pays ?', 50],
    ['quels pays font à eux trois les trois quarts du colza européen', 75],
    ['how many countries make up 80% of EU sunflower production', 80],
    ["which countries together grow more than 60% of the world's maize", 60],
  ])('« %s »: %d %%', (question, percent) => {
    expect(read(question).reach).toBe(percent);
  });

  it.each([
    "quels pays représentent plus de 10 % de la production de blé de l'UE",
    "quels pays pèsent entre 5 et 10 % du blé de l'UE",
    'quels pays ont perdu la moitié de leurs olives',
    'la France fait-elle la moitié du lin européen ?',
  ])('is none in « %s »', (question) => {
    expect(read(question).reach).toBeUndefined();
  });
});
