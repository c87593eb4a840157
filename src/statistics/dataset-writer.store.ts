import type { EntityManager } from 'typeorm';
import { DatasetImportRow } from './dataset-import.entity.js';
import { DatasetRow } from './dataset.entity.js';
import type { Day, Observation, Series } from './series.js';

/** Rows of one INSERT; with five columns a thousand parameters, which every supported database takes. */
const ROWS_PER_INSERT = 200;

/** More than are ever written at a time, so that a page holds all that were just written. */
const SERIES_PER_PAGE = 1000;

const OBSERVATION_COLUMNS = 'observations (series_id, period, value, flags, import_id)';
const SERIES_COLUMNS = `series (dataset_id, product, place, measure, unit, frequency, product_code, place_code,
  first_period, last_period)`;

export type NewSeries = Omit<Series, 'id' | 'dataset'>;

export interface ImportCounts {
  inserted: number;
  revised: number;
  unchanged: number;
  removed: number;
  rejected: number;
}

type ObservationParameters = [
  series: number,
  period: Day,
  value: number | null,
  flags: string,
  imported: number,
];

/**
 * Writes one dataset within one transaction. Statements are plain SQL that SQLite, MySQL and MariaDB read alike, with
 * many rows each: the ORM's own inserts take some twenty times as long.
 */
export class DatasetWriter {
  #waiting: ObservationParameters[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly datasetId: string,
  ) {}

  /** Comes first: the row it writes keeps another node from loading the same dataset at the same time. */
  async saveDataset(dataset: DatasetRow): Promise<void> {
    await this.manager.upsert(DatasetRow, dataset, ['id']);
  }

  async saveCodesHash(codesHash: string): Promise<void> {
    await this.manager.update(DatasetRow, { id: this.datasetId }, { codesHash });
  }

  async insertImport(row: Omit<DatasetImportRow, 'id' | keyof ImportCounts>): Promise<number> {
    const imported = this.manager.create(DatasetImportRow, row);
    await this.manager.insert(DatasetImportRow, imported);
    return imported.id;
  }

  async saveCounts(importId: number, counts: ImportCounts): Promise<void> {
    await this.manager.update(DatasetImportRow, { id: importId }, counts);
  }

  /** Series of the dataset with a greater id, by id; at most a page of them, since thousands at once hold up others. */
  listSeries(afterId: number): Promise<Series[]> {
    return this.manager.query<Series[]>(
      `SELECT id, dataset_id AS dataset, product, place, measure, unit, frequency, product_code AS productCode,
        place_code AS placeCode, first_period AS firstPeriod, last_period AS lastPeriod
      FROM series WHERE dataset_id = ? AND id > ? ORDER BY id LIMIT ${SERIES_PER_PAGE}`,
      [this.datasetId, afterId],
    );
  }

  /** Every series of the dataset, by id. */
  async *eachSeries(): AsyncGenerator<Series> {
    let page = await this.listSeries(0);
    while (page.length > 0) {
      yield* page;
      page = await this.listSeries(page.at(-1)?.id ?? 0);
    }
  }

  async insertSeries(series: readonly NewSeries[]): Promise<void> {
    const rows = series.map((one) => [this.datasetId, ...namesOf(one), one.firstPeriod, one.lastPeriod]);
    await this.#insert('INSERT INTO', SERIES_COLUMNS, rows);
  }

  async updateSeries(
    id: number,
    series: Pick<Series, 'product' | 'place' | 'firstPeriod' | 'lastPeriod'>,
  ): Promise<void> {
    await this.manager.query(
      'UPDATE series SET product = ?, place = ?, first_period = ?, last_period = ? WHERE id = ?',
      [series.product, series.place, series.firstPeriod, series.lastPeriod, id],
    );
  }

  /** With all observations. @returns how many observations went */
  async removeSeries(id: number): Promise<number> {
    const [{ removed } = { removed: 0 }] = await this.manager.query<{ removed: number }[]>(
      'SELECT COUNT(*) AS removed FROM observations WHERE series_id = ?',
      [id],
    );
    await this.manager.query('DELETE FROM observations WHERE series_id = ?', [id]);
    await this.manager.query('DELETE FROM series WHERE id = ?', [id]);
    return removed;
  }

  listObservations(seriesId: number): Promise<Observation[]> {
    return this.manager.query<Observation[]>(
      'SELECT period, value, flags FROM observations WHERE series_id = ?',
      [seriesId],
    );
  }

  /** Observations are gathered into large statements; `flush` writes the last of them. */
  async insertObservations(
    seriesId: number,
    observations: readonly Observation[],
    importId: number,
  ): Promise<void> {
    for (const { period, value, flags } of observations) {
      this.#waiting.push([seriesId, period, value, flags, importId]);
    }
    while (this.#waiting.length >= ROWS_PER_INSERT) {
      await this.#insert('INSERT INTO', OBSERVATION_COLUMNS, this.#waiting.splice(0, ROWS_PER_INSERT));
    }
  }

  async flush(): Promise<void> {
    await this.#insert('INSERT INTO', OBSERVATION_COLUMNS, this.#waiting.splice(0));
  }

  async replaceObservations(
    seriesId: number,
    observations: readonly Observation[],
    importId: number,
  ): Promise<void> {
    const rows = observations.map(({ period, value, flags }) => [seriesId, period, value, flags, importId]);
    await this.#insert('REPLACE INTO', OBSERVATION_COLUMNS, rows);
  }

  async removeObservations(seriesId: number, periods: readonly Day[]): Promise<void> {
    for (const period of periods) {
      await this.manager.query('DELETE FROM observations WHERE series_id = ? AND period = ?', [
        seriesId,
        period,
      ]);
    }
  }

  async #insert(verb: string, columns: string, rows: readonly (readonly unknown[])[]): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      const some = rows.slice(start, start + ROWS_PER_INSERT);
      const values = some.map((row) => `(${row.map(() => '?').join(',')})`).join(',');
      await this.manager.query(`${verb} ${columns} VALUES ${values}`, some.flat());
    }
  }
}

function namesOf(series: NewSeries): string[] {
  const { product, place, measure, unit, frequency, productCode, placeCode } = series;
  return [product, place, measure, unit, frequency, productCode, placeCode];
}
