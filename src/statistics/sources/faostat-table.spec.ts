import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { zipOf } from '../../../test/fixtures/statistics/zip-file.js';
import { FaostatPpSource } from './faostat-pp.source.js';
import { FaostatQclSource } from './faostat-qcl.source.js';
import { WrongFormatError } from './source.js';

const qcl = new FaostatQclSource();
const pp = new FaostatPpSource();

describe('FaostatQclSource', () => {
  it('reads the bulk file, CSV or zip, as a whole edition', async () => {
    const bulk = fixture('faostat-qcl.bulk.csv');
    const { figures, figure, rejected } = await parseFile(qcl, bulk);
    expect([figures.length, rejected]).toEqual([14, []]);
    expect(figure('01371', '004', 'area-harvested', '1961')).toBe('0  ha');
    const name = 'Production_Crops_Livestock_E_All_Data_(Normalized).csv';
    const zip = temporaryFile('qcl.zip', zipOf({ 'Flags.txt': 'x', [name]: readFileSync(bulk) }));
    expect((await parseFile(qcl, zip)).figures).toEqual(figures);
    expect([await qcl.extentOf(bulk), await qcl.extentOf(zip)]).toEqual(['edition', 'edition']);
  });

  it('reads interactive downloads in English and in French as parts', async () => {
    const [en, fr] = [fixture('faostat-qcl.en.csv'), fixture('faostat-qcl.fr.csv')];
    expect((await parseFile(qcl, en)).figure('01312', '032', 'yield', '2022')).toBe('20959.4 e kg/ha');
    const french = await parseFile(qcl, fr);
    expect(french.figure('0112', '204', 'production', '2024')).toBe('2094824.35  t');
    expect(french.figure('0112', '204', 'area-harvested', '1962')).toBe('450000 e ha');
    expect(french.figure('0112', '204', 'yield', '2024')).toBe('1190.5  kg/ha');
    expect([await qcl.extentOf(en), await qcl.extentOf(fr)]).toEqual(['part', 'part']);
  });

  it('brings yields of old and new editions to one unit, and keeps animals apart from what they give', async () => {
    const { figure } = await parseFile(qcl, fixture('faostat-qcl.handmade.csv'));
    expect(figure('0111', '250', 'yield', '2023')).toBe('7350.1  kg/ha');
    expect(figure('0111', '250', 'yield', '2022')).toBe('7123.4  kg/ha');
    expect(figure('02211/5318', '250', 'stocks', '2023')).toBe('3180000  head');
    expect(figure('21111.01/5320', '250', 'slaughtered', '2023')).toBe('4200000  head');
    expect(figure('21121/5320', '250', 'slaughtered', '2023')).toBe('700000 e khead');
    expect(figure('01371', '250', 'production', '2023')).toBe('null m t');
  });

  it('keeps aggregates under their own codes, tells what it leaves out and rejects what it cannot read', async () => {
    const { figure, omitted, rejected } = await parseFile(qcl, fixture('faostat-qcl.handmade.csv'));
    expect(figure('0111', '159', 'production', '2023')).toBe('136590000 x t');
    expect(figure('0111', '001', 'production', '2023')).toBe('799000000 e t');
    expect(omitted).toEqual([{ line: 7, omitted: 'Yield/Carcass Weight in kg/An (element 5417)' }]);
    expect(rejected).toMatchObject([{ line: 12 }]);
  });

  it('refuses another table, naming the column that is absent', async () => {
    await expect(parseFile(qcl, fixture('faostat-slaughter.csv'))).rejects.toThrow(/Area Code \(M49\)/);
    await expect(parseFile(qcl, temporaryFile('x.csv', '<!DOCTYPE html>\n'))).rejects.toThrow(
      WrongFormatError,
    );
  });
});

describe('FaostatPpSource', () => {
  it('reads dollars, and leaves national currencies out', async () => {
    const { figure, figures, omitted } = await parseFile(pp, fixture('faostat-pp.csv'));
    expect(figure('01371', '036', 'producer-price', '2017')).toBe('5244.7  USD/t');
    expect([figures.length, omitted.length]).toEqual([4, 8]);
  });

  it('takes local currency for euros where it is the euro', async () => {
    const { figures, omitted, rejected } = await parseFile(pp, fixture('faostat-pp.handmade.csv'));
    expect(figures.map(({ value, unit, frequency, line }) => [value, unit, frequency, line])).toEqual([
      [281.4, 'EUR/t', 'annual', 3],
      [296.1, 'USD/t', 'annual', 5],
      [330.2, 'EUR/t', 'monthly', 6],
    ]);
    expect(omitted.map((row) => row.omitted)).toEqual([
      'a price in a national currency other than the euro',
      'a price in standardised local currency',
      'Producer Price Index (2014-2016 = 100) (element 5539)',
      'a price in a national currency other than the euro',
    ]);
    expect(rejected).toEqual([]);
  });
});
