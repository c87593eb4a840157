import { eventLoopPause } from '../event-loop-pause.js';
import type { Observation } from '../series.js';
import { seriesDataKey, type SeriesData } from '../series-data.js';
import { KeySet } from './key-set.js';
import { RowTally, type RowProgress } from './row-tally.js';
import type { ParsedRow, SourceRow } from './source.js';

/** Thrown where rows of one series do not follow each other, so that the file has to be gathered instead. */
export class ScatteredRowsError extends Error {
  constructor(line: number) {
    super(`line ${line} goes on with a series that other lines have interrupted`);
    this.name = 'ScatteredRowsError';
  }
}

/**
 * The series of a file as they are read, where rows of one series follow each other, as in every large table that is
 * known: reading then goes on while the database writes what was read before.
 */
export class StreamedRows extends RowTally {
  /** A key that is wrongly taken for one of these only makes the file be gathered. */
  readonly #seen = new KeySet();

  constructor(
    private readonly batches: AsyncIterable<Iterable<ParsedRow>>,
    private readonly progress?: RowProgress,
  ) {
    super();
  }

  /**
   * Observations in the order of time. Of two different figures for one period the first stays and the other is
   * rejected. Only once.
   * @throws ScatteredRowsError
   */
  async *series(): AsyncGenerator<SeriesData> {
    const pause = eventLoopPause();
    let rows: SourceRow[] = [];
    for await (const batch of this.batches) {
      for (const row of batch) {
        if (!this.note(row)) continue;
        if (rows[0] && !isSameSeries(rows[0], row)) {
          yield this.#seriesOf(rows[0], rows);
          rows = [];
        }
        rows.push(row);
      }
      this.progress?.(this.rows);
      await pause();
    }
    if (rows[0]) yield this.#seriesOf(rows[0], rows);
  }

  #seriesOf(first: SourceRow, rows: SourceRow[]): SeriesData {
    if (!this.#seen.add(seriesDataKey(first))) throw new ScatteredRowsError(first.line);
    const { productCode, placeCode, measure, unit, frequency } = first;
    return {
      productCode: ownText(productCode),
      placeCode: ownText(placeCode),
      measure,
      unit: ownText(unit),
      frequency,
      observations: this.#observationsOf(rows),
    };
  }

  #observationsOf(rows: SourceRow[]): Observation[] {
    const observations: Observation[] = [];
    // Sorting keeps the order of rows alike, and costs little where they are in order already.
    for (const { period, value, flags, line } of rows.sort((a, b) => a.period - b.period)) {
      const before = observations.at(-1);
      if (before?.period !== period) observations.push({ period, value, flags });
      else if (before.value !== value || before.flags !== flags)
        this.reject({ line, reason: 'a second figure for one period' });
    }
    return observations;
  }
}

export function isSameSeries(a: SourceRow, b: SourceRow): boolean {
  return (
    a.measure === b.measure &&
    a.productCode === b.productCode &&
    a.placeCode === b.placeCode &&
    a.unit === b.unit &&
    a.frequency === b.frequency
  );
}

/** A part of a large text keeps all of it in memory: what stays is copied out of it. */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
