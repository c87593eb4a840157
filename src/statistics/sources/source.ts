import type { Scheme } from '../../lexicon/entries.js';
import type { Dataset, Day, Frequency } from '../series.js';

/** What is known of a dataset before a file of it is read. */
export interface DatasetDescription extends Omit<Dataset, 'vintage'> {
  /**
   * Whose codes its products and places are; null where the source lists them itself (`Source.products` and
   * `Source.places`).
   */
  schemes: { product: Scheme | null; place: Scheme | null };
}

/** One figure of a publisher's file, in the lexicon's measures and units and the publisher's codes. */
export interface SourceRow {
  productCode: string;
  placeCode: string;
  measure: string;
  unit: string;
  frequency: Frequency;
  period: Day;
  /** Null where the publisher withholds it or says that none can exist; what is merely absent gives no row. */
  value: number | null;
  /** Letters as in `Observation.flags`. */
  flags: string;
  /** Line or row of the file, from 1. */
  line: number;
}

/** A line that cannot be read; the others of the file still can. */
export interface RejectedRow {
  line: number;
  reason: string;
}

/** A line that is understood and has no place in the store; counted by its reason. */
export interface OmittedRow {
  line: number;
  /** The same words for all lines of a kind: «a price in a national currency other than the euro». */
  omitted: string;
}

export type ParsedRow = SourceRow | RejectedRow | OmittedRow;

/** Thrown where a file as a whole is not of the format that a source reads. */
export class WrongFormatError extends Error {
  constructor(file: string, expected: string) {
    super(`${file} is not what it should be: ${expected}`);
    this.name = 'WrongFormatError';
  }
}

/** One publisher's file format. */
export abstract class Source {
  /** As the command line names it. */
  abstract readonly id: string;

  abstract readonly dataset: DatasetDescription;

  /**
   * Whether one file is the whole table, so that figures missing from it are withdrawn ones, or a part of it that says
   * nothing of the rest.
   */
  abstract readonly extent: 'edition' | 'part';

  /** The same of one file, where a source reads both. */
  extentOf(_file: string): Promise<'edition' | 'part'> {
    return Promise.resolve(this.extent);
  }

  /** Lexicon products by the publisher's codes, where those are no scheme of the lexicon. */
  readonly products: ReadonlyMap<string, string> = new Map();

  /** Lexicon places by the publisher's codes, likewise; null where its places are the lexicon's own ids. */
  readonly places: ReadonlyMap<string, string> | null = null;

  /**
   * The figures of a file (plain or gzip where the format is text), in the order of the file and in batches: waiting
   * for each of millions of rows would take longer than reading them.
   * @throws WrongFormatError where it is another kind of file
   */
  abstract parse(file: string): AsyncIterable<Iterable<ParsedRow>>;
}
