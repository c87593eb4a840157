import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { DatasetImportRow } from '../../src/statistics/dataset-import.entity.js';
import { DatasetRow } from '../../src/statistics/dataset.entity.js';
import { ObservationRow } from '../../src/statistics/observation.entity.js';
import { SeriesRow } from '../../src/statistics/series.entity.js';
import { StatisticsLoader } from '../../src/statistics/statistics.loader.js';
import { StatisticsRepository } from '../../src/statistics/statistics.repository.js';
import { StatisticsService } from '../../src/statistics/statistics.service.js';
import { StatisticsStore } from '../../src/statistics/statistics.store.js';

export const NOW = new Date('2026-11-20T09:00:00Z');

/** The figures of a database as the service has them, with its schema, and nothing else of the service. */
export async function openImports(databaseUrl: string) {
  const options = await dataSourceOptions(databaseUrl);
  const entities = [DatasetRow, SeriesRow, ObservationRow, DatasetImportRow];
  const dataSource = await migrate(await new DataSource({ ...options, entities }).initialize());
  const unitOfWork = new UnitOfWork(dataSource);
  const loader = new StatisticsLoader(new StatisticsStore(dataSource, unitOfWork), loadLexicon());
  const service = new StatisticsService(new StatisticsRepository(dataSource));
  return { dataSource, unitOfWork, loader, service };
}

export type Imports = Awaited<ReturnType<typeof openImports>>;
