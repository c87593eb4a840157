import type { DatasetDescription } from './sources/source.js';

/** Which files of the collected data each bundled dataset is made from, and of which edition it is (ISO day). */
export interface PackIngredient {
  source: string;
  files: readonly string[];
  vintage: string;
  /** What was done to the publisher's figures, where it is more than the source itself does. */
  derivation?: DatasetDescription['derivation'];
}

export const PACK_RECIPE: readonly PackIngredient[] = [
  { source: 'eurostat-crops', files: ['eurostat/estat_apro_cpsh1.tsv.gz'], vintage: '2026-06-29' },
  {
    source: 'worldbank-prices',
    files: ['worldbank/CMO-Historical-Data-Monthly.xlsx'],
    vintage: '2026-06-02',
  },
  {
    source: 'franceagrimer-prices',
    files: ['france_rnm/france-rnm-stats.extract.json'],
    vintage: '2026-10-08',
  },
  { source: 'eu-selling-prices', files: ['eurostat/apri_eu_prices_components.csv'], vintage: '2026-06-29' },
  {
    source: 'faostat-production',
    files: ['faostat_derived/GCAMFAOSTAT_ProdPrice.csv.gz'],
    vintage: '2024-10-15',
  },
  {
    source: 'faostat-slaughter',
    files: ['faostat_derived/animals_killed_by_species_country_year.csv.gz'],
    vintage: '2026-06-05',
  },
  {
    source: 'faostat-stocks',
    files: ['faostat_derived/GCAMFAOSTAT_AnimalStock.csv.gz'],
    vintage: '2024-10-15',
  },
  {
    source: 'faostat-qcl',
    files: ['faostat/faostat_exporter_yields.converted.csv', 'faostat/FAOSTAT_data_fr_6-1-2026.csv'],
    // The edition that both were downloaded from, so that FAO's own of that day or later takes its place.
    vintage: '2025-12-31',
    derivation: {
      fr: 'Extrait : rendements de 16 pays exportateurs de 2021 à 2023, et maïs au Bénin depuis 1961.',
      en: 'Extract: yields of 16 exporting countries from 2021 to 2023, and maize in Benin since 1961.',
    },
  },
];
