import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { FaostatProductionSource } from './faostat-production.source.js';
import { FaostatSlaughterSource } from './faostat-slaughter.source.js';
import { FaostatStocksSource } from './faostat-stocks.source.js';
import { WrongFormatError } from './source.js';

describe('FaostatProductionSource', () => {
  const source = new FaostatProductionSource();

  it('reads tonnes, every figure marked as possibly filled', async () => {
    const { figure, rejected } = await parseFile(source, fixture('faostat-production.csv'));
    expect(figure('15', '230', 'production', '2021')).toBe('32183300 g t');
    expect(figure('656', '21', 'production', '2022')).toBe('3172562 g t');
    expect(rejected).toEqual([]);
  });

  it('leaves the values in dollars out, and reads a name with a comma in it', async () => {
    const { figures, figure } = await parseFile(source, fixture('faostat-production.csv'));
    expect(new Set(figures.map(({ unit }) => unit))).toEqual(new Set(['t']));
    expect(figure('15', '41', 'production', '2022')).toMatch(/^\d+ g t$/);
  });

  it('rejects production in another unit', async () => {
    const content =
      'item_code,item,area_code,area,element,unit,2020\n15,Wheat,1,Armenia,Production,1000 t,5\n';
    const { figures, rejected } = await parseFile(source, temporaryFile('production.csv', content));
    expect([figures.length, rejected.length]).toEqual([0, 1]);
  });

  it('refuses another file', async () => {
    await expect(parseFile(source, fixture('eurostat-crops.2026-06.tsv'))).rejects.toThrow(WrongFormatError);
  });
});

describe('FaostatStocksSource', () => {
  it('keeps head, thousands of head and hives apart, and cows from their milk', async () => {
    const { figure, rejected } = await parseFile(new FaostatStocksSource(), fixture('faostat-stocks.csv'));
    expect(figure('866', '68', 'stocks', '2022')).toBe('16986190  head');
    expect(figure('1057', '68', 'stocks', '2022')).toBe('231096  khead');
    expect(figure('1181', '68', 'stocks', '2022')).toBe('1808000  count');
    expect(figure('882/5318', '68', 'stocks', '2022')).toBe('3230860  head');
    expect(rejected).toEqual([]);
  });

  it('has nothing where a country did not exist yet', async () => {
    const { figure } = await parseFile(new FaostatStocksSource(), fixture('faostat-stocks.csv'));
    expect(figure('866', '1', 'stocks', '1991')).toBeUndefined();
    expect(figure('866', '1', 'stocks', '1992')).toBe('566452  head');
  });
});

describe('FaostatSlaughterSource', () => {
  const source = new FaostatSlaughterSource();

  it('reads head with FAO’s flags', async () => {
    const { figure, rejected } = await parseFile(source, fixture('faostat-slaughter.csv'));
    expect(figure('cattle', '104', 'slaughtered', '2024')).toBe('1905490  head');
    expect(figure('chickens', '2', 'slaughtered', '1961')).toBe('7000000 e head');
    expect(figure('chickens', '2', 'slaughtered', '2014')).toBe('31012000 i head');
    expect(figure('pig', '3', 'slaughtered', '1961')).toBe('59700 x head');
    expect(rejected).toEqual([]);
  });

  it('keeps China as a whole apart from mainland China', async () => {
    const { figure } = await parseFile(source, fixture('faostat-slaughter.csv'));
    expect(figure('pig', '351', 'slaughtered', '2024')).toBe('711387642  head');
    expect(figure('pig', '41', 'slaughtered', '2024')).toBe('702560000  head');
  });

  it('rejects an unknown flag', async () => {
    const content = 'area_code,country,species,year,animals_killed,Flag\n2,Afghanistan,sheep,1961,5,Z\n';
    expect((await parseFile(source, temporaryFile('killed.csv', content))).rejected).toHaveLength(1);
  });
});
