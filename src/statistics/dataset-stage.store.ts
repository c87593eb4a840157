import type { DataSource, EntityManager } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { DatasetImportRow } from './dataset-import.entity.js';
import { DatasetRow } from './dataset.entity.js';
import type { StoredObservation } from './observation-diff.js';
import type { NewObservation, ObservationInserts } from './observation-inserts.store.js';
import type { Day, Series } from './series.js';
import { type SeriesData, seriesDataKey } from './series-data.js';
import { eachSeriesOf, SELECT_SERIES } from './series-pages.store.js';
import { SeriesShelf } from './series-shelf.js';

const SERIES_PER_STATEMENT = 200;

const SERIES_COLUMNS = `id, dataset_id, product, place, measure, unit, frequency, product_code, place_code,
  first_period, last_period`;

export interface ImportCounts {
  inserted: number;
  revised: number;
  unchanged: number;
  removed: number;
  rejected: number;
}

/**
 * A dataset's next state, prepared beside the current one. A series that changes is written anew under an id that no
 * series has yet, in short transactions, where no query finds it; `commit` then exchanges the series' own rows in one
 * short transaction. So questions are answered from the old state until then, and other writers hardly wait.
 */
export class DatasetStage {
  readonly #put = new SeriesShelf();
  /** Ids of series that `commit` takes away; those that are not put again leave their figures behind. */
  readonly #taken: number[] = [];
  readonly #putAgain = new Set<number>();
  readonly #firstNewId: number;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly inserts: ObservationInserts,
    private readonly ids: { datasetId: string; importId: number },
    private nextId: number,
  ) {
    this.#firstNewId = nextId;
  }

  get importId(): number {
    return this.ids.importId;
  }

  /** The first id above every series and figure. */
  static async firstFreeId(dataSource: DataSource): Promise<number> {
    const [last] = await dataSource.query<{ series: number | null; observations: number | null }[]>(
      `SELECT (SELECT MAX(id) FROM series) AS series, (SELECT MAX(series_id) FROM observations) AS observations`,
    );
    return Math.max(last?.series ?? 0, last?.observations ?? 0) + 1;
  }

  newId(): number {
    this.nextId += 1;
    return this.nextId - 1;
  }

  /** Every series of the current state, by id. */
  eachSeries(): AsyncGenerator<Series> {
    return eachSeriesOf(this.dataSource, this.ids.datasetId);
  }

  /** The series of the current state that have the publisher's codes of those given, by `seriesDataKey`. */
  async seriesLike(given: readonly SeriesData[]): Promise<Map<string, Series>> {
    if (given.length === 0) return new Map();
    const products = [...new Set(given.map(({ productCode }) => productCode))];
    const places = [...new Set(given.map(({ placeCode }) => placeCode))];
    const found = await this.dataSource.query<Series[]>(
      `${SELECT_SERIES} WHERE dataset_id = ? AND product_code IN (${placeholders(products)})
      AND place_code IN (${placeholders(places)})`,
      [this.ids.datasetId, ...products, ...places],
    );
    return new Map(found.map((series) => [seriesDataKey(series), series]));
  }

  /** What the current state holds of some series, by their ids. */
  async observationsOf(ids: readonly number[]): Promise<Map<number, StoredObservation[]>> {
    const found = new Map<number, StoredObservation[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await this.dataSource.query<(StoredObservation & { seriesId: number })[]>(
      `SELECT series_id AS seriesId, period, value, flags, import_id AS importId FROM observations
      WHERE series_id IN (${placeholders(ids)}) ORDER BY series_id, period`,
      [...ids],
    );
    for (const row of rows) found.get(row.seriesId)?.push(row);
    return found;
  }

  async countObservations(ids: readonly number[]): Promise<number> {
    let total = 0;
    for (const some of pagesOf(ids, SERIES_PER_STATEMENT)) {
      const [{ counted } = { counted: 0 }] = await this.dataSource.query<{ counted: number | string }[]>(
        `SELECT COUNT(*) AS counted FROM observations WHERE series_id IN (${placeholders(some)})`,
        [...some],
      );
      total += Number(counted);
    }
    return total;
  }

  /** Figures of a new id; found once `commit` has put a series with it. */
  addObservations(id: number, observations: readonly NewObservation[]): Promise<void> {
    return this.inserts.add(id, observations, this.importId);
  }

  /** Takes figures of a stored series over under a new id, within the database: a driver may lose a last digit. */
  async copyObservations(from: number, to: number, periods: readonly Day[]): Promise<void> {
    for (const some of pagesOf(periods, SERIES_PER_STATEMENT)) {
      await this.unitOfWork.execute(
        `INSERT INTO observations (series_id, period, value, flags, import_id)
        SELECT ?, period, value, flags, import_id FROM observations
        WHERE series_id = ? AND period IN (${placeholders(some)})`,
        [to, from, ...some],
      );
    }
  }

  putSeries(series: Omit<Series, 'dataset'>): void {
    this.#put.add({ ...series, dataset: this.ids.datasetId });
    if (series.id < this.#firstNewId) this.#putAgain.add(series.id);
  }

  takeSeries(id: number): void {
    this.#taken.push(id);
  }

  /** Makes the staged state the current one. @returns ids of which the figures are no longer needed */
  async commit(dataset: DatasetRow, counts: ImportCounts): Promise<number[]> {
    await this.inserts.flush();
    await this.unitOfWork.run(async (manager) => {
      // A write comes first: on SQLite a transaction that has only read cannot wait for another process's write.
      await manager.update(DatasetImportRow, { id: this.ids.importId }, counts);
      for (const ids of pagesOf(this.#taken, SERIES_PER_STATEMENT))
        await manager.query(`DELETE FROM series WHERE id IN (${placeholders(ids)})`, [...ids]);
      for (const batch of this.#put.batches())
        for (const series of pagesOf(batch, SERIES_PER_STATEMENT)) await insertSeries(manager, series);
      await manager.upsert(DatasetRow, dataset, ['id']);
    });
    return this.#taken.filter((id) => !this.#putAgain.has(id));
  }

  close(): void {
    this.#put.close();
  }
}

async function insertSeries(manager: EntityManager, series: readonly Series[]): Promise<void> {
  const rows = series.map((one) => {
    const { id, dataset, product, place, measure, unit, frequency, productCode, placeCode } = one;
    const names = [product, place, measure, unit, frequency, productCode, placeCode];
    return [id, dataset, ...names, one.firstPeriod, one.lastPeriod];
  });
  const values = rows.map((row) => `(${placeholders(row)})`).join(',');
  await manager.query(`INSERT INTO series (${SERIES_COLUMNS}) VALUES ${values}`, rows.flat());
}

export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(',');
}

export function* pagesOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
