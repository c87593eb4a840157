import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';

describe('the places that have none of a product', () => {
  const asked = {
    absent: true as const,
    measures: ['production'],
    places: ['EU27_2020'],
    period: inYear(2023),
  };

  it('are those of a published zero, apart from those without a figure', async () => {
    const found = await find('absence', { ...asked, products: ['olives'] });
    expect(found.none.map(({ place, value }) => [place, value])).toEqual([['FI', 0]]);
    expect(found.compared.value).toBeGreaterThan(1);
    expect(found.unknown).toContain('SE');
    expect(found.unknown).not.toContain('FI');
  });
});
