import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], places: ['FR'], measures: ['production'], period: inYear(2022) };

describe('a figure put up to be confirmed', () => {
  it.each([
    [33.3, 'Mt', true],
    [33, 'Mt', true],
    [40, 'Mt', false],
    [33, 'ha', null],
  ])('%s %s: %s', async (value, unit, holds) => {
    const found = await find('value', { ...wheat, checks: true, claimed: { value, unit } });
    expect(found.holds).toBe(holds);
  });

  it('is given without a yes or a no where the question denies it', async () => {
    const claimed = { value: 40, unit: 'Mt' };
    const found = await find('value', {
      ...wheat,
      text: "la France n'a pas produit 40 Mt",
      checks: true,
      claimed,
    });
    expect(found.holds).toBeNull();
  });

  it('weighs a supposed record against all years', async () => {
    const found = await find('extreme', {
      ...wheat,
      intent: 'extreme',
      checks: true,
      order: { end: 'lowest', count: null, over: 'periods' },
    });
    expect(found.supposed?.period).toBe('2022');
    expect(found.extreme.period).not.toBe('2022');
  });
});
