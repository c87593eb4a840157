import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function leftOutOf(question: string): string[] {
  const { excluded } = understanding.read(question, '2026-11-20');
  return [...(excluded?.products ?? []), ...(excluded?.places ?? [])];
}

describe('what a sum or an order is asked without', () => {
  it.each([
    ['céréales hors orge en Espagne en 2021', ['barley']],
    ['céréales hors orge et hors avoine en Espagne en 2021', ['barley', 'oats']],
    ['céréales hors orge, hors avoine et hors seigle en Espagne en 2021', ['barley', 'oats', 'rye']],
    ["production de lait de l'UE sauf l'Irlande et sauf la Suède en 2021", ['IE', 'SE']],
    ['cereals except barley and except oats in Spain in 2021', ['barley', 'oats']],
  ])('« %s »', (question, left) => {
    expect(leftOutOf(question)).toEqual(left);
  });
});
