import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DatasetWriter } from './dataset-writer.store.js';
import { eventLoopPause } from './event-loop-pause.js';

/** What the store knows of a dataset's last load. */
export interface LoadedDataset {
  id: string;
  vintage: string;
  contentHash: string;
  codesHash: string;
}

/** Where figures are kept, for those who load them. */
@Injectable()
export class StatisticsStore {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By id. */
  listLoaded(): Promise<LoadedDataset[]> {
    return this.dataSource.query<LoadedDataset[]>(
      'SELECT id, vintage, content_hash AS contentHash, codes_hash AS codesHash FROM datasets ORDER BY id',
    );
  }

  async findLoaded(id: string): Promise<LoadedDataset | null> {
    return (await this.listLoaded()).find((loaded) => loaded.id === id) ?? null;
  }

  /** All that `work` writes, or nothing where it throws. */
  write<T>(datasetId: string, work: (writer: DatasetWriter) => Promise<T>): Promise<T> {
    return this.unitOfWork.run((manager) => work(new DatasetWriter(manager, datasetId)));
  }

  /** Gives the dataset's series other product and place names. */
  async rename(
    datasetId: string,
    codesHash: string,
    names: { product(code: string): string; place(code: string): string },
  ): Promise<void> {
    await this.write(datasetId, async (writer) => {
      const pause = eventLoopPause();
      await writer.saveCodesHash(codesHash);
      for await (const series of writer.eachSeries()) {
        await pause();
        const product = names.product(series.productCode);
        const place = names.place(series.placeCode);
        if (product === series.product && place === series.place) continue;
        await writer.updateSeries(series.id, { ...series, product, place });
      }
    });
  }
}
