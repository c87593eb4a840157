import { describe, expect, it } from 'vitest';
import {
  agresteByDepartment,
  agresteByRegion,
} from '../../../test/fixtures/statistics/handmade-workbooks.js';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AgresteSaaSource } from './agreste-saa.source.js';
import { EurostatCropsSource } from './eurostat-crops.source.js';
import { FranceAgriMerRnmSource } from './franceagrimer-rnm.source.js';
import { InseeBdmSource } from './insee-bdm.source.js';
import { WrongFormatError } from './source.js';
import { SOURCES } from './source.registry.js';
import { UsdaPsdSource } from './usda-psd.source.js';

const HTML = '<!DOCTYPE html><html><body>One moment please</body></html>';

describe('every source', () => {
  it.each(SOURCES.map((source) => [source.id, source] as const))(
    '%s refuses a page of HTML',
    async (_id, source) => {
      await expect(parseFile(source, temporaryFile('page.html', HTML))).rejects.toThrow(WrongFormatError);
    },
  );

  it('names products and places that the lexicon has', () => {
    const lexicon = loadLexicon();
    const products = SOURCES.flatMap((source) => [...source.products.values()]);
    const places = SOURCES.flatMap((source) => [...(source.places?.values() ?? [])]);
    expect(products.filter((id) => !lexicon.findProduct(id))).toEqual([]);
    expect(places.filter((id) => !lexicon.findPlace(id))).toEqual([]);
  });

  it('has an id, and a dataset id that the store can hold', () => {
    const ids = SOURCES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SOURCES.filter(({ dataset }) => dataset.id.length > 48 || dataset.publisher.length > 120)).toEqual(
      [],
    );
  });
});

describe('EurostatCropsSource reading SDMX-CSV', () => {
  it('reads what the TSV file has, as a part', async () => {
    const source = new EurostatCropsSource();
    const file = fixture('eurostat-crops.handmade.csv');
    const { figure, figures, rejected } = await parseFile(source, file);
    const tsv = await parseFile(source, fixture('eurostat-crops.2026-06.tsv'));
    const keys: [string, string, string, string][] = [
      ['C1110', 'FR', 'production', '2024'],
      ['C1110', 'FR', 'production', '2020'],
      ['C0000', 'MK', 'yield', '2014'],
    ];
    for (const key of keys) expect(figure(...key)).toBe(tsv.figure(...key));
    expect([figures.length, rejected.length]).toEqual([3, 1]);
    expect(await source.extentOf(file)).toBe('part');
    expect(await source.extentOf(fixture('eurostat-crops.2026-06.tsv'))).toBe('edition');
  });
});

describe('AgresteSaaSource', () => {
  const source = new AgresteSaaSource();

  it('reads départements, in tonnes', async () => {
    const { figure, rejected } = await parseFile(source, temporaryFile('saa.xlsx', agresteByDepartment()));
    expect(figure('COP 03', 'FR-01', 'production', '2024')).toBe('184814  t');
    expect(figure('COP 03', 'FR-01', 'production', '2025')).toBe('217389 p t');
    expect(figure('COP 03', 'FR-01', 'yield', '2024')).toBe('61.4  q/ha');
    expect(figure('COP 01', 'FR-01', 'area-harvested', '2024')).toBe('30000  ha');
    expect(figure('COP 18', 'FR-2A', 'area-harvested', '2024')).toBe('null c ha');
    expect(figure('FRT 26', 'FR-01', 'production', '2025')).toBe('210  t');
    expect(rejected).toEqual([{ line: 9, reason: 'not a figure in REND_2025: «x»' }]);
  });

  it('keeps a line whose number means another crop than the list says under a code of its own', async () => {
    const { figure } = await parseFile(source, temporaryFile('saa.xlsx', agresteByDepartment()));
    expect(figure('COP 32', 'FR-971', 'yield', '2024')).toBeUndefined();
    expect(figure('COP 32 Sorgho', 'FR-971', 'yield', '2024')).toBe('30  q/ha');
  });

  it('reads régions, France among them, and those overseas as the départements that they are', async () => {
    const { figure } = await parseFile(source, temporaryFile('saa.xlsx', agresteByRegion()));
    expect(figure('COP 03', 'FR-REG-84', 'production', '2024')).toBe('1200000  t');
    expect(figure('COP 03', 'FR', 'production', '2024')).toBe('25284000  t');
    expect(figure('COP 18', 'FR-971', 'production', '2024')).toBe('12  t');
    expect(figure('COP 18', 'FR-976', 'yield', '2024')).toBe('28  q/ha');
  });
});

describe('FranceAgriMerRnmSource', () => {
  it('keeps the last quotation of each week, and knows a quotation without a unit', async () => {
    const source = new FranceAgriMerRnmSource();
    const { figures, rejected, omitted } = await parseFile(source, fixture('franceagrimer-rnm.handmade.csv'));
    const named = figures.map(({ productCode, unit, value, line }) => [
      source.products.get(productCode),
      unit,
      value,
      line,
    ]);
    expect(named).toEqual([
      ['pig-carcass-plerin', 'EUR/100kg', 190.3, 3],
      ['pig-carcass-plerin', 'EUR/100kg', 188.6, 4],
      ['cow-carcass-rungis', 'EUR/kg', 1006.15, 5],
      [undefined, 'EUR/kg', 0.85, 7],
    ]);
    expect(figures.every(({ productCode }) => productCode.length <= 80)).toBe(true);
    expect(omitted).toEqual([{ line: 6, omitted: 'a price per «les 100 pièces»' }]);
    expect(rejected).toMatchObject([{ line: 9 }]);
  });
});

describe('InseeBdmSource', () => {
  it('reads months and years of the products it knows, and leaves quarters out', async () => {
    const source = new InseeBdmSource();
    const { figures, omitted, rejected } = await parseFile(source, fixture('insee-bdm.handmade.xml'));
    const read = figures.map(({ productCode, measure, unit, value, flags }) =>
      [source.products.get(productCode) ?? productCode, measure, unit, `${value}${flags}`].join(' '),
    );
    expect(read).toEqual([
      '010001234 price index 131.2p',
      '010001234 price index 130.4',
      'soft-wheat producer-price-index index 121.4',
      'soft-wheat producer-price-index index 123.7p',
      'cow-milk producer-price-index index 139.8',
      '010001237 price index -8.2',
    ]);
    expect([omitted.length, rejected.map(({ line }) => line)]).toEqual([1, [8]]);
  });
});

describe('UsdaPsdSource', () => {
  it('reads area, production, yield and herds, converts bags, and counts what has no measure', async () => {
    const { figure, omitted, rejected } = await parseFile(new UsdaPsdSource(), fixture('usda-psd.csv'));
    expect(figure('0410000', 'US', 'production', '2018')).toBe('51306  kt');
    expect(figure('0410000', 'E4', 'area-harvested', '2018')).toBe('25000  kha');
    expect(figure('0711100', 'BR', 'production', '2018')).toBe('3990  kt');
    expect(figure('0011000', 'US', 'stocks', '2018')).toBe('94298  khead');
    expect(omitted).toEqual([
      { line: 3, omitted: 'Imports, for which there is no measure' },
      { line: 8, omitted: 'Production in (1000 HEAD)' },
      { line: 9, omitted: 'Beginning Stocks in (1000 MT)' },
      { line: 10, omitted: 'Ending Stocks, for which there is no measure' },
    ]);
    expect(rejected.map(({ line }) => line)).toEqual([6]);
  });
});
