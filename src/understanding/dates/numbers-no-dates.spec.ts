import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('numbers that are no dates', () => {
  it('is the Union, and no September: « les Vingt-Sept en 2024 »', () => {
    const { places, period } = read("Volume d'oranges récolté par les Vingt-Sept en 2024");
    expect(places.map(({ value }) => value)).toEqual(['EU27_2020']);
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '2024-01-01', grain: 'year' } });
    expect(read('production de blé des 27 en 2023').places.map(({ value }) => value)).toEqual(['EU27_2020']);
    expect(read('production de blé des 27 dernières années').places).toEqual([]);
    expect(read('prix du maïs en sept 2024').period?.value).toMatchObject({ span: { from: '2024-09-01' } });
  });

  it('is a number before what there are seven of: « de sept heures »', () => {
    expect(read('le prix du maïs à partir de sept tonnes').period).toBeNull();
    expect(read('le cours du blé après sept jours de hausse').period?.value).not.toMatchObject({
      span: { from: '2026-09-01' },
    });
    expect(read('prix du maïs en sept').period?.value).toMatchObject({ span: { from: '2026-09-01' } });
    expect(read('en sept prix du maïs').period?.value).toMatchObject({ span: { from: '2026-09-01' } });
  });

  it('is a name of a product, and no count: « TSR20 dernier cours »', () => {
    expect(read('caoutchouc naturel TSR20 dernier cours connu').period?.value).toEqual({
      kind: 'latest',
      grain: null,
    });
    expect(read('les 20 derniers cours du caoutchouc').period?.value).toMatchObject({
      kind: 'latest',
      count: 20,
    });
  });

  it('is one month where one is named: « dans le mois qui vient »', () => {
    expect(read('le prix de l’agneau va-t-il monter dans le mois qui vient ?').period?.value).toMatchObject({
      kind: 'next',
      count: 1,
      grain: 'month',
    });
    expect(read('prix du maïs dans les mois qui viennent').period?.value).toMatchObject({
      kind: 'next',
      count: 6,
    });
  });

  it('asks for a forecast with a margin of error, and for no margin of farmers', () => {
    const { unheldMeasure } = read(
      'combien d’hectares de soja l’Italie pourrait-elle cultiver en 2026, avec une marge d’incertitude ?',
    );
    expect(unheldMeasure).toBeNull();
    expect(read('marge des producteurs de lait en 2024').unheldMeasure).not.toBeNull();
  });

  it('are the slaughtered of a place and a year, whatever disease the story is of', () => {
    expect(
      read(
        'Un article sur la grippe aviaire : combien de canards sont passés à l’abattoir en France en 2022 ?',
      ).domain,
    ).toBe('production');
  });
});
