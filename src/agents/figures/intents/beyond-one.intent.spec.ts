import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';

const soft = { products: ['soft-wheat'], measures: ['production'] };
const order = { end: 'highest', count: null, over: 'places' } as const;

describe('the places beyond the one that is named', () => {
  it('are those that have less than it, without itself', async () => {
    const asked = { intent: 'ranking', order, period: inYear(2024), beyondOne: 'below' } as const;
    const found = await find('filter', { ...soft, ...asked, places: ['DE'] });
    expect(found.than?.place).toBe('DE');
    expect(found.matches.length).toBeGreaterThan(0);
    expect(found.matches.every(({ value }) => value < found.threshold.value)).toBe(true);
  });

  it('are counted by name where it is asked how many, even where there are few or none', async () => {
    const asked = { intent: 'value', counted: true, period: inYear(2024), beyondOne: 'above' } as const;
    const { matches, threshold } = await find('filter', { ...soft, ...asked, places: ['DE'] });
    expect(matches.map(({ place }) => place)).toEqual(['FR']);
    expect(matches.every(({ value }) => value > threshold.value)).toBe(true);
    const none = await find('filter', { ...soft, ...asked, places: ['FR'] });
    expect([none.matches, none.than?.place]).toEqual([[], 'FR']);
  });

  it('are those that rose by more', async () => {
    const text = "Qui a progressé plus vite que l'Allemagne ?";
    const period = fromYearTo(2021, 2025);
    const found = await find('growth', {
      ...soft,
      text,
      places: ['DE'],
      intent: 'change',
      movement: 'up',
      beyondOne: 'above',
      period,
    });
    const than = found.beyond?.than;
    expect(than?.to.place).toBe('DE');
    expect(
      found.changes.every((one) => one === than || (one.percent?.value ?? 0) > (than?.percent?.value ?? 0)),
    ).toBe(true);
  });
});
