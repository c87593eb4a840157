import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inMonth, inYear, year } from '../../../test/fixtures/agents/frames.js';

describe('who changed the most', () => {
  const asked = {
    intent: 'extreme',
    products: ['soft-wheat'],
    places: ['EU27_2020'],
    measures: ['production'],
    period: fromYearTo(2023, 2024),
  } as const;

  it('is a search among the countries, by the size of the change', async () => {
    const found = await find('growth', {
      ...asked,
      places: ['EU27_2020'],
      products: ['soft-wheat'],
      measures: ['production'],
      text: 'qui a le plus baissé',
      movement: 'down',
    });
    const sizes = found.changes.map((change) => change.difference.value);
    expect(found.changes[0]?.to.place).toBe('FR');
    expect(sizes.every((size) => size < 0)).toBe(true);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
  });

  it('in one year is from the year before it', async () => {
    const found = await find('growth', {
      ...asked,
      places: ['EU27_2020'],
      products: ['soft-wheat'],
      measures: ['production'],
      period: inYear(2024),
      intent: 'ranking',
      order: { end: 'lowest', count: 5, over: 'places' },
      text: 'les 5 pays où la production a le plus baissé en 2024',
      movement: 'down',
    });
    const [first] = found.changes;
    expect([first?.from.period, first?.to.period, first?.to.place]).toEqual(['2023', '2024', 'FR']);
  });

  it('is not read into one country’s own change', async () => {
    await find('change', {
      ...asked,
      intent: 'change',
      places: ['FR'],
      products: ['soft-wheat'],
      measures: ['production'],
      text: 'la plus forte baisse',
      movement: 'down',
    });
  });

  it('is of those that changed by as much as is spoken of', async () => {
    const halved = await find('growth', {
      ...asked,
      places: ['EU27_2020'],
      products: ['soft-wheat'],
      measures: ['production'],
      intent: 'ranking',
      order: { end: 'highest', count: null, over: 'places' },
      text: 'quels pays ont perdu un quart de leur récolte',
    });
    const percents = halved.changes.map(({ percent }) => percent?.value ?? 0);
    expect(percents).not.toHaveLength(0);
    expect(percents.every((percent) => percent <= -22.5)).toBe(true);
  });
});

describe('which animal is slaughtered the most', () => {
  it('is one of the animals, where nothing but their being slaughtered is said', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      places: ['ES'],
      measures: ['slaughtered'],
      order: { end: 'highest', count: null, over: 'products' },
    });
    expect(found).toMatchObject({ over: 'products', family: 'livestock' });
    expect(found.ranked[0]?.measure).toBe('slaughtered');
  });
});

describe('animals of a place that has no figure', () => {
  it('are told by the measure asked about of the country around it', async () => {
    const found = await find('no-figure', {
      products: ['pig'],
      places: ['ES-NORTH'],
      measures: ['slaughtered'],
    });
    expect(found.facts[0]).toMatchObject({ place: 'ES', product: 'pig', measure: 'slaughtered' });
  });
});

describe('the lowest of one figure', () => {
  it('is that figure, with no stretch of time that was searched', async () => {
    const found = await find('value', {
      intent: 'extreme',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2024),
      order: { end: 'lowest', count: null, over: 'periods' },
    });
    expect(found.facts[0]).toMatchObject({ period: '2024', value: 25376.78 });
  });
});

describe('several times of one figure', () => {
  it('are listed with how many were examined, and with the wish where there are fewer', async () => {
    const found = await find('ranking', {
      intent: 'extreme',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: fromYearTo(2023, 2024),
      order: { end: 'lowest', count: 3, over: 'periods' },
    });
    expect(found.ranked.map(({ period }) => period)).toEqual(['2024', '2023']);
    expect([found.asked, found.compared.value]).toEqual([3, 2]);
  });
});

describe('a ranking of a group that is mostly not of the European Union', () => {
  it('is read from a table of the whole world, which has its leaders', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['wheat'],
      places: ['G20'],
      measures: ['production'],
      period: inYear(2021),
      order: { end: 'highest', count: 3, over: 'places' },
    });
    expect(found.ranked.slice(0, 2).map(({ place }) => place)).toEqual(['CN', 'IN']);
  });
});

describe('a ranking over several years', () => {
  it('is of the mean of each country', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: fromYearTo(2023, 2024),
    });
    expect(found.ranked[0]).toMatchObject({ place: 'FR', period: '2023/2024', derived: 'mean' });
    expect(found.ranked[0]?.value).toBeCloseTo((34709.32 + 25376.78) / 2, 6);
  });
});

describe('a ranking that names no place', () => {
  it('is of the world where hardly any comes from the Union', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['wheat'],
      measures: ['production'],
      period: inYear(2022),
    });
    expect(found.scope).toBe('WLD');
    expect(kinds(found.notes)).toContain('assumed-place');
  });
});

describe('a threshold', () => {
  it('in quintals is per hectare where it is of yields', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['yield'],
      period: inYear(2023),
      threshold: { comparator: 'above', value: 70, unit: 'q' },
    });
    expect(found.threshold).toMatchObject({ value: 70, unit: 'q/ha' });
    expect(found.matches.every((fact) => fact.value > 7)).toBe(true);
  });

  it('that is a range has both ends, and is of a place that is named where none was', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      measures: ['yield'],
      period: inYear(2023),
      order: { end: 'highest', count: null, over: 'places' },
      threshold: { comparator: 'above', value: 70, unit: 'q/ha', upTo: { value: 8, unit: 't/ha' } },
    });
    expect(found.upTo).toMatchObject({ value: 8, unit: 't/ha' });
    expect(found.matches.length).toBeGreaterThan(0);
    expect(found.matches.every(({ value }) => value >= 7 && value <= 8)).toBe(true);
    expect(kinds(found.notes)).toContain('assumed-place');
  });

  it('that is either side of a range has what lies outside it', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      measures: ['yield'],
      period: inYear(2023),
      order: { end: 'highest', count: null, over: 'places' },
      threshold: { comparator: 'below', value: 3, unit: 't/ha', upTo: { value: 7, unit: 't/ha' } },
    });
    expect(found.matches.length).toBeGreaterThan(0);
    expect(found.matches.every(({ value }) => value < 3 || value > 7)).toBe(true);
  });

  it('of a price is over its months', async () => {
    const found = await find('filter', {
      domain: 'price',
      intent: 'value',
      products: ['urea'],
      measures: ['price'],
      period: { kind: 'at', span: year(2025) },
      threshold: { comparator: 'above', value: 1, unit: 'USD/t' },
    });
    expect([found.over, found.compared.value]).toEqual(['periods', 12]);
  });

  it('in another currency than the prices is not compared with them', async () => {
    const found = await find('extreme', {
      domain: 'price',
      intent: 'filter',
      products: ['urea'],
      measures: ['price'],
      period: { kind: 'at', span: year(2025) },
      threshold: { comparator: 'above', value: 300, unit: 'EUR/t' },
    });
    expect(found.notes).toContainEqual({ kind: 'other-unit', asked: 'EUR/t', words: null, given: 'USD/t' });
  });
});

describe('a limit in euros', () => {
  it('is set against the series in euros where there is one', async () => {
    const found = await find('filter', {
      domain: 'price',
      intent: 'filter',
      products: ['soft-wheat'],
      measures: ['price'],
      threshold: { comparator: 'below', value: 200, unit: 'EUR/t' },
      order: { end: 'highest', count: null, over: 'periods' },
      occasion: 'since',
    });
    expect(found.sample.unit).toMatch(/^EUR/u);
  });
});

describe('a unit', () => {
  it('of another currency is said to be out of reach', async () => {
    const found = await find('value', {
      domain: 'price',
      products: ['urea'],
      measures: ['price'],
      period: inMonth('2025-05'),
      unit: 'EUR/t',
    });
    expect(found.notes).toContainEqual({ kind: 'other-unit', asked: 'EUR/t', words: null, given: 'USD/t' });
  });

  it('is named without the preposition that it was said with', async () => {
    const asked = {
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      unheldUnit: 'en litres',
    };
    const found = await find('value', asked);
    expect(found.notes).toContainEqual({ kind: 'other-unit', asked: '', words: 'litres', given: 'kt' });
  });

  it('per hectare may be left out of the one asked for', async () => {
    const found = await find('conversion', {
      intent: 'conversion',
      unit: 't',
      threshold: { comparator: 'above', value: 75, unit: 'q/ha' },
    });
    expect(found.to).toMatchObject({ value: 7.5, unit: 't/ha' });
  });
});

it('a share whose first measure has no figure is explained, not thrown', async () => {
  await find('no-figure', {
    intent: 'share',
    products: ['hops'],
    places: ['IT', 'EU27_2020'],
    measures: ['yield'],
  });
});

it('a place asked for without an order is no ranking where only the world has a price', async () => {
  const asked = { domain: 'price' as const, products: ['urea'], measures: ['price'] };
  const found = await find('value', { ...asked, intent: 'ranking' });
  expect(found.values[0]).toMatchObject({ product: 'urea', place: 'WLD' });
});
