import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const unheldIn = (question: string) => understanding.read(question, '2026-11-20').unheldProduct ?? null;

describe('a product made of another', () => {
  it.each([
    ['Production de farine de maïs en France', 'farine de maïs'],
    ['Production de lait de jument en France ?', 'lait de jument'],
    ['Production d’œufs de caille en France', 'œufs de caille'],
    ['Production de graines de courge en Autriche', 'graines de courge'],
    ['Prix de l’huile de noix', 'huile de noix'],
    ['Almond milk production in California', 'Almond milk'],
    ['how many quail eggs does France produce', 'quail eggs'],
  ])('has no list that knows it: « %s »', (question, words) => {
    expect(unheldIn(question)).toBe(words);
  });

  it.each([
    'Combien de graines de tournesol la France a-t-elle produites en 2022 ?',
    'Production de lait de vache en France',
    'Production de lait en Normandie',
    'Prix de la viande de bœuf en 2023',
    'Production d’huile d’olive en Espagne',
    'Prix du blé et de la farine de maïs',
    'production de plants de pommes de terre',
    'sunflower oil price',
  ])('is none where a list knows it, or where another stands beside it: « %s »', (question) => {
    expect(unheldIn(question)).toBeNull();
  });
});
