import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';

describe('the first places of an order taken together', () => {
  const asked = {
    intent: 'ranking' as const,
    products: ['soft-wheat'],
    places: ['EU27_2020'],
    measures: ['production'],
    period: inYear(2024),
    order: { end: 'highest' as const, count: 2, over: 'places' as const },
  };
  const sumOf = (facts: readonly { value: number }[]): number =>
    facts.reduce((total, { value }) => total + value, 0);

  it('have their sum, and its share of the whole', async () => {
    const { ranked, together } = await find('ranking', { ...asked, ofLeaders: 'sum' });
    expect(ranked).toHaveLength(2);
    expect(together).toMatchObject({ kind: 'sum', count: { value: 2 } });
    expect(together?.figure.value).toBeCloseTo(sumOf(ranked), 6);
    const whole = together?.whole?.value ?? NaN;
    expect(together?.percent?.value).toBeCloseTo((100 * sumOf(ranked)) / whole, 6);
  });

  it('have their mean', async () => {
    const { ranked, together } = await find('ranking', { ...asked, ofLeaders: 'mean' });
    expect(together?.figure.value).toBeCloseTo(sumOf(ranked) / 2, 6);
    expect(together?.whole).toBeNull();
  });

  it('are the first one alone where no number is named', async () => {
    const order = { ...asked.order, count: null };
    const { ranked, together } = await find('ranking', { ...asked, order, ofLeaders: 'share' });
    expect(ranked).toHaveLength(1);
    expect(together?.percent?.value).toBeGreaterThan(0);
  });
});

describe('the first places that make up a part of the whole', () => {
  it('are as many as reach it, and no more', async () => {
    const { ranked, together } = await find('ranking', {
      intent: 'share',
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
      reach: 30,
    });
    const share = together?.percent?.value ?? NaN;
    const last = ranked.at(-1)?.value ?? NaN;
    const whole = together?.whole?.value ?? NaN;
    expect(share).toBeGreaterThanOrEqual(30);
    expect(share - (100 * last) / whole).toBeLessThan(30);
  });
});
