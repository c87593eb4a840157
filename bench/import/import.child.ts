import 'reflect-metadata';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import Database from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { FaostatQclSource } from '../../src/statistics/sources/faostat-qcl.source.js';
import { GatheredRows } from '../../src/statistics/sources/gathered-rows.js';
import { textLines } from '../../src/statistics/sources/text-lines.js';
import { type Imports, NOW, openImports } from './imports-store.js';

const LOOKUPS = 400;

/** What one step tells its parent, which adds the peak of memory. */
type Measures = Record<string, number>;

/** Each step of the benchmark runs in a process of its own, so that its memory is its own: step, file, database. */
const STEPS: Readonly<Record<string, (file: string, database: string) => Promise<Measures>>> = {
  prepare,
  'load-pack': loadPack,
  import: importFile,
  'sqlite-floor': sqliteFloor,
  'mariadb-floor': mariaDbFloor,
};

const [, , step = '', file = '', database = ''] = process.argv;
const measures = (await STEPS[step]?.(file, database)) ?? {};
process.send?.({ ...measures, peakMb: process.resourceUsage().maxRSS / 1024 });
process.disconnect?.();

/** The same figures with the numbers of their series, tab-separated, as both floors take them. */
async function prepare(bulk: string, prepared: string): Promise<Measures> {
  const out = createWriteStream(prepared);
  const rows = await GatheredRows.gather(new FaostatQclSource().parse(bulk));
  let series = 0;
  for (const { observations } of rows.series()) {
    series += 1;
    const lines = observations.map(
      ({ period, value, flags }) => `${series}\t${period}\t${value}\t${flags}\t1\n`,
    );
    if (!out.write(lines.join(''))) await once(out, 'drain');
  }
  rows.close();
  out.end();
  await finished(out);
  return { rows: rows.figures };
}

async function loadPack(packDir: string, databaseUrl: string): Promise<Measures> {
  const store = await openImports(databaseUrl);
  await store.loader.loadPack(packDir, NOW);
  await store.dataSource.destroy();
  return {};
}

async function importFile(bulk: string, databaseUrl: string): Promise<Measures> {
  const store = await openImports(databaseUrl);
  const before = await lookUpMs(store);
  const started = performance.now();
  // The bundled extract of the same table goes with it.
  const options = { maxRemoved: 1 };
  const source = new FaostatQclSource();
  const { inserted, revised } = await store.loader.importFile(source, bulk, '2026-11-20', NOW, options);
  const ms = performance.now() - started;
  const after = await lookUpMs(store);
  await store.dataSource.destroy();
  return { rows: inserted + revised, ms, lookUpBeforeMs: before, lookUpAfterMs: after };
}

/** Median time of what a plain question asks of the store: the production of wheat in France. */
async function lookUpMs({ service }: Imports): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < LOOKUPS; at += 1) {
    const started = performance.now();
    const series = await service.findSeries({
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
    });
    await service.observationsOf(series);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[LOOKUPS / 2] ?? NaN;
}

/** Prepared statements in one transaction, into a table and with settings as the store has them. */
async function sqliteFloor(prepared: string, path: string): Promise<Measures> {
  const { dataSource } = await openImports(`sqlite:${path}`);
  await dataSource.destroy();
  const store = new Database(path);
  store.pragma('synchronous = NORMAL');
  store.pragma('cache_size = -32000');
  const insert = store.prepare('INSERT INTO observations VALUES (?, ?, ?, ?, ?)');
  let rows = 0;
  const started = performance.now();
  store.exec('BEGIN');
  for await (const lines of textLines(prepared)) {
    for (const { text } of lines) {
      const [series, period, value, flags, imported] = text.split('\t');
      insert.run(Number(series), Number(period), Number(value), flags, Number(imported));
    }
    rows += lines.length;
  }
  store.exec('COMMIT');
  const ms = performance.now() - started;
  store.close();
  return { rows, ms };
}

async function mariaDbFloor(prepared: string, databaseUrl: string): Promise<Measures> {
  const { dataSource } = await openImports(databaseUrl);
  await dataSource.destroy();
  const connection = await createConnection({ uri: databaseUrl });
  const started = performance.now();
  const [result] = await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'prepared' INTO TABLE observations (series_id, period, value, flags, import_id)`,
    infileStreamFactory: () => createReadStream(prepared),
  });
  const ms = performance.now() - started;
  await connection.end();
  return { rows: 'affectedRows' in result ? result.affectedRows : NaN, ms };
}
