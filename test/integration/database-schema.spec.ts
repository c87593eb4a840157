import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITIES } from '../../ormconfig.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { MIGRATIONS } from '../../src/database/migrations/migrations.js';
import { describeOnEngines, describeOnMariaDb } from '../support/engines.js';

/** Every column of every table, and every index, in words that can be compared. */
async function schemaOf(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const names = ENTITIES.map((entity) => dataSource.getMetadata(entity).tableName);
    const tables = (await Promise.all(names.map((name) => runner.getTable(name)))).filter(
      (t) => t !== undefined,
    );
    return tables
      .flatMap(({ name, columns, indices }) => [
        ...columns.map((c) => `${name}.${c.name} ${c.type}(${c.length}) ${c.isNullable} ${c.isPrimary}`),
        ...indices.map((i) => `${name} ${i.name} ${i.columnNames.join()} ${i.isUnique}`),
      ])
      .toSorted((one, other) => one.localeCompare(other));
  } finally {
    await runner.release();
  }
}

describeOnEngines('the schema', (engine) => {
  let dataSource: DataSource;
  beforeAll(async () => {
    const options = await dataSourceOptions(await engine.newDatabase());
    dataSource = await new DataSource({ ...options, entities: ENTITIES }).initialize();
  });
  afterAll(() => dataSource.destroy());

  it('is made, unmade and made again by the migrations', async () => {
    expect(await dataSource.showMigrations()).toBe(true);
    await migrate(dataSource);
    const first = await schemaOf(dataSource);
    expect(first.length).toBeGreaterThan(60);
    expect(await dataSource.showMigrations()).toBe(false);
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    expect(await schemaOf(dataSource)).toEqual([]);
    await migrate(dataSource);
    expect(await schemaOf(dataSource)).toEqual(first);
    await migrate(dataSource);
    expect(await schemaOf(dataSource)).toEqual(first);
  });

  it('is what the entities describe, to the last column', async () => {
    await migrate(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});

describe('the schema of a file', () => {
  it('is made once by processes that start together', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'agri-qa-schema-'));
    const url = `sqlite:${join(folder, 'new.sqlite')}`;
    const processes = Array.from({ length: 4 }, () => startMigrating(url));
    await Promise.all(processes.map((one) => once(one, 'message')));
    const ended = processes.map((one) => once(one, 'exit'));
    for (const one of processes) one.send('go');
    expect(await Promise.all(ended)).toEqual(processes.map(() => [0, null]));
    await rm(folder, { recursive: true, force: true });
  });
});

function startMigrating(url: string): ChildProcess {
  return fork(fileURLToPath(new URL('./migrate-child.main.ts', import.meta.url)), [url], {
    execArgv: ['--import', new URL('../support/run-typescript.mjs', import.meta.url).href],
  });
}

describeOnMariaDb('the schema', (engine) => {
  it('is made once by nodes that start together', async () => {
    const options = await dataSourceOptions(await engine.newDatabase());
    const nodes = await Promise.all(
      Array.from({ length: 4 }, () => new DataSource({ ...options, entities: ENTITIES }).initialize()),
    );
    await Promise.all(nodes.map((node) => migrate(node)));
    const [node] = nodes;
    const rows: { count: number }[] = (await node?.query('SELECT COUNT(*) AS count FROM migrations')) ?? [];
    expect(Number(rows[0]?.count)).toBe(MIGRATIONS.length);
    for (const each of nodes) await each.destroy();
  });

  it('is left alone while another node is still at it', async () => {
    const options = await dataSourceOptions(await engine.newDatabase());
    const [one, other] = await Promise.all([
      new DataSource({ ...options, entities: ENTITIES }).initialize(),
      new DataSource({ ...options, entities: ENTITIES }).initialize(),
    ]);
    const holder = one.createQueryRunner();
    await holder.query("SELECT GET_LOCK('agri-qa.migrations', 10)");
    await expect(migrate(other, 0)).rejects.toThrow('another node');
    expect(await schemaOf(other)).toEqual([]);
    await holder.query("SELECT RELEASE_LOCK('agri-qa.migrations')");
    await holder.release();
    await migrate(other);
    expect(await other.showMigrations()).toBe(false);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('tells MariaDB from MySQL by asking, whatever the address says', async () => {
    const url = await engine.newDatabase();
    expect((await dataSourceOptions(url)).type).toBe('mariadb');
    expect((await dataSourceOptions(url.replace('mysql:', 'mariadb:'))).type).toBe('mariadb');
  });
});
