import { describe, expect, it } from 'vitest';
import { isOfUnaskedCase } from './asked-case.js';
import { lawStems, lawWords } from './search/law-words.js';

/** Whether the sentence is of a case of which the question, whose every word is a thing of its own, says nothing. */
function isUnasked(question: string, sentence: string): boolean {
  const concepts = lawStems(question).map((stem) => ({ mass: 1, stems: new Set([stem]) }));
  return isOfUnaskedCase(sentence, { folded: lawWords(question).join(' '), concepts });
}

const PART_TIME =
  "En cas de reprise d'un travail aménagé ou à temps partiel, l'indemnité est servie pendant 270 jours.";
const FRAUD = 'II.-En cas de fraude ou de fausse déclaration, le délai est de cinq ans.';
const DEATH = 'En cas de décès du preneur, le bail continue.';

describe('a sentence of one case', () => {
  it.each([
    ["combien de temps dure l'indemnité après l'accident d'un exploitant", PART_TIME, true],
    ['accident du travail, je serai payé combien de temps', PART_TIME, true],
    ["combien de temps dure l'indemnité à la reprise du travail", PART_TIME, false],
    ["jusqu'à quand la MSA peut-elle réclamer", FRAUD, true],
    ['fausse déclaration à la MSA, combien d’années', FRAUD, false],
    ['une fraude se prescrit par combien de temps', FRAUD, false],
    ["combien de temps dure l'indemnité", 'La rechute ouvre une nouvelle durée de 270 jours.', true],
    [
      "combien de temps dure l'indemnité en cas de rechute",
      'La rechute ouvre une nouvelle durée de 270 jours.',
      false,
    ],
    ['le bail continue-t-il', DEATH, true],
    ['je suis veuve, le bail continue-t-il', DEATH, false],
    ['le bail continue-t-il', "Le bail continue en cas de décès, sauf refus d'un héritier.", false],
  ])('%s / %s', (question, sentence, expected) => {
    expect(isUnasked(question, sentence)).toBe(expected);
  });
});
