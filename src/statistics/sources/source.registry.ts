import { EuSellingPricesSource } from './eu-selling-prices.source.js';
import { EurostatCropsSource } from './eurostat-crops.source.js';
import { FaostatProductionSource } from './faostat-production.source.js';
import { FaostatPpSource } from './faostat-pp.source.js';
import { FaostatQclSource } from './faostat-qcl.source.js';
import { FaostatSlaughterSource } from './faostat-slaughter.source.js';
import { FaostatStocksSource } from './faostat-stocks.source.js';
import { FranceAgriMerPricesSource } from './franceagrimer-prices.source.js';
import { FranceAgriMerCerealsSource } from './franceagrimer-cereals.source.js';
import { FranceAgriMerRnmSource } from './franceagrimer-rnm.source.js';
import { InseeBdmSource } from './insee-bdm.source.js';
import { AgresteSaaSource } from './agreste-saa.source.js';
import { DG_AGRI_SOURCES } from './dg-agri-prices.source.js';
import { UsdaPsdSource } from './usda-psd.source.js';
import type { Source } from './source.js';
import { WorldBankPricesSource } from './worldbank-prices.source.js';

/** Every file format that can be imported. */
export const SOURCES: readonly Source[] = [
  new EurostatCropsSource(),
  new WorldBankPricesSource(),
  new FranceAgriMerPricesSource(),
  new EuSellingPricesSource(),
  new FaostatQclSource(),
  new FaostatPpSource(),
  new FaostatProductionSource(),
  new AgresteSaaSource(),
  new FranceAgriMerRnmSource(),
  new FranceAgriMerCerealsSource(),
  ...DG_AGRI_SOURCES,
  new InseeBdmSource(),
  new UsdaPsdSource(),
  new FaostatSlaughterSource(),
  new FaostatStocksSource(),
];

export function findSource(id: string): Source | null {
  return SOURCES.find((source) => source.id === id) ?? null;
}

/** The first source whose files make up a dataset. */
export function findSourceOf(datasetId: string): Source | null {
  return SOURCES.find(({ dataset }) => dataset.id === datasetId) ?? null;
}
