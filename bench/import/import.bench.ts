import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../src/config/package-root.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { writeBulkFile } from './bulk-file.js';
import { PrivateMariaDb } from './private-mariadb.js';

/** As many as FAOSTAT's own file of crops and livestock products has. */
const ROWS = 4_100_000;
const USAGE = 'import [--rows <number>] [--only sqlite|mariadb]';

interface Measures {
  rows: number;
  ms: number;
  peakMb: number;
  lookUpBeforeMs: number;
  lookUpAfterMs: number;
}

/**
 * Imports a file in the layout and of the size of FAOSTAT's bulk file into a store that holds the bundled figures, on
 * SQLite and MariaDB, beside each engine's own bulk path (the floor), which is given the same figures ready for the
 * table. Prints rows per second, peak resident memory of the importing process, and the time of a plain look-up before
 * and after. @param args options of USAGE
 */
export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
    console.log(USAGE);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'agri-qa-bench-'));
  try {
    const [bulk, prepared] = [join(folder, 'bulk.csv'), join(folder, 'prepared.tsv')];
    const { rows, series } = await writeBulkFile(bulk, options.rows, loadLexicon());
    await measure('prepare', bulk, prepared);
    console.log(`${rows} figures in ${series} series`);
    if (options.only !== 'mariadb') await measureSqlite(folder, bulk, prepared);
    if (options.only !== 'sqlite') await measureMariaDb(bulk, prepared);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOptions(args: readonly string[]): { rows: number; only: string | null } | null {
  const options: { rows: number; only: string | null } = { rows: ROWS, only: null };
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1] ?? '';
    if (args[at] === '--rows' && /^\d+$/.test(value)) options.rows = Number(value);
    else if (args[at] === '--only' && ['sqlite', 'mariadb'].includes(value)) options.only = value;
    else return null;
  }
  return options;
}

async function measureSqlite(folder: string, bulk: string, prepared: string): Promise<void> {
  const floor = await measure('sqlite-floor', prepared, join(folder, 'floor.sqlite'));
  const ours = await measureImport(bulk, `sqlite:${join(folder, 'store.sqlite')}`);
  tell('SQLite', 'prepared statements in one transaction', floor, ours);
}

async function measureMariaDb(bulk: string, prepared: string): Promise<void> {
  if (!PrivateMariaDb.isInstalled()) {
    console.log('MariaDB: not measured, mariadbd is not installed');
    return;
  }
  const server = await PrivateMariaDb.start();
  try {
    const floor = await measure('mariadb-floor', prepared, await server.create('floor'));
    const ours = await measureImport(bulk, await server.create('store'));
    tell('MariaDB', 'LOAD DATA LOCAL INFILE', floor, ours);
  } finally {
    await server.stop();
  }
}

async function measureImport(bulk: string, databaseUrl: string): Promise<Measures> {
  await measure('load-pack', join(packageRoot(), 'data'), databaseUrl);
  return measure('import', bulk, databaseUrl);
}

function measure(step: string, file: string, target: string): Promise<Measures> {
  const child = fork(fileURLToPath(new URL('./import.child.js', import.meta.url)), [step, file, target]);
  return new Promise((resolve, reject) => {
    child.once('message', (measures: Measures) => resolve(measures));
    child.once('exit', (code) => reject(new Error(`${step} ended with ${code} before it told anything`)));
  });
}

function tell(engine: string, path: string, floor: Measures, ours: Measures): void {
  const share = perSecond(ours) / perSecond(floor);
  const slower = ours.lookUpAfterMs / ours.lookUpBeforeMs;
  console.log(`${engine}
  floor (${path}): ${line(floor)}
  import: ${line(ours)}, ${share.toFixed(2)} of the floor (aim 0.60, under 300 MB)
  plain look-up: ${ours.lookUpBeforeMs.toFixed(2)} ms before, ${ours.lookUpAfterMs.toFixed(2)} ms after, ${slower.toFixed(2)} times (aim 1.50)`);
}

function line(measures: Measures): string {
  return `${Math.round(perSecond(measures))} rows/s (${(measures.ms / 1000).toFixed(1)} s), peak ${Math.round(measures.peakMb)} MB`;
}

function perSecond({ rows, ms }: Measures): number {
  return (rows / ms) * 1000;
}
