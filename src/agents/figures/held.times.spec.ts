import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { year } from '../../../test/fixtures/agents/frames.js';

const WHEAT = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };

describe('of years named side by side', () => {
  it.each(['value', 'comparison', 'change', 'average'] as const)(
    'the one that is held is told, and the missing one named, in a %s',
    async (intent) => {
      const period = { kind: 'each' as const, spans: [year(2030), year(2024)] };
      const found = await find('value', { ...WHEAT, intent, period });
      expect(found.values.map((fact) => fact.period)).toEqual(['2024']);
      expect(found.notes).toContainEqual({
        kind: 'missing-times',
        periods: ['2030'],
        series: { from: '2015', to: '2025' },
      });
    },
  );

  it('those held are set beside each other without the missing one', async () => {
    const period = { kind: 'each' as const, spans: [year(1990), year(2015), year(2024)] };
    const found = await find('change', { ...WHEAT, intent: 'comparison', period });
    expect(found.changes[0]).toMatchObject({ from: { period: '2015' }, to: { period: '2024' } });
    expect(kinds(found.notes)).toContain('missing-times');
  });

  it('all are named where none is held', async () => {
    const period = { kind: 'each' as const, spans: [year(2030), year(2031)] };
    expect(await find('out-of-period', { ...WHEAT, period })).toMatchObject({ asked: ['2030', '2031'] });
  });

  it('monthly prices are told by the mean of each year', async () => {
    const period = { kind: 'each' as const, spans: [year(2024), year(2025)] };
    const found = await find('averages', { domain: 'price', products: ['urea'], period });
    expect(found.averages.map(({ from, to }) => [from, to])).toEqual([
      ['2024-01', '2024-12'],
      ['2025-01', '2025-12'],
    ]);
  });
});
