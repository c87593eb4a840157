import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a time that what is asked comes after', () => {
  it.each([
    "Après la sécheresse de 2023, l'Espagne a-t-elle rentré davantage de blé tendre en 2025 ? Les deux tonnages, s'il vous plaît.",
    "Après le gel de 2021, la France a-t-elle récolté davantage d'abricots en 2022 ?",
    'Suite au gel de 2021, la production d’abricots en Italie a-t-elle été meilleure en 2022 ?',
    'After the 2022 drought, did Italy bring in more grain maize in 2024? Both tonnages, please.',
    'Following the 2021 frost, did Italy harvest fewer apricots in 2022?',
  ])('is what it is set against: « %s »', (question) => {
    const { intent, period, places } = read(question);
    expect([intent, period?.value.kind, places.length]).toEqual(['comparison', 'each', 1]);
  });

  it.each([
    "Après la canicule de 2022, quel pays a récolté le plus de maïs grain en 2024 dans l'UE ?",
    'After the drought of 2022, which EU country harvested the most maize in 2024?',
  ])('is no time of an order of countries: « %s »', (question) => {
    const { intent, period } = read(question);
    expect(intent).toBe('extreme');
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '2024-01-01' } });
  });
});

describe('times that are set against one another', () => {
  it.each([
    'Chickens slaughtered in the United Kingdom, 2014 versus 2024: both totals please, and is it up or down?',
    'Abattages totaux de porcs en Espagne en 2014 contre 2024 ?',
    'Production totale de blé de la France et de l’Allemagne : 2014 contre 2024',
  ])('are not added up: « %s »', (question) => expect(read(question).intent).not.toBe('aggregate'));

  it.each([
    'Somme des récoltes de blé tendre de la France en 2022 et 2023',
    'Add up French soft wheat harvests of 2022, 2023 and 2024',
    "Production de colza de la France plus celle de l'Allemagne en 2024",
  ])('are added up in plain words: « %s »', (question) => expect(read(question).intent).toBe('aggregate'));
});
