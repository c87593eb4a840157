import { describe, expect, it } from 'vitest';
import { fromYearTo, inMonth, inquiryOf, inYear, year } from '../../../test/fixtures/agents/frames.js';
import { MemoryFigures } from '../../../test/fixtures/agents/memory-figures.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Findings } from '../../wording/findings.js';
import type { Note } from '../../wording/facts.js';
import { FigureDesk } from './figures.desk.js';

const desk = new FigureDesk(loadLexicon(), new MemoryFigures());

type Slots = Parameters<typeof inquiryOf>[0];

async function find<K extends Findings['kind']>(kind: K, slots: Slots, language: 'fr' | 'en' = 'fr') {
  const domain = slots.domain === 'price' ? 'price' : 'production';
  const findings: Findings = await desk.answer(inquiryOf(slots, language), domain);
  if (findings.kind !== kind)
    throw new Error(`found ${findings.kind}: ${JSON.stringify(findings).slice(0, 300)}`);
  return findings as Extract<Findings, { kind: K }>;
}

const kinds = (notes: readonly Note[]): string[] => notes.map((note) => note.kind);

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
      text: 'production de blé tendre bio',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
    });
    expect(found.reason).toBe('undistinguished');
  });

  it('is no quotation of a market that is not held', async () => {
    const found = await find('no-figure', {
      domain: 'price',
      products: ['soft-wheat'],
      places: ['FR-ROUEN'],
    });
    expect(found.reason).toBe('no-quotation');
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

describe('sums, shares, extremes, filters', () => {
  it('sums places', async () => {
    const found = await find('aggregate', {
      intent: 'aggregate',
      products: ['soft-wheat'],
      places: ['FR', 'DE'],
      measures: ['production'],
      period: inYear(2025),
    });
    expect(found.total.value).toBeCloseTo(32940.64 + 22990.8, 6);
  });

  it('sums no union with its own member', async () => {
    const found = await find('value', {
      intent: 'aggregate',
      products: ['soft-wheat'],
      places: ['FR', 'EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.values).toHaveLength(2);
  });

  it('totals the countries of a group that no table has a figure for', async () => {
    const found = await find('value', {
      products: ['wheat'],
      places: ['WLD'],
      measures: ['production'],
      period: inYear(2022),
    });
    expect(found.values[0]?.value).toBe(107742070 + 15540000 + 20729240 + 44902320 + 137720000 + 34632380);
    expect(kinds(found.notes)).toContain('summed-countries');
  });

  it('takes a share of one product from one table on both sides', async () => {
    const found = await find('share', {
      intent: 'share',
      products: ['wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2022),
      whole: { product: null, place: 'WLD' },
    });
    expect(found.part.product).toBe(found.whole.product);
    expect(found.part.dataset).toBe(found.whole.dataset);
  });

  it('takes a product in percent of a wider one', async () => {
    const found = await find('share', {
      intent: 'share',
      products: ['soft-wheat', 'cereals'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2023),
    });
    expect(found.percent.value).toBeCloseTo(54.0294, 3);
  });

  it('finds the lowest year', async () => {
    const found = await find('extreme', {
      intent: 'extreme',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      order: { end: 'lowest', count: null, over: 'periods' },
    });
    expect(found.extreme).toMatchObject({ period: '2024', value: 25376.78 });
  });

  it('finds the years above a threshold, in its unit', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      threshold: { comparator: 'above', value: 38, unit: 'Mt' },
    });
    expect(found.matches.map((fact) => fact.period)).toEqual(['2015', '2019']);
  });

  it('finds the countries above a threshold', async () => {
    const found = await find('filter', {
      intent: 'filter',
      products: ['soft-wheat'],
      places: ['EU27_2020'],
      measures: ['production'],
      period: inYear(2024),
      threshold: { comparator: 'above', value: 15_000_000, unit: 't' },
    });
    expect(found.matches.map((fact) => fact.place)).toEqual(['FR', 'DE']);
  });

  it('means five years plainly and by area', async () => {
    const found = await find('average', {
      intent: 'average',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['yield'],
      period: fromYearTo(2019, 2023),
    });
    expect(found.mean.value).toBeCloseTo(7.196, 6);
    expect(found.weighted?.value).toBeCloseTo(7.21, 2);
  });

  it('correlates over common periods', async () => {
    const found = await find('correlation', {
      intent: 'correlation',
      domain: 'price',
      products: ['coffee-arabica', 'coffee-robusta'],
      period: fromYearTo(2024, 2025),
    });
    expect(found.count.value).toBe(24);
    expect(Math.abs(found.coefficient.value)).toBeLessThanOrEqual(1);
  });
});

describe('prices', () => {
  it('take the newest series where the preferred one has stopped, and say so', async () => {
    const found = await find('value', { domain: 'price', intent: 'latest', products: ['barley'] });
    expect(found.values[0]).toMatchObject({ dataset: 'eu-selling-prices', period: '2024' });
    expect(kinds(found.notes)).toContain('stopped-series');
  });

  it('of a product of the country asked are the world quotation of that product', async () => {
    const found = await find('value', {
      domain: 'price',
      products: ['wheat'],
      places: ['US'],
      period: inMonth('2026-05'),
    });
    expect(found.values[0]).toMatchObject({ product: 'wheat-hrw', value: 303 });
  });

  it('of beet are per tonne', async () => {
    const found = await find('value', {
      domain: 'price',
      products: ['sugar-beet'],
      places: ['EU27_2020'],
      period: inYear(2023),
    });
    expect(found.values[0]).toMatchObject({ unit: 'EUR/t' });
    expect(found.values[0]?.value).toBeCloseTo(43.688, 2);
  });

  it('of a day are those of the nearest quotation of that week', async () => {
    const span = { from: '2026-09-30', to: '2026-09-30', grain: 'day' as const };
    const found = await find('value', {
      domain: 'price',
      products: ['pig-carcass-plerin'],
      period: { kind: 'at', span },
    });
    expect(found.values[0]).toMatchObject({ period: '2026-10-01', value: 174.2 });
    expect(kinds(found.notes)).toContain('nearest-quotation');
  });
});

describe('forecasts', () => {
  it('are labelled by the periods after the last figure, with an interval around the centre', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['urea'],
      period: { kind: 'next', count: 3, grain: 'month' },
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-06', '2026-07', '2026-08']);
    for (const point of found.points) {
      expect(point.lower).toBeLessThan(point.value);
      expect(point.upper).toBeGreaterThan(point.value);
    }
    expect(found.last).toMatchObject({ period: '2026-05', value: 770.5 });
  });

  it('reach a month that is named', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['maize'],
      period: inMonth('2026-12'),
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-12']);
  });

  it('of a period that was observed are the observation', async () => {
    const found = await find('value', {
      intent: 'forecast',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.values[0]?.value).toBe(25376.78);
  });

  it('decline what lies too far ahead', async () => {
    const found = await find('no-figure', {
      intent: 'forecast',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: inYear(2040),
    });
    expect(found.reason).toBe('horizon-too-long');
    expect(found.facts[0]).toMatchObject({ period: '2025' });
  });

  it('label weeks by their day', async () => {
    const found = await find('forecast', {
      domain: 'price',
      intent: 'forecast',
      products: ['pig-carcass-plerin'],
      period: { kind: 'next', count: 2, grain: 'week' },
    });
    expect(found.points.map((point) => point.period)).toEqual(['2026-10-08', '2026-10-15']);
  });
});

describe('the catalogue', () => {
  it('says from when to when', async () => {
    const found = await find('coverage', {
      intent: 'coverage',
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
    });
    expect(found.extents[0]).toMatchObject({ from: '2015', to: '2025', dataset: 'eurostat-crops' });
  });

  it('says what a code stands for', async () => {
    const found = await find('definition', { intent: 'definition', codes: ['C1110'] });
    expect(found).toMatchObject({ code: 'C1110', product: 'soft-wheat' });
  });

  it('converts a quantity', async () => {
    const found = await find('conversion', {
      intent: 'conversion',
      threshold: { comparator: 'above', value: 80, unit: 'q/ha' },
      unit: 't/ha',
    });
    expect(found.to).toMatchObject({ value: 8, unit: 't/ha' });
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
