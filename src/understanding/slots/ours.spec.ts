import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const placesOf = (question: string): string =>
  understanding
    .read(question, '2026-11-20')
    .places.map(({ value }) => value)
    .join(' ');

it.each([
  // Whoever asks is set first where he is what is set against the other: what is supposed is supposed of him.
  ['rendement du colza en 2025, on fait mieux que les Allemands ou pas ?', 'FR DE'],
  ['en blé, on produit plus que les Polonais ?', 'FR PL'],
  ['les Allemands font-ils mieux que nous en colza ?', 'DE FR'],
  ["On dit que l'Espagne produit beaucoup d'oranges, combien en 2022 ?", 'ES'],
  ["Est-ce qu'on a la production de blé que la Pologne a faite en 2020 ?", 'PL'],
  ["en Italie, on fait plus de riz qu'en Espagne ?", 'IT ES'],
])('whose figures « %s » asks for: %s', (question, places) => {
  expect(placesOf(question)).toBe(places);
});
