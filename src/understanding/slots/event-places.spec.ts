import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const placesOf = (question: string) =>
  understanding.read(question, '2026-11-20').places.map(({ value }) => value);

describe('the place of an event beside a price', () => {
  it.each([
    ['Le cadran de Plérin cotait combien en juin 2019, pendant la peste porcine en Chine ?', []],
    ['Prix du blé tendre dans l’UE en 2022, après la sécheresse en Espagne', ['EU27_2020']],
    ["Mon mémoire sur la guerre en Ukraine : prix de l'huile de palme en 2022 ?", []],
    ['What was the price of palm oil in 2019, during the swine fever outbreak in China?', []],
  ])('is not asked about: « %s »', (question, places) => {
    expect(placesOf(question)).toEqual(places);
  });

  it('is, of what is grown there', () => {
    expect(placesOf('Production de blé pendant la sécheresse en Espagne en 2005')).toEqual(['ES']);
  });
});
