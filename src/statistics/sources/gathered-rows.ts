import { eventLoopPause } from '../event-loop-pause.js';
import type { Observation } from '../series.js';
import { seriesDataKey, type SeriesData } from '../series-data.js';
import { RecordRuns, type RunReader } from './record-runs.js';
import { RowTally, type RowProgress } from './row-tally.js';
import type { ParsedRow, SourceRow } from './source.js';
import { isSameSeries, ownText } from './streamed-rows.js';

type SeriesKey = Omit<SeriesData, 'observations'>;

/**
 * The figures of a file, gathered into series in bounded memory: of each figure 24 bytes, of which the most wait in a
 * temporary file. Close it when done.
 */
export class GatheredRows extends RowTally {
  readonly #runs: RecordRuns;
  readonly #keys: SeriesKey[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #flags: string[] = [];
  readonly #flagNumbers = new Map<string, number>();
  #last: SourceRow | null = null;
  #lastNumber = 0;

  private constructor(capacity?: number) {
    super();
    this.#runs = new RecordRuns(capacity);
  }

  /** @param capacity how many figures are held in memory */
  static async gather(
    batches: AsyncIterable<Iterable<ParsedRow>>,
    progress?: RowProgress,
    capacity?: number,
  ): Promise<GatheredRows> {
    const gathered = new GatheredRows(capacity);
    const pause = eventLoopPause();
    try {
      for await (const rows of batches) {
        for (const row of rows) gathered.#add(row);
        progress?.(gathered.rows);
        await pause();
      }
    } catch (error) {
      gathered.close();
      throw error;
    }
    return gathered;
  }

  /**
   * The series in the order in which the file begins them, observations in the order of time. Of two different figures
   * for one period the first stays and the other is rejected. Only once.
   */
  *series(): Generator<SeriesData> {
    this.#numbers.clear();
    let number = -1;
    let observations: Observation[] = [];
    for (const reader of this.#runs.merged()) {
      if (reader.series !== number) {
        if (observations.length > 0) yield this.#seriesData(number, observations);
        [number, observations] = [reader.series, []];
      }
      this.#observe(observations, reader);
    }
    if (observations.length > 0) yield this.#seriesData(number, observations);
  }

  close(): void {
    this.#runs.close();
  }

  #add(row: ParsedRow): void {
    if (!this.note(row)) return;
    this.#runs.add(this.#numberOf(row), row.period, row.value ?? NaN, this.#flagNumber(row.flags), row.line);
  }

  /** Rows of one series mostly follow each other, and comparing is cheaper than making a key. */
  #numberOf(row: SourceRow): number {
    if (this.#last && isSameSeries(this.#last, row)) return this.#lastNumber;
    const key = seriesDataKey(row);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#keys.length;
      this.#numbers.set(key, number);
      this.#keys.push(ownKey(row));
    }
    [this.#last, this.#lastNumber] = [row, number];
    return number;
  }

  #flagNumber(flags: string): number {
    let number = this.#flagNumbers.get(flags);
    if (number === undefined) {
      number = this.#flags.push(flags) - 1;
      this.#flagNumbers.set(flags, number);
    }
    return number;
  }

  #observe(observations: Observation[], { period, value, flags: flagNumber, line }: RunReader): void {
    const figure = Number.isNaN(value) ? null : value;
    const flags = this.#flags[flagNumber] ?? '';
    const before = observations.at(-1);
    if (before?.period !== period) observations.push({ period, value: figure, flags });
    else if (before.value !== figure || before.flags !== flags)
      this.reject({ line, reason: 'a second figure for one period' });
  }

  #seriesData(number: number, observations: Observation[]): SeriesData {
    const key = this.#keys[number];
    if (!key) throw new RangeError(`there is no series ${number}`);
    return { ...key, observations };
  }
}

function ownKey({ productCode, placeCode, measure, unit, frequency }: SourceRow): SeriesKey {
  return {
    productCode: ownText(productCode),
    placeCode: ownText(placeCode),
    measure,
    unit: ownText(unit),
    frequency,
  };
}
