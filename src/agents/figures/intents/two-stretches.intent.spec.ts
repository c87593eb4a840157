import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';

const pig = {
  domain: 'price' as const,
  intent: 'change' as const,
  products: ['pig-carcass-plerin'],
  measures: ['price'],
};

describe('a year that is not over yet, beside the one before', () => {
  it.each([
    ['Le prix du porc a-t-il monté entre 2025 et 2026 ?', 'up', false],
    ['Has the pig price fallen between 2025 and 2026?', 'down', true],
    ['Évolution du prix du porc de 2025 à 2026', null, null],
  ] as const)('is told by the mean of each: « %s »: %s, %s', async (text, movement, holds) => {
    const asked = { ...pig, period: fromYearTo(2025, 2026), text, ...(movement && { movement }) };
    const found = await find('averages', asked);
    expect(found.averages.map(({ from, to }) => [from, to])).toEqual([
      ['2025-01-02', '2025-12-31'],
      ['2026-01-08', '2026-10-01'],
    ]);
    expect(found.averages.map(({ mean }) => mean.value.toFixed(1))).toEqual(['169.2', '152.5']);
    expect(found.holds).toBe(holds);
  });

  it('is none of the years where there are more of them', async () => {
    const wheat = { ...pig, products: ['wheat-hrw'], period: fromYearTo(2020, 2026), text: '' };
    expect((await find('change', wheat)).changes).toHaveLength(1);
  });
});
