import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, year } from '../../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], measures: ['production'], places: ['FR', 'DE'] };
const period = { kind: 'each' as const, spans: [year(2023), year(2024)] };
const sums = [
  ['2023', 56007],
  ['2024', 43618],
];

describe('several places added up at each of some times', () => {
  it('come to a sum at each of them, and to a change', async () => {
    const found = await find('sums-by-time', { ...wheat, intent: 'aggregate', period });
    expect(found.sums.map((one) => [one.period, Math.round(one.total.value)])).toEqual(sums);
    expect(found.difference.value).toBeCloseTo(25376.78 + 18241.2 - 34709.32 - 21297.9, 6);
    expect(found.holds).toBeNull();
  });

  it('are added up where the words set the times against one another', async () => {
    const text = 'combined production of France and Germany, 2023 vs 2024';
    const found = await find('sums-by-time', { ...wheat, intent: 'comparison', text, period });
    expect(found.sums.map((one) => [one.period, Math.round(one.total.value)])).toEqual(sums);
  });

  it('moved as is put up, or not', async () => {
    const text = 'la production de la France et de l’Allemagne réunies a-t-elle augmenté ?';
    const moved = {
      intent: 'aggregate' as const,
      text,
      movement: 'up' as const,
      period: fromYearTo(2023, 2024),
    };
    expect((await find('sums-by-time', { ...wheat, ...moved })).holds).toBe(false);
  });

  it('are told of each where they cannot be added up', async () => {
    const text = 'combined yield of France and Germany, 2023 vs 2024';
    await find('change', { ...wheat, measures: ['yield'], intent: 'comparison', text, period });
  });
});
