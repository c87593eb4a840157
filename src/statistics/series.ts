/** A day as the number of days since 1970-01-01; a period of time is named by its first day. */
export type Day = number;

export type Frequency = 'annual' | 'monthly' | 'weekly';

/** What one series measures: lexicon ids, and `scheme:code` where the lexicon does not know a publisher's code. */
export interface SeriesKey {
  dataset: string;
  product: string;
  place: string;
  measure: string;
  /** Unit id of the lexicon: kt, kha, t/ha, USD/t, EUR/100kg, head. */
  unit: string;
  frequency: Frequency;
}

export interface Series extends SeriesKey {
  id: number;
  /** The publisher's own codes, as its files write them. */
  productCode: string;
  placeCode: string;
  /** First and last period that has a value; of a series without any value, its first and last observation. */
  firstPeriod: Day;
  lastPeriod: Day;
}

/**
 * One figure. `value` is null where the publisher withholds it (confidential) or says that none can exist.
 * `flags` holds SDMX-like letters: e estimated, p provisional, b break in series, d definition differs,
 * n not significant, u low reliability, i imputed, x from another organisation, c confidential, m missing,
 * g gap filled by who prepared the file.
 */
export interface Observation {
  period: Day;
  value: number | null;
  flags: string;
}

export interface SeriesWithObservations {
  series: Series;
  observations: Observation[];
}

/** A publisher's table, at one vintage. */
export interface Dataset {
  id: string;
  publisher: string;
  title: { fr: string; en: string };
  licence: string;
  url: string;
  /** The day of the publisher's edition that is loaded, ISO 8601. */
  vintage: string;
  /** What was done to the publisher's figures on the way, or null where nothing was. */
  derivation: { fr: string; en: string } | null;
}

/** What one import of one file changed. */
export interface DatasetImport {
  dataset: string;
  /** The edition that the dataset was at afterwards, ISO day. */
  vintage: string;
  fileName: string;
  /** Milliseconds since 1970. */
  importedAt: number;
  inserted: number;
  revised: number;
  unchanged: number;
  removed: number;
  rejected: number;
}

/** How much of a dataset is loaded. */
export interface DatasetExtent {
  dataset: string;
  series: number;
  products: number;
  places: number;
  firstPeriod: Day;
  lastPeriod: Day;
}

/** What to look for; a list left out does not restrict. */
export interface SeriesCriteria {
  products?: readonly string[];
  places?: readonly string[];
  measures?: readonly string[];
  datasets?: readonly string[];
}

/** Both ends included; an end left out is open. */
export interface PeriodRange {
  from?: Day;
  to?: Day;
}

/** What exists of one product and measure in one dataset. */
export interface Coverage {
  dataset: string;
  product: string;
  measure: string;
  frequency: Frequency;
  /** How many places have a series. */
  places: number;
  firstPeriod: Day;
  lastPeriod: Day;
}
