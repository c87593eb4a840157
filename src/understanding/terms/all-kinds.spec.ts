import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('all kinds of a product', () => {
  it.each([
    'production de blé (tous blés) en Italie en 2023',
    'production de tous les blés en Italie en 2023',
    'production de blé toutes espèces en Espagne en 2022',
    'production de blé, tous blés confondus, en Espagne en 2022',
    'rendement du blé, tous types confondus, en Italie',
    'surface de blé (toutes variétés) en Italie',
    'all wheat production in Italy in 2023',
    'total wheat production in Italy in 2023',
    'production of wheat of all kinds in Spain in 2022',
    'all types of wheat: production in Spain',
  ])('are asked for together: « %s »', (question) => {
    expect(read(question)).toMatchObject({ allKinds: true, products: [{ value: 'wheat' }] });
  });

  it.each([
    'production de blé en Italie en 2023',
    'production totale de blé en Italie en 2023',
    'blé : tous les chiffres de production de la France',
    'wheat production in all EU countries in 2023',
    'of all the wheat in the EU, how much is French?',
    'tous les blés et toutes les orges en France',
  ])('are not where something else is all of it, or several are named: « %s »', (question) => {
    expect(read(question).allKinds).toBeUndefined();
  });
});
