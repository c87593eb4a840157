import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

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
    // Of no years that are named: of the usual five.
    ['la récolte 2024 de blé est-elle meilleure que la moyenne ?', 5],
    ['is the 2024 French maize crop above average?', 5],
    ['how does the 2024 maize crop in France compare to the ten-year average?', 10],
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

  it.each([
    'le rendement français en blé est-il supérieur à la moyenne européenne',
    'quels pays ont un rendement en blé supérieur à la moyenne',
  ])('are none where the mean is of places: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').baseline).toBeUndefined();
  });

  it.each([
    ['production de blé tendre en France en 2024 par rapport à la moyenne 2019-2023', 5, 2023],
    ['la récolte 2024 de maïs comparée à la moyenne des années 2015 à 2020', 6, 2020],
    ['French wheat output in 2024 compared with the 2015-2019 average', 5, 2019],
    ['Polish rapeseed 2024 against the mean of 2018 to 2022', 5, 2022],
    ['orge Espagne 2024 vs moyenne 2020-2022', 3, 2022],
    ["Combien de blé tendre de moins en 2024 qu'en moyenne sur 2019-2023 en France ?", 5, 2023],
    ["Combien d'hectares de colza en plus en 2024 qu'en moyenne de 2019 à 2023 en France ?", 5, 2023],
    ['How much lower was the French maize yield in 2024 than on average in 2017-2021?', 5, 2021],
    ['How many fewer tonnes of potatoes did Belgium lift in 2024 than it averaged over 2018-2022?', 5, 2022],
    ['Quel écart entre le rendement 2024 du blé tendre en France et sa moyenne 2019-2023 ?', 5, 2023],
    ["l'écart de la moisson 2024 de blé tendre à la moyenne 2019-2023 en France", 5, 2023],
    ['What is the gap between the 2024 French barley harvest and the 2019-2023 average?', 5, 2023],
    ['Récolte de tournesol en Roumanie en 2024 : combien sous la normale 2019-2023 ?', 5, 2023],
    ['Le rendement du maïs en Italie en 2024 était en dessous de combien de la moyenne 2017-2021 ?', 5, 2021],
  ])('may be named: « %s »', (question, years, end) => {
    const frame = understanding.read(question, '2026-11-20');
    expect([frame.baseline, frame.baselineEnd]).toEqual([years, end]);
    expect(frame.period?.value).toMatchObject({ kind: 'at', span: { from: '2024-01-01', to: '2024-12-31' } });
  });

  it.each([
    ['rendement du blé tendre en France en 2024 comparé à la moyenne olympique des cinq dernières années', 5],
    ['Spanish barley 2024 versus the five-year Olympic average', 5],
    ['récolte 2024 de maïs en France par rapport à la moyenne olympique', 5],
    ['moyenne olympique du rendement du maïs en France sur 5 ans', undefined],
  ])('may be without the highest and the lowest: « %s »', (question, years) => {
    expect(understanding.read(question, '2026-11-20')).toMatchObject({ olympic: true });
    expect(understanding.read(question, '2026-11-20').baseline).toBe(years);
  });

  it.each([
    ['what was the sugar price in May 2026, and how does it compare with its 2023 average?', 2023],
    ['prix du sucre en mai 2026 par rapport à sa moyenne de 2023', 2023],
    ['le cacao est-il plus cher que la moyenne de 2024 ?', 2024],
  ])('may be that of the prices of one year: « %s »', (question, end) => {
    expect(understanding.read(question, '2026-11-20')).toMatchObject({ baseline: 1, baselineEnd: end });
  });

  it.each([
    ['production de blé en France en 2024 par rapport à la moyenne de 2023'],
    ['le cacao en 2024 par rapport à la moyenne de 2020'],
  ])('is none of one year’s single figure: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').baseline).toBeUndefined();
  });

  it.each(['prix médian du blé en 2024', 'median wheat price over 2024', 'médiane du prix du blé en 2024'])(
    'is none where the median is asked for: « %s »',
    (question) => {
      const frame = understanding.read(question, '2026-11-20');
      expect(frame).toMatchObject({ intent: 'average', median: true, unheldMeasure: null });
    },
  );
});
