import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';

const cereals = { products: ['cereals'], places: ['FR'], measures: ['production'] };
const without = (products: string[], places: string[] = []) => ({ products, places, words: 'hors' });

describe('what is left of a total', () => {
  it('takes a product off the family it belongs to, in the same table and year', async () => {
    const found = await find('remainder', {
      ...cereals,
      period: inYear(2022),
      excluded: without(['maize']),
    });
    expect(found.whole.value).toBe(59928.23);
    expect(found.parts.map((part) => part.value)).toEqual([10877.19]);
    expect(found.remainder).toMatchObject({ value: 59928.23 - 10877.19, unit: 'kt' });
  });

  it('takes a product within another off only once', async () => {
    const found = await find('remainder', {
      ...cereals,
      period: inYear(2022),
      excluded: without(['wheat', 'soft-wheat']),
    });
    expect(found.parts.map((part) => part.product)).toEqual(['wheat']);
  });

  it('takes countries off the union', async () => {
    const found = await find('remainder', {
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: inYear(2022),
      excluded: without([], ['FR', 'DE']),
    });
    const [france, germany] = found.parts;
    expect(found.by).toBe('place');
    expect(found.remainder.value).toBeCloseTo(
      found.whole.value - (france?.value ?? 0) - (germany?.value ?? 0),
      6,
    );
  });

  it('takes the newest year in which all are known where none is asked', async () => {
    const found = await find('remainder', { ...cereals, excluded: without(['rye-and-maslin']) });
    expect(found.whole.period).toBe(found.parts[0]?.period);
  });

  it.each([
    ['what is no member', { ...cereals, period: inYear(2022), excluded: without(['hops']) }],
    ['a member without figures', { ...cereals, period: inYear(2022), excluded: without(['oats']) }],
    [
      'a measure that is no sum',
      {
        products: ['soft-wheat'],
        places: ['EU27_2020'],
        measures: ['yield'],
        period: inYear(2022),
        excluded: without([], ['FR']),
      },
    ],
    ['several years', { ...cereals, period: fromYearTo(2020, 2022), excluded: without(['maize']) }],
  ])('is not told of %s', async (_, slots) => {
    const found = await find('no-figure', slots);
    expect(found.asked.words).toEqual(['hors']);
  });
});
