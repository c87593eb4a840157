import type { DataSource } from 'typeorm';

const LOCK = 'agri-qa.migrations';
const LOCK_WAIT_SECONDS = 60;

/**
 * Brings the schema up to date, one node at a time where several start together.
 * @param lockWaitSeconds how long another node may take about it
 * @throws Error where it takes longer: two at once would undo each other's work
 */
export async function migrate(
  dataSource: DataSource,
  lockWaitSeconds = LOCK_WAIT_SECONDS,
): Promise<DataSource> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations({ transaction: 'each' });
    return dataSource;
  }
  const runner = dataSource.createQueryRunner();
  try {
    const rows: { taken: unknown }[] = await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      LOCK,
      lockWaitSeconds,
    ]);
    if (Number(rows[0]?.taken) !== 1)
      throw new Error(`another node still migrates the database after ${lockWaitSeconds} s`);
    await dataSource.runMigrations({ transaction: 'none' });
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  } finally {
    await runner.release();
  }
  return dataSource;
}
