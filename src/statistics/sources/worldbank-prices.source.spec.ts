import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { WrongFormatError } from './source.js';
import { WorldBankPricesSource } from './worldbank-prices.source.js';
import { WORLD_BANK_SERIES } from './worldbank-series.data.js';

const source = new WorldBankPricesSource();
const june2026 = await parseFile(source, fixture('worldbank-prices.2026-06.xlsx'));
const november2025 = await parseFile(source, fixture('worldbank-prices.2025-11.xlsx'));

describe('WorldBankPricesSource', () => {
  it('reads the edition without a row of codes', () => {
    expect(june2026.figure('WHEAT_US_HRW', 'WLD', 'price', '2026-05')).toBe('303  USD/t');
    expect(june2026.figure('WHEAT_US_SRW', 'WLD', 'price', '2026-05')).toBe('259.54  USD/t');
    expect(june2026.figure('SUGAR_EU', 'WLD', 'price', '2026-05')).toBe('0.38  USD/kg');
    expect(june2026.rejected).toEqual([]);
  });

  it('reads the edition with one', () => {
    expect(november2025.figure('COCOA', 'WLD', 'price', '2025-10')).toBe('5.95356  USD/kg');
    expect(november2025.figure('UREA_EE_BULK', 'WLD', 'price', '1960-01')).toBe('42.25  USD/t');
    expect(november2025.rejected).toEqual([]);
  });

  it('finds names in spite of footnote marks and blanks', () => {
    expect(june2026.figure('BEEF', 'WLD', 'price', '2026-05')).toBe('7.95  USD/kg');
    expect(june2026.figure('RICE_05', 'WLD', 'price', '2026-05')).toBe('440  USD/t');
    expect(june2026.figure('POTASH', 'WLD', 'price', '2026-05')).toBe('405  USD/t');
  });

  it('has every series that it knows in both editions', () => {
    const expected = new Set(WORLD_BANK_SERIES.values());
    for (const { figures } of [june2026, november2025]) {
      expect(new Set(figures.map(({ productCode }) => productCode))).toEqual(expected);
    }
  });

  it('ends barley and sorghum where the World Bank does', () => {
    expect(june2026.figure('BARLEY', 'WLD', 'price', '2020-08')).toBe('80.38  USD/t');
    expect(june2026.figure('BARLEY', 'WLD', 'price', '2020-09')).toBeUndefined();
    expect(june2026.figure('SORGHUM', 'WLD', 'price', '2020-08')).toBe('189.49  USD/t');
    expect(june2026.figure('SORGHUM', 'WLD', 'price', '2026-05')).toBeUndefined();
  });

  it('reads neither … nor ... as a price', () => {
    expect(june2026.figure('GRNUT', 'WLD', 'price', '1960-01')).toBeUndefined();
    expect(june2026.figure('DAP', 'WLD', 'price', '1960-01')).toBeUndefined();
  });

  it('refuses another file', async () => {
    await expect(parseFile(source, fixture('eu-selling-prices.csv'))).rejects.toThrow(WrongFormatError);
    await expect(parseFile(source, temporaryFile('empty.xlsx', ''))).rejects.toThrow(WrongFormatError);
  });
});
