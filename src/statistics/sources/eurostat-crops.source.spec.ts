import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { EurostatCropsSource, readCell } from './eurostat-crops.source.js';
import { WrongFormatError } from './source.js';

const source = new EurostatCropsSource();
const june2026 = fixture('eurostat-crops.2026-06.tsv');
const HEADER = 'freq,crops,strucpro,geo\\TIME_PERIOD\t2000 \t2001 \r\n';

describe('EurostatCropsSource', () => {
  it('reads area, production and yield in their units', async () => {
    const { figure, rejected } = await parseFile(source, june2026);
    expect(figure('C1110', 'FR', 'production', '2024')).toBe('25376.78  kt');
    expect(figure('C1110', 'FR', 'area-harvested', '2024')).toBe('4214.57  kha');
    expect(figure('C1110', 'FR', 'yield', '2024')).toBe('6.02  t/ha');
    expect(figure('ARA', 'BA', 'area-main', '2000')).toBe('662.04 e kha');
    expect(rejected).toEqual([]);
  });

  it('keeps a break, a not significant figure and an unreliable one apart', async () => {
    const { figure } = await parseFile(source, june2026);
    expect(figure('C1110', 'FR', 'production', '2020')).toBe('28870.79 b kt');
    expect(figure('F1190', 'FR', 'production', '2000')).toBe('0 n kt');
    expect(figure('C1110', 'SI', 'area-harvested', '2015')).toBe('30.73 d kha');
    expect(figure('C1110', 'SI', 'area-harvested', '2022')).toBe('null u kha');
  });

  it('reads confidential as such in both editions', async () => {
    const later = await parseFile(source, june2026);
    const earlier = await parseFile(source, fixture('eurostat-crops.2024-05.tsv'));
    expect(later.figure('C0000', 'MK', 'yield', '2014')).toBe('null c t/ha');
    expect(earlier.figure('C0000', 'MK', 'yield', '2014')).toBe('null c t/ha');
  });

  it('has nothing where the table has nothing, and no humidity', async () => {
    const { figures, figure } = await parseFile(source, june2026);
    expect(figure('C1110', 'UK', 'production', '2021')).toBeUndefined();
    expect(new Set(figures.map(({ measure }) => measure))).toEqual(
      new Set(['area-harvested', 'area-main', 'production', 'yield']),
    );
  });

  it('reads gzip as well', async () => {
    const packed = temporaryFile('crops.tsv.gz', gzipSync(readFileSync(june2026)));
    expect((await parseFile(source, packed)).figures).toEqual((await parseFile(source, june2026)).figures);
  });

  it('rejects a line that it cannot read and goes on', async () => {
    const lines = 'A,C1110,AR,FR\t1.5 \t12a4 \r\nA,C1110,XX,FR\t1 \t2 \r\nA,C1110,AR,DE\t: \t7 p\r\n';
    const { figures, rejected } = await parseFile(source, temporaryFile('crops.tsv', HEADER + lines));
    expect(figures.map(({ placeCode, value, line }) => [placeCode, value, line])).toEqual([
      ['FR', 1.5, 2],
      ['DE', 7, 4],
    ]);
    expect(rejected.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('refuses another file', async () => {
    await expect(parseFile(source, fixture('eu-selling-prices.csv'))).rejects.toThrow(WrongFormatError);
  });
});

describe('readCell', () => {
  const flags = fc.constantFrom('', ' b', ' bd', ' n', ' e', ' @C');
  const value = fc.integer({ min: -1_000_000, max: 100_000_000 });

  it('reads every value with every flag, and the blank that ends it', () => {
    fc.assert(
      fc.property(value, flags, (hundredths, flag) => {
        const text = (hundredths / 100).toFixed(2);
        const expected = flag === ' @C' ? 'c' : flag.trim();
        expect(readCell(`${text}${flag} `)).toEqual({ value: Number(text), flags: expected });
      }),
    );
  });

  it('does not read as a figure what has no digit', () => {
    const digitless = fc.string().filter((text) => !/\d/.test(text));
    fc.assert(fc.property(digitless, (text) => typeof readCell(text)?.value !== 'number'));
  });

  it('does not read anything else either', () => {
    expect(['', '1,5', '1 234', '--', 'NaN', '1e5', ': C'].map(readCell)).toEqual(Array(7).fill(undefined));
    expect(readCell(': ')).toBeNull();
  });
});
