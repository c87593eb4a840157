import type { DataSource } from 'typeorm';

const LOCK = 'agri-qa.migrations';
const LOCK_WAIT_SECONDS = 60;

/** Brings the schema up to date, one node at a time where several start together. */
export async function migrate(dataSource: DataSource): Promise<DataSource> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations({ transaction: 'each' });
    return dataSource;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT GET_LOCK(?, ?)', [LOCK, LOCK_WAIT_SECONDS]);
    await dataSource.runMigrations({ transaction: 'none' });
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  } finally {
    await runner.release();
  }
  return dataSource;
}
