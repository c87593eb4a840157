/** Which file of the collected data each bundled dataset is made from, and of which edition it is (ISO day). */
export interface PackIngredient {
  source: string;
  file: string;
  vintage: string;
}

export const PACK_RECIPE: readonly PackIngredient[] = [
  { source: 'eurostat-crops', file: 'eurostat/estat_apro_cpsh1.tsv.gz', vintage: '2026-06-29' },
  { source: 'worldbank-prices', file: 'worldbank/CMO-Historical-Data-Monthly.xlsx', vintage: '2026-06-02' },
  { source: 'franceagrimer-prices', file: 'france_rnm/france-rnm-stats.extract.json', vintage: '2026-10-08' },
  { source: 'eu-selling-prices', file: 'eurostat/apri_eu_prices_components.csv', vintage: '2026-06-29' },
  {
    source: 'faostat-production',
    file: 'faostat_derived/GCAMFAOSTAT_ProdPrice.csv.gz',
    vintage: '2024-10-15',
  },
  {
    source: 'faostat-slaughter',
    file: 'faostat_derived/animals_killed_by_species_country_year.csv.gz',
    vintage: '2026-06-05',
  },
  { source: 'faostat-stocks', file: 'faostat_derived/GCAMFAOSTAT_AnimalStock.csv.gz', vintage: '2024-10-15' },
];
