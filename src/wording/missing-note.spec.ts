import { describe, expect, it } from 'vitest';
import type { Language } from '../common/language.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { KnownFact, Note } from './facts.js';
import { noteSentences } from './notes.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();
const fact: KnownFact = {
  product: 'soft-wheat',
  productCode: 'C1110',
  place: 'GB',
  placeCode: 'UK',
  measure: 'yield',
  period: '2020',
  value: 7.08,
  unit: 't/ha',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
};
const said = (note: Note, language: Language) =>
  noteSentences([note], new Voice(language, lexicon))
    .join(' ')
    .replace(/[\u00A0\u202F]/gu, ' ');

describe('what is said of a place without a figure', () => {
  it.each([
    [
      'before',
      /^Pas de donnée à cette date pour le Royaume-Uni ; le dernier chiffre .* 2020 \(7,08 t\/ha\)\.$/u,
      'the latest',
    ],
    ['after', /; le premier chiffre connu pour le blé tendre est celui de 2020/u, 'the first'],
    ['around', /; le plus proche chiffre connu/u, 'the nearest'],
  ] as const)('tells which there is, where all are %s', (side, french, english) => {
    expect(said({ kind: 'known-then', fact, side }, 'fr')).toMatch(french);
    expect(said({ kind: 'known-then', fact, side }, 'en')).toContain(
      `for the United Kingdom; ${english} one known`,
    );
  });

  it('tells the parts that are known where the total is not', () => {
    const grapes = {
      ...fact,
      product: 'wine-grapes',
      place: 'DE',
      measure: 'production',
      value: 1059.77,
      unit: 'kt',
    };
    const note = { kind: 'parts-alone', place: 'DE', parts: [grapes] } as const;
    expect(said(note, 'fr')).toMatch(
      /pour l’Allemagne, où l’on ne connaît que le raisin de cuve \(1,060 million|1,06 million/u,
    );
    expect(said(note, 'en')).toMatch(/for Germany, where all that is known is wine grapes \(1\.06/u);
  });

  it('tells that one year allows of no change', () => {
    const note = { kind: 'only-period', period: '2025' } as const;
    expect(said(note, 'fr')).toBe('2025 est la seule année connue : aucune évolution ne peut être donnée.');
    expect(said(note, 'en')).toBe('2025 is the only year with a figure, so no change can be given.');
  });
});
