import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('those who had more or less than in another year', () => {
  it.each([
    ["Quels pays ont produit moins de blé en 2024 qu'en 2023 ?", 'down', '2023-01-01'],
    ["Qui a produit plus de maïs en 2024 qu'en 2023 ?", 'up', '2023-01-01'],
    ['Which countries produced more maize in 2024 than in 2023?', 'up', '2023-01-01'],
    ["Quels pays de l'UE ont produit plus de maïs en 2024 qu'en 2023 ?", 'up', '2023-01-01'],
    ["Qui a produit moins de blé en 2020 qu'en 2024 ?", 'up', '2020-01-01'],
  ])('are those that moved that way since: « %s »', (question, movement, from) => {
    expect(read(question)).toMatchObject({
      intent: 'ranking',
      movement,
      order: { over: 'places' },
      period: { value: { kind: 'between', from: { from } } },
    });
  });

  it.each([
    ["Qui a produit moins de blé mais plus de maïs en 2024 qu'en 2023 ?", ['down', 'up']],
    ['Who grew more barley and less rye in 2023 than in 2022?', ['up', 'down']],
  ])('are told of each product by itself: « %s »', (question, movements) => {
    const { movement, products, alsoAsked } = read(question);
    expect([movement, alsoAsked?.movement]).toEqual(movements);
    expect([products.length, alsoAsked?.products.length]).toEqual([1, 1]);
  });

  it.each([
    "La France a-t-elle produit plus de blé en 2024 qu'en 2023 ?",
    'Quels pays produisent plus de blé que de maïs ?',
  ])('are none where nobody or no other year is asked for: « %s »', (question) => {
    expect(read(question).order).toBeNull();
  });
});
