import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the unit that a yield is wanted in', () => {
  it.each([
    ['Danish potato yield 2023 in hundredweight per acre', 'cwt/acre'],
    ['Danish potato yield 2023 in cwt/acre', 'cwt/acre'],
    ['Polish rapeseed yield 2023, lbs per acre please', 'lb/acre'],
    ['rendement des pommes de terre au Danemark en 2023 en livres par acre', 'lb/acre'],
    ["rendement du maïs en Hongrie en 2024 en livres à l'acre", 'lb/acre'],
    ['rendement du blé tendre en France en 2024 en kilos par acre', 'kg/acre'],
    ['rendement des tomates aux Pays-Bas en 2023 en kg au m²', 'kg/m2'],
  ])('is over an area: « %s »', (question, unit) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.unit?.value).toBe(unit);
    expect(frame.measures.map(({ value }) => value)).toEqual(['yield']);
    expect(frame.unheldUnit).toBeUndefined();
  });
});
