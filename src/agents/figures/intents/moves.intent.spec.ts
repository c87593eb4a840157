import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';

describe('the moves of several set against one another', () => {
  const asked = {
    intent: 'comparison' as const,
    products: ['soft-wheat'],
    places: ['FR', 'DE'],
    measures: ['production'],
    movement: 'down' as const,
    comparedMoves: 'most' as const,
    period: inYear(2024),
    text: "la production de blé tendre a-t-elle plus baissé en France qu'en Allemagne en 2024",
  };

  it('are changes from the year before, and not levels', async () => {
    const { changes, compared, holds } = await find('change', asked);
    expect(changes.map(({ from, to }) => [to.place, from.period, to.period])).toEqual([
      ['FR', '2023', '2024'],
      ['DE', '2023', '2024'],
    ]);
    expect(compared?.inPercent?.to.place).toBe('FR');
    expect(compared?.inSize?.to.place).toBe('FR');
    expect(holds).toBe(true);
  });

  it('are those of one way only', async () => {
    const { compared, holds } = await find('change', {
      ...asked,
      movement: 'up',
      period: fromYearTo(2023, 2024),
      text: "a-t-elle plus augmenté en France qu'en Allemagne",
    });
    expect(compared).toMatchObject({ inPercent: null, inSize: null });
    expect(holds).toBe(false);
  });
});
