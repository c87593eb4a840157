import { DataSource } from 'typeorm';
import { Account } from './src/accounts/account.entity.js';
import { settingsOfProcess } from './src/config/config.module.js';
import { dataSourceOptions } from './src/database/data-source-options.js';
import { ApiKey } from './src/keys/api-key.entity.js';
import { LawArticleRow } from './src/law/law-article.entity.js';
import { LawCode } from './src/law/law-code.entity.js';
import { QuotaUsage } from './src/quota/quota-usage.entity.js';
import { DatasetImportRow } from './src/statistics/dataset-import.entity.js';
import { DatasetRow } from './src/statistics/dataset.entity.js';
import { ObservationRow } from './src/statistics/observation.entity.js';
import { SeriesRow } from './src/statistics/series.entity.js';

/** Every table of the service; TypeORM's command line and the drift check read it from here. */
export const ENTITIES = [
  Account,
  ApiKey,
  QuotaUsage,
  DatasetRow,
  DatasetImportRow,
  SeriesRow,
  ObservationRow,
  LawCode,
  LawArticleRow,
];

/** For TypeORM's command line: `typeorm migration:show -d dist/ormconfig.js`. */
export default new DataSource({
  ...(await dataSourceOptions(settingsOfProcess().databaseUrl)),
  entities: ENTITIES,
});
