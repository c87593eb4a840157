import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';

describe('the largest of the moves from one time to the next', () => {
  const asked = {
    intent: 'extreme' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    movement: 'down' as const,
    largestMove: 'down' as const,
    steps: 'year' as const,
    text: 'en quelle année la production de blé tendre de la France a-t-elle le plus chuté',
  };

  it('is that with the largest difference, beside the year before', async () => {
    const { changes, end, searched, scope } = await find('growth', asked);
    expect([end, scope]).toEqual(['lowest', null]);
    for (const { from, to, difference } of changes) {
      expect(Number(to.period) - Number(from.period)).toBe(1);
      expect(difference.value).toBeCloseTo(to.value - from.value, 6);
    }
    const sizes = changes.map(({ difference }) => difference.value);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(searched?.to).toMatch(/^\d{4}$/u);
  });

  it('is sought within the stretch asked', async () => {
    const { changes, searched } = await find('growth', { ...asked, period: fromYearTo(2018, 2022) });
    expect(searched).toEqual({ from: '2018', to: '2022' });
    expect(changes.every(({ from, to }) => from.period >= '2018' && to.period <= '2022')).toBe(true);
  });

  it('is that of the one year where one is named', async () => {
    const { changes } = await find('change', { ...asked, intent: 'change', period: inYear(2024) });
    expect(changes[0]).toMatchObject({ from: { period: '2023' }, to: { period: '2024' } });
  });

  it('is among places where a country is asked for, from the last year but one to the last', async () => {
    const text = 'quel pays a connu la plus forte hausse annuelle de la production de blé tendre';
    const order = { end: 'highest' as const, count: null, over: 'places' as const };
    const rise = { movement: 'up' as const, largestMove: 'up' as const };
    const found = await find('growth', { ...asked, ...rise, places: ['EU27_2020'], text, order });
    expect(found.searched).toBeUndefined();
    expect(found.notes).toContainEqual(expect.objectContaining({ kind: 'latest-complete' }));
  });
});
