import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, expect, it } from 'vitest';
import { portOf } from '../test/support/free-port.js';
import { testSettings } from '../test/support/test-settings.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { startFailureLine } from './start-failure.js';

const folder = mkdtempSync(join(tmpdir(), 'agri-qa-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What really goes wrong with these settings. */
async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing went wrong');
}

const open = async (url: string) => await new DataSource(await dataSourceOptions(url)).initialize();

it('names the port that is taken, and the setting that moves away from it', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const port = portOf(first);
  const failure = await failureOf(
    () =>
      new Promise((resolve, reject) => {
        createServer()
          .once('error', reject)
          .listen(port, '127.0.0.1', () => resolve(null));
      }),
  );
  first.close();
  const line = startFailureLine(failure, testSettings({ databaseUrl: 'sqlite::memory:', port }));
  expect(line).toContain(`127.0.0.1 port ${port} is taken`);
  expect(line).toContain('PORT');
});

it('names the database that does not answer, without its password', async () => {
  const databaseUrl = 'mysql://agri:secret-word@127.0.0.1:1/agri';
  const line = startFailureLine(await failureOf(() => open(databaseUrl)), testSettings({ databaseUrl }));
  expect(line).toMatch(/^The database mysql:\/\/…@127\.0\.0\.1:1\/agri cannot be used: .*ECONNREFUSED/);
  expect(line).not.toContain('secret-word');
});

it('names the file that is no database', async () => {
  const databaseUrl = `sqlite:${join(folder, 'letter.txt')}`;
  writeFileSync(join(folder, 'letter.txt'), 'Dear reader, '.repeat(400));
  const line = startFailureLine(await failureOf(() => open(databaseUrl)), testSettings({ databaseUrl }));
  expect(line).toContain(databaseUrl);
  expect(line).toContain('not a database');
});

it('names the data folder that cannot be one', async () => {
  const dataDir = join(folder, 'letter.txt', 'var');
  const failure = await failureOf(async () => mkdirSync(dataDir, { recursive: true }));
  const line = startFailureLine(failure, testSettings({ databaseUrl: 'sqlite::memory:', dataDir }));
  expect(line).toContain(`DATA_DIR (${dataDir})`);
});

it('leaves its stack to what is a fault of the service itself', () => {
  expect(
    startFailureLine(new TypeError('x is not a function'), testSettings({ databaseUrl: 'x' })),
  ).toBeNull();
});
