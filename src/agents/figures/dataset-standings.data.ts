/** What a publisher's table is good for beside others. */
export interface DatasetStanding {
  dataset: string;
  /**
   * Which countries a figure of all of them can be asked of it: those of the world, or those of the European Union;
   * null where it holds single countries, regions or markets.
   */
  countries: 'world' | 'union' | null;
  /** Whether it has figures of the world and of continents itself; where it has none, its countries are summed. */
  groups: boolean;
}

/**
 * Every table that can be loaded, the one to be believed first where several have the same figure: official ones before
 * those that somebody prepared, the table of the European Union before FAO's of the same countries, market quotations
 * before indices, calendar years before marketing years. A source that is added has its line here.
 */
export const DATASET_STANDINGS: readonly DatasetStanding[] = [
  { dataset: 'eurostat-crops', countries: 'union', groups: false },
  { dataset: 'worldbank-prices', countries: null, groups: false },
  { dataset: 'franceagrimer-prices', countries: null, groups: false },
  { dataset: 'franceagrimer-cereals', countries: null, groups: false },
  { dataset: 'franceagrimer-rnm', countries: null, groups: false },
  { dataset: 'dg-agri-cereals', countries: null, groups: false },
  { dataset: 'dg-agri-oilseeds', countries: null, groups: false },
  { dataset: 'dg-agri-dairy', countries: null, groups: false },
  { dataset: 'dg-agri-beef', countries: null, groups: false },
  { dataset: 'dg-agri-pigmeat', countries: null, groups: false },
  { dataset: 'eu-selling-prices', countries: null, groups: false },
  { dataset: 'agreste-saa', countries: null, groups: false },
  { dataset: 'faostat-qcl', countries: 'world', groups: true },
  { dataset: 'faostat-pp', countries: null, groups: false },
  { dataset: 'faostat-production', countries: 'world', groups: false },
  { dataset: 'faostat-slaughter', countries: 'world', groups: false },
  { dataset: 'faostat-stocks', countries: 'world', groups: false },
  { dataset: 'usda-psd', countries: null, groups: true },
  { dataset: 'insee-bdm', countries: null, groups: false },
];
