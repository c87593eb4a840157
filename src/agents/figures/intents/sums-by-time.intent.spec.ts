import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, year } from '../../../../test/fixtures/agents/frames.js';
import type { SumsByTimeFindings } from '../../../wording/sums.findings.js';

const wheat = { products: ['soft-wheat'], measures: ['production'], places: ['FR', 'DE'] };
const period = { kind: 'each' as const, spans: [year(2023), year(2024)] };
const totals: readonly (readonly [year: string, total: number])[] = [
  ['2023', 34709.32 + 21297.9],
  ['2024', 25376.78 + 18241.2],
];

function expectTotals({ sums }: SumsByTimeFindings): void {
  expect(sums.map((one) => one.period)).toEqual(totals.map(([when]) => when));
  for (const [at, [, total]] of totals.entries()) expect(sums[at]?.total.value).toBeCloseTo(total, 6);
}

describe('several places added up at each of some times', () => {
  it('come to a sum at each of them, and to a change', async () => {
    const found = await find('sums-by-time', { ...wheat, intent: 'aggregate', period });
    expectTotals(found);
    expect(found.difference.value).toBeCloseTo(25376.78 + 18241.2 - 34709.32 - 21297.9, 6);
    expect(found.holds).toBeNull();
  });

  it('are added up where the words set the times against one another', async () => {
    const text = 'combined production of France and Germany, 2023 vs 2024';
    const found = await find('sums-by-time', { ...wheat, intent: 'comparison', text, period });
    expectTotals(found);
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
