import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, periodAfter } from './day.js';
import { plainDecimal, readPackLine, writePackLine } from './pack.format.js';
import type { Day, Frequency, Observation } from './series.js';
import type { SeriesData } from './series-data.js';

const KEY = { productCode: 'C1110', placeCode: 'FR', measure: 'production', unit: 'kt' };

const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { freq: 5 });
const flags = fc.constantFrom('', 'e', 'p', 'bd', 'c');
const frequency = fc.constantFrom<Frequency>('annual', 'monthly', 'weekly');

/** Any series the store could hold: gaps, flags, figures of any size. */
const anySeries: fc.Arbitrary<SeriesData> = fc
  .tuple(
    frequency,
    fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), value, flags), { minLength: 1, maxLength: 30 }),
  )
  .map(([often, steps]) => {
    let period: Day = dayOf(often === 'annual' ? '1961' : '1960-03');
    const observations = steps.map(([step, figure, letters]): Observation => {
      period = periodAfter(period, often, step);
      // A null without a flag is an absent figure, which is no observation.
      return {
        period,
        value: figure === null || figure === 0 ? null : figure,
        flags: figure ? letters : 'c',
      };
    });
    return { ...KEY, frequency: often, observations };
  });

describe('a line of figures', () => {
  it('reads as in data/README.md', () => {
    const { observations } = readPackLine('C1110,FR,production,kt,annual,2020,28870.79b : :c 25376.78');
    expect(observations).toEqual([
      { period: dayOf('2020'), value: 28870.79, flags: 'b' },
      { period: dayOf('2022'), value: null, flags: 'c' },
      { period: dayOf('2023'), value: 25376.78, flags: '' },
    ]);
  });

  it('carries the day of each quotation of a weekly series', () => {
    const line = 'fr-rnm-pork-s,FR,price,EUR/kg,weekly,2025-01-03,2025-01-03=1.92 2025-01-09=1.93p';
    expect(readPackLine(line).observations[1]).toEqual({
      period: dayOf('2025-01-09'),
      value: 1.93,
      flags: 'p',
    });
    expect(writePackLine(readPackLine(line))).toBe(line);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        expect(readPackLine(writePackLine(series))).toEqual(series);
      }),
    );
  });

  it('cannot be written with a comma in a code, or without an observation', () => {
    const observations = [{ period: 0, value: 1, flags: '' }];
    const series: SeriesData = { ...KEY, frequency: 'annual', observations };
    expect(() => writePackLine({ ...series, productCode: 'a,b' })).toThrow('cannot stand in a line');
    expect(() => writePackLine({ ...series, observations: [] })).toThrow('no observation');
  });

  it.each([
    'C1110,FR,production,kt,annual,2020',
    'C1110,FR,production,kt,annual,2020,1,2',
    'C1110,FR,production,kt,daily,2020,1',
    'C1110,,production,kt,annual,2020,1',
    'C1110,FR,production,kt,annual,twenty,1',
    'C1110,FR,production,kt,annual,2020,1e5',
    'C1110,FR,production,kt,annual,2020,1  2',
    'C1110,FR,production,kt,weekly,2020-01-03,1.5',
  ])('is refused where it is not one: %s', (line) => {
    expect(() => readPackLine(line)).toThrow(/not a|no day/);
  });
});

describe('plainDecimal', () => {
  it('has no exponent and reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(plainDecimal(number)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(plainDecimal(number)) === number).toBe(true);
      }),
    );
  });

  it.each([
    [1e-7, '0.0000001'],
    [1.5e-9, '0.0000000015'],
    [1e21, '1000000000000000000000'],
    [-2.5e22, '-25000000000000000000000'],
  ])('%d is %s', (number, text) => {
    expect(plainDecimal(number)).toBe(text);
  });
});
