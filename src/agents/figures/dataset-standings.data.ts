/** What a publisher's table is good for beside others. */
export interface DatasetStanding {
  dataset: string;
  /**
   * Which places can be compared by it: the countries of the world or of the European Union, or the regions of a
   * country; null where it holds single countries or markets.
   */
  covers: 'world' | 'union' | 'regions' | null;
  /** Whether it has figures of what its places make up itself; where it has none, they are summed. */
  groups: boolean;
}

/**
 * Every table that can be loaded, the one to be believed first where several have the same figure: official ones before
 * those that somebody prepared, the table of the European Union before FAO's of the same countries, market quotations
 * before indices, calendar years before marketing years. A source that is added has its line here.
 */
export const DATASET_STANDINGS: readonly DatasetStanding[] = [
  { dataset: 'eurostat-crops', covers: 'union', groups: false },
  { dataset: 'worldbank-prices', covers: null, groups: false },
  { dataset: 'franceagrimer-prices', covers: null, groups: false },
  { dataset: 'franceagrimer-cereals', covers: null, groups: false },
  { dataset: 'franceagrimer-rnm', covers: null, groups: false },
  { dataset: 'dg-agri-cereals', covers: null, groups: false },
  { dataset: 'dg-agri-oilseeds', covers: null, groups: false },
  { dataset: 'dg-agri-dairy', covers: null, groups: false },
  { dataset: 'dg-agri-beef', covers: null, groups: false },
  { dataset: 'dg-agri-pigmeat', covers: null, groups: false },
  { dataset: 'eu-selling-prices', covers: null, groups: false },
  { dataset: 'agreste-saa', covers: 'regions', groups: true },
  { dataset: 'faostat-qcl', covers: 'world', groups: true },
  { dataset: 'faostat-pp', covers: null, groups: false },
  { dataset: 'faostat-production', covers: 'world', groups: false },
  { dataset: 'faostat-slaughter', covers: 'world', groups: false },
  { dataset: 'faostat-stocks', covers: 'world', groups: false },
  { dataset: 'usda-psd', covers: null, groups: true },
  { dataset: 'insee-bdm', covers: null, groups: false },
];
