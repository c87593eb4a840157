import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('something said to be more or less, with nothing to set it against', () => {
  it.each([
    ['la récolte de pommes a-t-elle été meilleure en 2022 ?', 'up'],
    ['La récolte de pommes est-elle plus grosse en 2022 ?', 'up'],
    ['Le rendement du maïs a-t-il été meilleur en 2023 ?', 'up'],
    ['le colza a-t-il mieux rendu en 2023 ?', 'up'],
    ["La récolte d'orge en Espagne était-elle moins bonne en 2023 ?", 'down'],
    ['Le cheptel bovin français était-il plus faible en 2021 ?', 'down'],
    ['Le troupeau ovin espagnol est-il moins important en 2022 ?', 'down'],
    ['Est-ce que la récolte de pommes a été meilleure en 2022 ?', 'up'],
    ['was the apple harvest better in 2022?', 'up'],
    ['Was the wheat yield in Spain higher in 2023?', 'up'],
    ['was wheat production in Ukraine lower in 2022?', 'down'],
    ['Did potatoes do better in 2022?', 'up'],
  ])('is set against the year before: « %s » %s', (question, movement) => {
    expect(read(question)).toMatchObject({ intent: 'change', movement, period: { value: { kind: 'at' } } });
    expect(read(question).order ?? null).toBeNull();
  });

  it.each([
    'où la récolte de pommes a-t-elle été meilleure en 2022 ?',
    'c’est qui les trois plus gros en betteraves à sucre dans l’UE en 2024 ?',
    'Quel pays a eu la meilleure récolte de pommes en 2022 ?',
    'Quelle est la meilleure récolte de pommes en 2022 ?',
    'La récolte de pommes a-t-elle été meilleure que la normale en 2022 ?',
    'la récolte de pommes a-t-elle été meilleure ou moins bonne en 2022 ?',
    'Is the French apple harvest bigger than the Italian in 2022?',
    'le prix du cacao était-il plus élevé en 2024 ?',
  ])('is none where one of several is picked or a standard is named: « %s »', (question) => {
    const { intent, period, movement } = read(question);
    expect(intent === 'change' && period?.value.kind === 'at' && movement !== undefined).toBe(false);
  });
});
