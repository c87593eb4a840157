import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { EurostatCropsSource } from './eurostat-crops.source.js';
import { WorldBankPricesSource } from './worldbank-prices.source.js';
import { isShared, shared } from '../../../test/support/shared-folder.js';

const FOLDER = shared('data');
const present = isShared("whole publishers' files are not tested", 'data');

describe.skipIf(!present)('whole files', () => {
  it('reads every line of both editions of apro_cpsh1', async () => {
    const source = new EurostatCropsSource();
    const later = await parseFile(source, join(FOLDER, 'eurostat/estat_apro_cpsh1.tsv.gz'));
    const earlier = await parseFile(source, join(FOLDER, 'eurostat/vintage-2024-05/estat_apro_cpsh1.tsv.gz'));
    expect([later.rejected, earlier.rejected]).toEqual([[], []]);
    expect(later.figures).toHaveLength(334_050);
    expect(later.figure('C1110', 'FR', 'production', '2025')).toBe('32940.64  kt');
    expect(earlier.figure('C1110', 'FR', 'production', '2025')).toBeUndefined();
    expect(new Set(later.figures.map(({ flags }) => flags))).toEqual(
      new Set(['', 'b', 'c', 'd', 'e', 'n', 'p', 'u']),
    );
  });

  it('reads every month of both editions of the Pink Sheet', async () => {
    const source = new WorldBankPricesSource();
    const later = await parseFile(source, join(FOLDER, 'worldbank/CMO-Historical-Data-Monthly.xlsx'));
    const earlier = await parseFile(
      source,
      join(FOLDER, 'worldbank/vintage-2025-11/CMO-Historical-Data-Monthly.xlsx'),
    );
    expect([later.rejected, earlier.rejected]).toEqual([[], []]);
    expect(later.figures.filter(({ productCode }) => productCode === 'MAIZE')).toHaveLength(797);
    expect(earlier.figures.filter(({ productCode }) => productCode === 'MAIZE')).toHaveLength(790);
    expect(later.figure('RICE_05', 'WLD', 'price', '2008-04')).toBe('907  USD/t');
  });
});
