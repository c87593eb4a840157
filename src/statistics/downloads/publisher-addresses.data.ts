/** What a publisher's file begins like; `table` is any text but a page of HTML or XML, `workbook` an .xls or an .xlsx. */
export type ContentKind = 'zip' | 'gzip' | 'json' | 'table' | 'workbook' | 'xml';

export interface PublisherAddress {
  /** Id of the source that reads the file. */
  source: string;
  /**
   * `{years}` stands for last year and this one, `{yy}` for the last two digits of this one, `{dairy|rawMilk}` for a file
   * at each of both addresses.
   */
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
  /** Where a file is given only to who comes from the publisher's own pages: paths on the file's server. */
  visit?: Visit;
}

export interface Visit {
  /** The page that gives the cookies. */
  home: string;
  /** The page that has the link. */
  referer: string;
}

/** A source whose file is fetched only where the operator gives its address. */
export interface MissingAddress extends Omit<PublisherAddress, 'url'> {
  why: string;
}

const EUROSTAT = 'https://ec.europa.eu/eurostat/api/dissemination/sdmx/2.1/data';
const FAOSTAT_LIST = 'https://bulks-faostat.fao.org/production/datasets_E.xml';
const AGRIFOOD = 'https://api.tech.ec.europa.eu/agrifood/api';
const AGRESTE =
  'https://agreste.agriculture.gouv.fr/agreste-web/download/publication/publie/SAA-SeriesLongues';

/** Where publishers keep the files that can be fetched without an account. */
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
  {
    source: 'dg-agri-dairy',
    url: `${AGRIFOOD}/{dairy|rawMilk}/prices?years={years}`,
    kind: 'file',
    content: 'json',
  },
  {
    source: 'dg-agri-beef',
    url: `${AGRIFOOD}/{beef|liveAnimal}/prices?years={years}`,
    kind: 'file',
    content: 'json',
  },
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

const PREPARED_BY_OTHERS = 'its table was prepared by others, and no publisher keeps it';

/** Every other source: why nothing is fetched for it of itself, and how its file is fetched from an address that is given. */
export const MISSING_ADDRESSES: readonly MissingAddress[] = [
  {
    source: 'franceagrimer-rnm',
    kind: 'file',
    content: 'zip',
    visit: { home: '/', referer: '/Pages/Statistiques.aspx?sousmenu=multi-filieres' },
    why: 'the folder of its yearly files on visionet.franceagrimer.fr is not known (…/OpenDocument.aspx?fileurl=<folder>COT-MUL-prd_RNM-A{yy}.zip)',
  },
  {
    source: 'franceagrimer-cereals',
    kind: 'file',
    content: 'workbook',
    why: 'an address names the year wanted: https://visionet.franceagrimer.fr/Pages/OpenDocument.aspx?fileurl=<folder>SCR-COT-CER_FR-A{yy}.xls',
  },
  {
    source: 'insee-bdm',
    kind: 'file',
    content: 'xml',
    why: 'an address names the series wanted: https://bdm.insee.fr/series/sdmx/data/SERIES_BDM/<idbank>',
  },
  { source: 'franceagrimer-prices', kind: 'file', content: 'json', why: PREPARED_BY_OTHERS },
  { source: 'eu-selling-prices', kind: 'file', content: 'table', why: PREPARED_BY_OTHERS },
  { source: 'faostat-production', kind: 'file', content: 'table', why: PREPARED_BY_OTHERS },
  { source: 'faostat-slaughter', kind: 'file', content: 'table', why: PREPARED_BY_OTHERS },
  { source: 'faostat-stocks', kind: 'file', content: 'table', why: PREPARED_BY_OTHERS },
];
