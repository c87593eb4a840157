import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear, year } from '../../../test/fixtures/agents/frames.js';

const wheat = {
  intent: 'ranking' as const,
  products: ['soft-wheat'],
  places: ['EU27_2020'],
  measures: ['production'],
  period: inYear(2022),
};

describe('what is left out of those to pick from', () => {
  it('is in no ranking, and is named', async () => {
    const all = await find('ranking', wheat);
    const others = await find('ranking', {
      ...wheat,
      excluded: { products: [], places: ['FR'], words: 'hors France' },
    });
    expect(all.ranked.map((fact) => fact.place)).toContain('FR');
    expect(others.ranked.map((fact) => fact.place)).not.toContain('FR');
    expect(others.compared.value).toBe(all.compared.value - 1);
    expect(kinds(others.notes)).toContain('left-out');
  });

  it('takes the members of a group with it', async () => {
    const found = await find('coverage', {
      intent: 'coverage',
      products: ['soft-wheat'],
      excluded: { products: [], places: ['EU27_2020'], words: 'hors UE' },
    });
    expect(found.places).toEqual(['GB']);
  });

  it('is no year without a figure', async () => {
    const excluded = { products: [], places: [], words: 'sauf 2021', periods: [year(2021)] };
    const over = {
      ...wheat,
      intent: 'series' as const,
      places: ['FR'],
      period: fromYearTo(2020, 2022),
      excluded,
    };
    const found = await find('change', over);
    expect(kinds(found.notes)).not.toContain('missing-times');
  });

  it('is none of the years that are listed', async () => {
    const period = { kind: 'each' as const, spans: [year(2020), year(2021), year(2022)] };
    const excluded = { products: [], places: [], words: 'sauf 2021', periods: [year(2021)] };
    const found = await find('value', { ...wheat, intent: 'value', places: ['FR'], period, excluded });
    expect(found.values.map((fact) => fact.period)).toEqual(['2020', '2022']);
  });

  it('is no figure of a mean where it is a time, and no gap in it', async () => {
    const excluded = { products: [], places: [], words: 'sauf 2021', periods: [year(2021)] };
    const mean = { ...wheat, intent: 'average' as const, places: ['FR'], period: fromYearTo(2019, 2023) };
    const [all, left] = [await find('average', mean), await find('average', { ...mean, excluded })];
    expect(left.facts).toHaveLength(all.facts.length - 1);
    expect(left.facts.map(({ period }) => period)).not.toContain('2021');
    expect(kinds(left.notes)).toContain('left-out');
    expect(kinds(left.notes)).not.toContain('missing-periods');
  });
});
