import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear, year } from '../../../test/fixtures/agents/frames.js';

describe('a figure at a period', () => {
  it('is the published one, beside the year before', async () => {
    const found = await find('value', {
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.values.map(({ value, unit, period }) => [value, unit, period])).toEqual([
      [25376.78, 'kt', '2024'],
    ]);
    expect(found.before?.fact.value).toBe(34709.32);
    expect(found.before?.percent.value).toBeCloseTo(-26.8877, 3);
    expect(found.outcome).toBe('answer');
  });

  it('reads a wide word as what people mean by it, and says so', async () => {
    const found = await find('value', { products: ['wheat'], places: ['FR'], measures: ['production'] });
    expect(found.values[0]).toMatchObject({ product: 'soft-wheat', period: '2025', value: 32940.64 });
    expect(found.outcome).toBe('assume');
    expect(kinds(found.notes)).toContain('assumed-product');
  });

  it('reads the wide word itself where only that has figures', async () => {
    const found = await find('value', {
      products: ['wheat'],
      places: ['UA'],
      measures: ['production'],
      period: inYear(2021),
    });
    expect(found.values[0]).toMatchObject({
      product: 'wheat',
      value: 32183300,
      unit: 't',
      dataset: 'faostat-production',
    });
    expect(found.outcome).toBe('answer');
  });

  it('assumes production where no measure is named, and France for a French question without a place', async () => {
    const found = await find('value', { products: ['maize'], period: inYear(2024) });
    expect(found.values[0]).toMatchObject({ place: 'FR', measure: 'production', value: 14670.62 });
    expect(kinds(found.notes)).toEqual(expect.arrayContaining(['assumed-measure', 'assumed-place']));
  });

  it('derives a yield from production and area where none is published', async () => {
    const found = await find('value', {
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['yield'],
      period: inYear(2024),
    });
    expect(found.values[0]?.value).toBeCloseTo(5.4909, 3);
    expect(kinds(found.notes)).toContain('derived-yield');
  });

  it('answers several products, each by itself', async () => {
    const found = await find('value', {
      products: ['durum-wheat', 'soft-wheat'],
      places: ['FR'],
      measures: ['area-harvested'],
      period: inYear(2024),
    });
    expect(found.values.map((fact) => fact.value)).toEqual([239.61, 4214.57]);
  });

  it('averages the months where a year is asked of monthly prices', async () => {
    const found = await find('average', { domain: 'price', products: ['urea'], period: inYear(2025) });
    expect(found.mean.value).toBeCloseTo(422.655, 3);
    expect(found.count.value).toBe(12);
  });

  it('counts animals where neither meat nor measure is named', async () => {
    const found = await find('value', { products: ['pig'], places: ['ES'], period: inYear(2023) });
    expect(found.values[0]).toMatchObject({ measure: 'slaughtered', value: 53094990 });
  });
});

describe('what there is no figure of', () => {
  it('is said to stop, with the range and the nearest figure', async () => {
    const found = await find('out-of-period', {
      products: ['soft-wheat'],
      places: ['GB'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.extents[0]).toMatchObject({ from: '2015', to: '2020' });
    expect(found.facts[0]).toMatchObject({ period: '2020', value: 10015.17 });
  });

  it('is named with what exists near it', async () => {
    const found = await find('no-figure', {
      products: ['olive-oil'],
      places: ['ES'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.facts[0]).toMatchObject({ product: 'olives', value: 5101.01 });
  });

  it('is national where a département is asked', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['FR-51'],
      measures: ['yield'],
      period: inYear(2023),
    });
    expect(found.reason).toBe('sub-national');
    expect(found.facts[0]).toMatchObject({ place: 'FR', value: 7.28 });
  });

  it('is none anywhere, of what no place has figures of', async () => {
    const found = await find('no-figure', { products: ['honey'], places: ['FR-48'], period: inYear(2023) });
    expect(found).toMatchObject({ reason: 'none', facts: [] });
    const ofAcacia = { products: ['honey'], places: ['FR-48'], qualifiers: ['acacia'] };
    expect((await find('no-figure', ofAcacia)).notes).toEqual([]);
  });

  it('is missing for what is asked, before it is for where', async () => {
    const asked = { products: ['soft-wheat'], places: ['FR-51'], unheldMeasure: 'exportations' };
    expect(await find('no-figure', asked)).toMatchObject({
      reason: 'other-quantity',
      asked: { words: ['exportations'] },
    });
  });

  it('is not that of the whole where a part of a country is asked by the compass', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      placePart: 'southern France',
    });
    expect(found).toMatchObject({ reason: 'sub-national', asked: { words: ['southern France'] } });
    expect(found.facts[0]).toMatchObject({ place: 'FR' });
  });

  it('never is the figure of another place', async () => {
    const found = await find('no-figure', {
      domain: 'price',
      products: ['soft-wheat'],
      places: ['FR'],
      period: inYear(2023),
    });
    expect(found.facts[0]).toMatchObject({ place: 'EU27_2020', period: '2023' });
  });

  it('is not the whole where a quality is asked that no table tells apart', async () => {
    const found = await find('no-figure', {
      text: 'production de blé tendre label rouge',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
    });
    expect(found.reason).toBe('undistinguished');
  });

  it.each([
    ['maize', 'surface de maïs non OGM', 'non OGM'],
    ['maize', 'area of genetically modified maize', 'genetically modified'],
    ['chickens', 'nombre de poulets fermiers', 'fermiers'],
    ['hen-eggs', 'production of barn eggs', 'barn'],
    ['apricots', 'production d’abricots séchés', 'séchés'],
  ])('names the quality of %s by all of its words: « %s »', async (product, text, words) => {
    const found = await find('no-figure', { text, products: [product], places: ['FR'] });
    expect(found).toMatchObject({ reason: 'undistinguished', asked: { words: [words] } });
  });

  it('is of the whole only where the words narrow the product to organic farming, wherever that is', async () => {
    const asked = { products: ['soft-wheat'], places: ['FR-51'], unheldMeasure: 'bio' };
    expect(await find('no-figure', asked)).toMatchObject({
      reason: 'undistinguished',
      asked: { words: ['bio'] },
    });
  });

  it('is no quotation of a market that is not held', async () => {
    const found = await find('no-figure', {
      domain: 'price',
      products: ['soft-wheat'],
      places: ['FR-ROUEN'],
    });
    expect(found.reason).toBe('no-quotation');
  });

  it('is of the quotation of its origin, and when that begins', async () => {
    const found = await find('out-of-period', {
      domain: 'price',
      products: ['wheat'],
      places: ['US'],
      measures: ['price'],
      period: inYear(1952),
    });
    expect(found.facts[0]).toMatchObject({ product: 'wheat-hrw', place: 'WLD' });
  });

  it.each(['les vaches de race limousine', 'le cheptel de limousines', 'cows of the Jersey breed'])(
    'is none of a breed, which no table tells apart: « %s »',
    async (text) => {
      const found = await find('no-figure', {
        products: ['cows'],
        places: ['FR'],
        measures: ['stocks'],
        text,
      });
      expect(found.reason).toBe('undistinguished');
    },
  );

  it('asks which place is meant only of what is published somewhere', async () => {
    const unknownPlaces = ['Zorglub'];
    await find('clarification', { products: ['soft-wheat'], measures: ['production'], unknownPlaces });
    const found = await find('no-figure', {
      products: ['truffles'],
      measures: ['production'],
      unknownPlaces,
    });
    expect(found.reason).toBe('none');
  });

  it('is asked back without a product', async () => {
    const found = await find('clarification', { measures: ['production'], period: inYear(2023) });
    expect(found.missing).toEqual(['product']);
    expect(found.choices.length).toBeGreaterThan(0);
    expect(found.choices.length).toBeLessThanOrEqual(5);
  });
});

describe('changes', () => {
  it('are between the ends of the span', async () => {
    const found = await find('change', {
      intent: 'change',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: fromYearTo(2023, 2024),
    });
    expect(found.changes[0]?.percent?.value).toBeCloseTo(-26.8877, 3);
    expect(found.changes[0]?.difference.value).toBeCloseTo(25376.78 - 34709.32, 6);
  });

  it('of prices between years are between their means', async () => {
    const found = await find('change', {
      intent: 'change',
      domain: 'price',
      products: ['urea'],
      period: fromYearTo(2024, 2025),
    });
    expect(found.changes[0]?.to.value).toBeCloseTo(422.655, 3);
    expect(kinds(found.notes)).toContain('annual-means');
  });

  it('of several places are one each', async () => {
    const found = await find('change', {
      intent: 'comparison',
      products: ['soft-wheat'],
      places: ['FR', 'DE'],
      measures: ['production'],
      period: fromYearTo(2020, 2024),
    });
    expect(found.changes.map((change) => change.to.place)).toEqual(['FR', 'DE']);
  });
});

describe('order among places and products', () => {
  it('compares prices on the one market that has them all, and says which', async () => {
    const found = await find('comparison', {
      domain: 'price',
      intent: 'comparison',
      products: ['maize', 'oats'],
      places: [],
      measures: ['price'],
    });
    expect(found.compared.map((fact) => fact.place)).toEqual(['EU27_2020', 'EU27_2020']);
    expect(found.notes).toContainEqual({ kind: 'assumed-place', taken: 'EU27_2020' });
  });

  it('ranks the countries of the EU in the newest complete year', async () => {
    const found = await find('ranking', {
      intent: 'extreme',
      products: ['hops'],
      places: ['EU27_2020'],
      order: { end: 'highest', count: null, over: 'places' },
    });
    expect(found.ranked[0]).toMatchObject({ place: 'DE', period: '2024', value: 46.5, rank: 1 });
    expect(found.next).toMatchObject({ place: 'CZ' });
  });

  it('gives the rank of one', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['soft-wheat'],
      places: ['PL', 'EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.subject).toMatchObject({ place: 'PL', rank: 3 });
    expect(found.ahead?.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('uses the near product for all where a leader has only that', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['rye'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.ranked[0]).toMatchObject({ place: 'DE', product: 'rye-and-maslin' });
    expect(kinds(found.notes)).toContain('stand-in');
  });

  it('ranks the world by the table that covers it', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      products: ['wheat'],
      places: ['WLD'],
      measures: ['production'],
      period: inYear(2022),
    });
    expect(found.ranked.slice(0, 2).map((fact) => fact.place)).toEqual(['CN', 'IN']);
    expect(new Set(found.ranked.map((fact) => fact.dataset))).toEqual(new Set(['faostat-production']));
  });

  it('ranks the members of a family', async () => {
    const found = await find('ranking', {
      intent: 'ranking',
      domain: 'price',
      products: ['cereals'],
      places: ['EU27_2020'],
      period: inYear(2024),
      order: { end: 'highest', count: null, over: 'products' },
    });
    expect(found.ranked[0]).toMatchObject({ product: 'oats' });
    expect(found.ranked[0]?.value).toBeCloseTo(21.0713, 3);
  });

  it('compares two, the greater first', async () => {
    const found = await find('comparison', {
      intent: 'comparison',
      products: ['rye'],
      places: ['PL', 'DE'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.compared.map((fact) => [fact.place, fact.value])).toEqual([
      ['DE', 3124.2],
      ['PL', 2707.48],
    ]);
  });

  it('does not compare prices in two currencies', async () => {
    const found = await find('value', {
      intent: 'comparison',
      domain: 'price',
      products: ['maize', 'pig-carcass-plerin'],
    });
    expect(found.values).toHaveLength(2);
  });
});

it('gives each span by itself', async () => {
  const found = await find('value', {
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    period: { kind: 'each', spans: [year(2015), year(2024)] },
  });
  expect(found.values.map((fact) => fact.period)).toEqual(['2015', '2024']);
});
