import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the years that a figure is set against the mean of', () => {
  it.each([
    ['récolte 2024 de maïs en France par rapport à la moyenne des cinq années précédentes', 5],
    ['la récolte 2024 de blé est-elle supérieure à la moyenne quinquennale', 5],
    ['rendement blé tendre france 2024 vs moyenne 5 ans', 5],
    ['production 2024 de cerises en Pologne comparée à la moyenne décennale', 10],
    ['how did the 2024 Polish apple crop compare with the ten-year average', 10],
    ['2024 barley output in Spain against the average of the previous 5 years', 5],
    ['was the 2024 wheat yield below its 3-year mean', 3],
  ])('« %s »', (question, years) => {
    const { baseline, period } = understanding.read(question, '2026-11-20');
    expect(baseline).toBe(years);
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '2024-01-01', to: '2024-12-31' } });
  });

  it.each([
    'moyenne des cinq dernières années de la production de colza en Pologne',
    'moyenne quinquennale du rendement du blé tendre',
    'ten-year average of Polish apple production',
  ])('are none where the mean itself is asked for: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20')).toMatchObject({ intent: 'average' });
    expect(understanding.read(question, '2026-11-20').baseline).toBeUndefined();
  });
});
