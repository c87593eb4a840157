/** What a publisher's file begins like; `table` is any text but a page of HTML or XML. */
export type ContentKind = 'zip' | 'gzip' | 'json' | 'table' | 'xml';

export interface PublisherAddress {
  /** Id of the source that reads the file. */
  source: string;
  /** `{years}` stands for last year and this one. */
  url: string;
  /**
   * What stands at the address: the file itself, a page with a link to it (the first that ends in `link`), or
   * FAOSTAT's list of bulk files (the one of the dataset `link`).
   */
  kind: 'file' | 'page' | 'faostat-list';
  link?: string;
  content: ContentKind;
  /** True where the file is a zip of workbooks to be imported one by one. */
  holdsWorkbooks?: boolean;
}

const EUROSTAT = 'https://ec.europa.eu/eurostat/api/dissemination/sdmx/2.1/data';
const FAOSTAT_LIST = 'https://bulks-faostat.fao.org/production/datasets_E.xml';
const AGRIFOOD = 'https://api.tech.ec.europa.eu/agrifood/api';
const AGRESTE =
  'https://agreste.agriculture.gouv.fr/agreste-web/download/publication/publie/SAA-SeriesLongues';

/**
 * Where publishers keep the files that can be fetched without an account. Not among them: INSEE's BDM (an address names
 * the series wanted), FranceAgriMer's RNM and VISIONet (behind cookies, and old .xls), and tables prepared by others.
 */
export const PUBLISHER_ADDRESSES: readonly PublisherAddress[] = [
  {
    source: 'eurostat-crops',
    url: `${EUROSTAT}/apro_cpsh1/?format=TSV&compressed=true`,
    kind: 'file',
    content: 'gzip',
  },
  {
    source: 'worldbank-prices',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    kind: 'page',
    link: 'CMO-Historical-Data-Monthly.xlsx',
    content: 'zip',
  },
  { source: 'faostat-qcl', url: FAOSTAT_LIST, kind: 'faostat-list', link: 'QCL', content: 'zip' },
  { source: 'faostat-pp', url: FAOSTAT_LIST, kind: 'faostat-list', link: 'PP', content: 'zip' },
  {
    source: 'agreste-saa',
    url: `${AGRESTE}/SAA_2010-2024-d%C3%A9finitives_donnees-DepartementalesetRegionales.zip`,
    kind: 'file',
    content: 'zip',
    holdsWorkbooks: true,
  },
  {
    source: 'dg-agri-cereals',
    url: `${AGRIFOOD}/cereal/prices?years={years}`,
    kind: 'file',
    content: 'json',
  },
  {
    source: 'dg-agri-oilseeds',
    url: `${AGRIFOOD}/oilseeds/prices?years={years}`,
    kind: 'file',
    content: 'json',
  },
  { source: 'dg-agri-dairy', url: `${AGRIFOOD}/dairy/prices?years={years}`, kind: 'file', content: 'json' },
  { source: 'dg-agri-beef', url: `${AGRIFOOD}/beef/prices?years={years}`, kind: 'file', content: 'json' },
  {
    source: 'dg-agri-pigmeat',
    url: `${AGRIFOOD}/pigmeat/prices?years={years}`,
    kind: 'file',
    content: 'json',
  },
  {
    source: 'usda-psd',
    url: 'https://apps.fas.usda.gov/psdonline/downloads/psd_alldata_csv.zip',
    kind: 'file',
    content: 'zip',
  },
];
