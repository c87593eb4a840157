// Fails where the migrations do not make the schema that the entities describe (on SQLite; the tests do it on MariaDB).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'agri-qa-schema-'));
process.env.NODE_ENV = 'test';
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `sqlite:${join(folder, 'schema.sqlite')}`;

const { default: dataSource } = await import('../dist/ormconfig.js');
await dataSource.initialize();
try {
  await dataSource.runMigrations();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  for (const { query } of upQueries) console.error(`the migrations lack: ${query}`);
  if (upQueries.length > 0) process.exitCode = 1;
} finally {
  await dataSource.destroy();
  rmSync(folder, { recursive: true, force: true });
}
