import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';

const order = { end: 'highest' as const, count: null, over: 'places' as const };
const wheat = {
  intent: 'ranking' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  period: inYear(2022),
  order,
};

describe('the rank of a country', () => {
  it('is told with who comes next, whose figure is among the rows', async () => {
    const all = await find('ranking', { ...wheat, places: ['EU27_2020'] });
    const [first, second] = all.ranked;
    const found = await find('ranking', { ...wheat, places: ['FR'] });
    expect(first?.place).toBe('FR');
    expect(found.subject?.place).toBe('FR');
    expect(found.behind).toMatchObject({ place: second?.place, value: second?.value });
    expect(found.facts.map(({ place }) => place)).toContain(second?.place);
  });

  it.each([
    ['behind', 'FR', 1],
    ['ahead', 'DE', 0],
  ] as const)('is told of the one that stands %s it', async (nextTo, place, at) => {
    const all = await find('ranking', { ...wheat, places: ['EU27_2020'] });
    const found = await find('ranking', { ...wheat, places: [place], nextTo });
    expect(found.neighbour).toEqual({ side: nextTo, fact: all.ranked[at] });
    expect(found.facts.map((fact) => fact.place)).toContain(all.ranked[at]?.place);
  });

  it('is told alone where it is the last', async () => {
    const all = await find('ranking', { ...wheat, places: ['EU27_2020'], order: { ...order, count: 99 } });
    const last = all.ranked.at(-1)?.place ?? '';
    const found = await find('ranking', { ...wheat, places: [last] });
    expect(found.subject?.place).toBe(last);
    expect(found.behind).toBeUndefined();
  });
});

it('names all of a few that are counted, however many of the first are asked for', async () => {
  const asked = { ...wheat, places: ['EU27_2020'], order: { ...order, count: 2 } };
  const { ranked, compared } = await find('ranking', { ...asked, counted: true });
  expect(ranked).toHaveLength(compared.value);
  expect((await find('ranking', asked)).ranked).toHaveLength(2);
});

describe('how many times the next the first is', () => {
  const asked = { ...wheat, intent: 'extreme' as const, places: ['EU27_2020'] };

  it('is told where it is asked', async () => {
    const text = 'which country grows the most wheat in the EU, and how many times the second one’s harvest?';
    const { gap } = await find('ranking', { ...asked, text });
    expect(gap?.one.place).toBe('FR');
    expect(gap?.ratio?.value).toBeCloseTo((gap?.one.value ?? NaN) / (gap?.other.value ?? NaN), 6);
  });

  it('is left out beside a gap', async () => {
    const text = 'which country grows the most wheat in the EU, and what is the gap to the second?';
    const { gap } = await find('ranking', { ...asked, text });
    expect(gap?.percent.value).toBeGreaterThan(0);
    expect(gap?.ratio).toBeUndefined();
  });
});
