import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../test/fixtures/statistics/parsed-file.js';
import { openTemporaryStore, type TemporaryStore } from '../../test/fixtures/statistics/temporary-store.js';
import { dayOf, isoDateOf, periodName } from './day.js';
import { EurostatCropsSource } from './sources/eurostat-crops.source.js';
import { FranceAgriMerPricesSource } from './sources/franceagrimer-prices.source.js';

let store: TemporaryStore;
let wheat: string;

beforeAll(async () => {
  store = await openTemporaryStore();
  wheat = store.lexicon.findByCode('product', 'eurostat', 'C1110') ?? 'eurostat:C1110';
  const now = new Date('2026-11-20T09:00:00Z');
  await store.loader.importFile(
    new EurostatCropsSource(),
    fixture('eurostat-crops.2026-06.tsv'),
    '2026-06-29',
    now,
  );
  await store.loader.importFile(
    new FranceAgriMerPricesSource(),
    fixture('franceagrimer-prices.json'),
    '2026-10-08',
    now,
  );
});
afterAll(() => store.close());

describe('findSeries', () => {
  it('meets every criterion at once', async () => {
    const found = await store.service.findSeries({
      products: [wheat],
      places: ['FR', 'GB'],
      measures: ['production'],
    });
    expect(found.map(({ place, placeCode, unit }) => [place, placeCode, unit])).toEqual([
      ['FR', 'FR', 'kt'],
      ['GB', 'UK', 'kt'],
    ]);
  });

  it('finds nothing by an empty list, and everything without criteria', async () => {
    expect(await store.service.findSeries({ products: [] })).toEqual([]);
    expect(await store.service.findSeries({})).toHaveLength(12);
  });

  it('takes what a question says as a value, never as a statement', async () => {
    expect(await store.service.findSeries({ products: ["'; DROP TABLE series; --"] })).toEqual([]);
    expect(await store.service.findSeries({})).toHaveLength(12);
  });

  it('gives the periods between which there are values', async () => {
    const [uk] = await store.service.findSeries({ products: [wheat], places: ['GB'] });
    expect([uk?.firstPeriod, uk?.lastPeriod].map((day) => periodName(day ?? NaN, 'annual'))).toEqual([
      '2000',
      '2020',
    ]);
  });
});

describe('observationsOf', () => {
  it('keeps the order of the series and of time, and both ends of the range', async () => {
    const series = await store.service.findSeries({ products: [wheat], measures: ['production'] });
    const backwards = series.toReversed();
    const found = await store.service.observationsOf(backwards, { from: dayOf('2018'), to: dayOf('2021') });
    expect(found.map((one) => one.series.place)).toEqual(['GB', 'FR']);
    expect(
      found.map(({ observations }) => observations.map(({ period }) => periodName(period, 'annual'))),
    ).toEqual([
      ['2018', '2019', '2020'],
      ['2018', '2019', '2020', '2021'],
    ]);
    expect(found[1]?.observations[2]).toEqual({ period: dayOf('2020'), value: 28870.79, flags: 'b' });
  });

  it('gives an empty list where the range has nothing, and nothing for no series', async () => {
    const series = await store.service.findSeries({ places: ['GB'] });
    expect(await store.service.observationsOf(series, { from: dayOf('2024') })).toEqual([
      { series: series[0], observations: [] },
    ]);
    expect(await store.service.observationsOf([])).toEqual([]);
  });

  it('keeps withheld figures as null with their flag', async () => {
    const series = await store.service.findSeries({ measures: ['yield'] });
    const found = await store.service.observationsOf(series, { from: dayOf('2014'), to: dayOf('2014') });
    expect(found.flatMap(({ observations }) => observations)).toContainEqual({
      period: dayOf('2014'),
      value: null,
      flags: 'c',
    });
  });

  it('has weekly quotations on their own days', async () => {
    const series = await store.service.findSeries({ datasets: ['franceagrimer-prices'] });
    const [first] = await store.service.observationsOf(series.filter(({ unit }) => unit === 'EUR/100kg'));
    expect(first?.observations.map(({ period }) => isoDateOf(period)).at(-1)).toBe('2026-10-01');
  });
});

describe('datasets', () => {
  it('have a licence, a vintage and what was derived', async () => {
    const dataset = await store.service.getDataset('franceagrimer-prices');
    expect(dataset).toMatchObject({
      publisher: 'FranceAgriMer',
      licence: 'Licence Ouverte 2.0',
      vintage: '2026-10-08',
    });
    expect(dataset.derivation?.fr).toContain('cotation');
    expect((await store.service.getDataset('eurostat-crops')).derivation).toBeNull();
  });

  it('are those that are loaded', async () => {
    expect((await store.service.datasets()).map(({ id }) => id)).toEqual([
      'eurostat-crops',
      'franceagrimer-prices',
    ]);
    await expect(store.service.getDataset('agreste')).rejects.toThrow('no dataset agreste is loaded');
  });
});

describe('coverage', () => {
  it('sums up places and periods per dataset, product and measure', async () => {
    const coverage = await store.service.coverage({ products: [wheat], measures: ['production'] });
    expect(coverage).toEqual([
      {
        dataset: 'eurostat-crops',
        product: wheat,
        measure: 'production',
        frequency: 'annual',
        places: 2,
        firstPeriod: dayOf('2000'),
        lastPeriod: dayOf('2025'),
      },
    ]);
  });
});
