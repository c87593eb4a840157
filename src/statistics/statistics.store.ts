import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DatasetImportRow } from './dataset-import.entity.js';
import type { DatasetRow } from './dataset.entity.js';
import { DatasetStage, type ImportCounts, pagesOf } from './dataset-stage.store.js';
import { ImportLock } from './import-lock.store.js';
import { Leftovers } from './leftovers.store.js';
import { ObservationInserts } from './observation-inserts.store.js';
import type { Series } from './series.js';
import { eachSeriesOf } from './series-pages.store.js';

const RENAMES_PER_TRANSACTION = 500;

/** What the store knows of a dataset's last load. */
export interface LoadedDataset {
  id: string;
  vintage: string;
  contentHash: string;
  codesHash: string;
  /** The file that was loaded last. */
  origin: string | null;
}

/** Where figures are kept, for those who load them. */
@Injectable()
export class StatisticsStore {
  readonly #lock: ImportLock;
  readonly #leftovers: Leftovers;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.#lock = new ImportLock(dataSource);
    this.#leftovers = new Leftovers(dataSource, unitOfWork);
  }

  /** By id. */
  listLoaded(): Promise<LoadedDataset[]> {
    return this.dataSource.query<LoadedDataset[]>(
      `SELECT id, vintage, content_hash AS contentHash, codes_hash AS codesHash,
        (SELECT MAX(file_name) FROM dataset_imports
          WHERE dataset_id = datasets.id AND file_hash = content_hash) AS origin
      FROM datasets ORDER BY id`,
    );
  }

  async findLoaded(id: string): Promise<LoadedDataset | null> {
    return (await this.listLoaded()).find((loaded) => loaded.id === id) ?? null;
  }

  /** Runs `work` while no other import into this store does, in any process, after what an interrupted one has left. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock.run(async () => {
      await this.#leftovers.recover();
      return await work();
    });
  }

  /**
   * Replaces a dataset's state by what `work` stages, all or nothing; only within `exclusively`.
   * @returns what `work` counted
   */
  async replace<T extends ImportCounts>(
    dataset: DatasetRow,
    fileName: string,
    work: (stage: DatasetStage) => Promise<T>,
  ): Promise<T> {
    const { id: datasetId, vintage, contentHash: fileHash, importedAt } = dataset;
    const row = { datasetId, vintage, fileName, fileHash, importedAt: 0 };
    const importId = await this.#insertImport(row);
    try {
      const [counts, replaced] = await this.#stage(dataset, importId, work);
      await this.#leftovers.removeObservations(replaced);
      await this.#leftovers.finish(importId, importedAt);
      return counts;
    } catch (error) {
      await this.#leftovers.recover();
      throw error;
    }
  }

  /** @returns what `work` counted, and the series whose figures have been replaced */
  async #stage<T extends ImportCounts>(
    dataset: DatasetRow,
    importId: number,
    work: (stage: DatasetStage) => Promise<T>,
  ): Promise<[counts: T, replaced: number[]]> {
    const firstId = await DatasetStage.firstFreeId(this.dataSource);
    const ids = { datasetId: dataset.id, importId };
    const inserts = await ObservationInserts.open(this.dataSource, this.unitOfWork);
    const stage = new DatasetStage(this.dataSource, this.unitOfWork, inserts, ids, firstId);
    try {
      const counts = await work(stage);
      const { inserted, revised, unchanged, removed, rejected } = counts;
      return [counts, await stage.commit(dataset, { inserted, revised, unchanged, removed, rejected })];
    } finally {
      stage.close();
      await inserts.close();
    }
  }

  /** Gives the dataset's series other product and place names; only within `exclusively`. */
  async rename(
    datasetId: string,
    codesHash: string,
    names: { product(code: string): string; place(code: string): string },
  ): Promise<void> {
    const renamed: Series[] = [];
    for await (const series of eachSeriesOf(this.dataSource, datasetId)) {
      const product = names.product(series.productCode);
      const place = names.place(series.placeCode);
      if (product !== series.product || place !== series.place) renamed.push({ ...series, product, place });
    }
    for (const some of pagesOf(renamed, RENAMES_PER_TRANSACTION)) await this.#updateNames(some);
    await this.unitOfWork.execute('UPDATE datasets SET codes_hash = ? WHERE id = ?', [codesHash, datasetId]);
  }

  #updateNames(series: readonly Series[]): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      for (const { id, product, place } of series)
        await manager.query('UPDATE series SET product = ?, place = ? WHERE id = ?', [product, place, id]);
    });
  }

  #insertImport(row: Omit<DatasetImportRow, 'id' | keyof ImportCounts>): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      const imported = manager.create(DatasetImportRow, row);
      await manager.insert(DatasetImportRow, imported);
      return imported.id;
    });
  }
}
