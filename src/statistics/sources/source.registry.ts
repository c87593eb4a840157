import { EuSellingPricesSource } from './eu-selling-prices.source.js';
import { EurostatCropsSource } from './eurostat-crops.source.js';
import { FaostatProductionSource } from './faostat-production.source.js';
import { FaostatSlaughterSource } from './faostat-slaughter.source.js';
import { FaostatStocksSource } from './faostat-stocks.source.js';
import { FranceAgriMerPricesSource } from './franceagrimer-prices.source.js';
import type { Source } from './source.js';
import { WorldBankPricesSource } from './worldbank-prices.source.js';

/** Every file format that can be imported. */
export const SOURCES: readonly Source[] = [
  new EurostatCropsSource(),
  new WorldBankPricesSource(),
  new FranceAgriMerPricesSource(),
  new EuSellingPricesSource(),
  new FaostatProductionSource(),
  new FaostatSlaughterSource(),
  new FaostatStocksSource(),
];

export function findSource(id: string): Source | null {
  return SOURCES.find((source) => source.id === id) ?? null;
}
