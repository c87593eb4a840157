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
    if (!(await isUpToDate(dataSource))) await migrateFile(dataSource);
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

/** Asked without writing: the file may be locked by an import, which is no reason to wait where there is nothing to do. */
async function isUpToDate(dataSource: DataSource): Promise<boolean> {
  const tables: unknown[] = await dataSource.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'",
  );
  return tables.length > 0 && !(await dataSource.showMigrations());
}

/** All under one lock on the file, so that a process that starts at the same time waits, and then finds the work done. */
async function migrateFile(dataSource: DataSource): Promise<void> {
  await dataSource.query('BEGIN IMMEDIATE');
  try {
    await dataSource.runMigrations({ transaction: 'none' });
    await dataSource.query('COMMIT');
  } catch (error) {
    await dataSource.query('ROLLBACK');
    throw error;
  }
}
