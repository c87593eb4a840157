import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBulkFile } from '../../bench/import/bulk-file.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { FaostatQclSource } from '../../src/statistics/sources/faostat-qcl.source.js';
import { findSource } from '../../src/statistics/sources/source.registry.js';
import { figuresOf, leftoversOf } from '../fixtures/statistics/stored-figures.js';
import { type Engine, describeOnEngines, describeOnSqlite, temporaryFolder } from '../support/engines.js';
import { stopProgram } from '../support/process.js';
import { type Imports, NOW, openImports } from '../../bench/import/imports-store.js';
import { isShared, shared } from '../support/shared-folder.js';

const ROWS = 120_000;
const LONG_MS = 120_000;

const PAIRS = [
  {
    id: 'eurostat-crops',
    older: 'data/eurostat/vintage-2024-05/estat_apro_cpsh1.tsv.gz',
    newer: 'data/eurostat/estat_apro_cpsh1.tsv.gz',
  },
  {
    id: 'worldbank-prices',
    older: 'data/worldbank/vintage-2025-11/CMO-Historical-Data-Monthly.xlsx',
    newer: 'data/worldbank/CMO-Historical-Data-Monthly.xlsx',
  },
];
const present = isShared(
  'real pairs of editions are not imported',
  ...PAIRS.flatMap(({ older, newer }) => [older, newer]),
);

/** An import in a process of its own. */
class ImportingChild {
  readonly ended: Promise<number | null>;
  figures = 0;
  outcome: Record<string, unknown> | null = null;

  constructor(
    args: readonly string[],
    private readonly child: ChildProcess = forkImport(args),
    onFigures: (figures: number) => void = () => undefined,
  ) {
    child.on('message', (message: { figures?: number; outcome?: Record<string, unknown> }) => {
      this.figures = message.figures ?? this.figures;
      this.outcome = message.outcome ?? this.outcome;
      onFigures(this.figures);
    });
    this.ended = new Promise((resolve) => child.once('exit', resolve));
  }

  kill(): Promise<void> {
    return stopProgram(this.child, 'SIGKILL');
  }
}

function forkImport(args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL('./imports-child.main.ts', import.meta.url)), [...args], {
    execArgv: ['--import', new URL('../support/run-typescript.mjs', import.meta.url).href],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

let open: Imports[] = [];
afterEach(async () => {
  for (const { dataSource } of open) await dataSource.destroy();
  open = [];
});

async function openStore(databaseUrl: string): Promise<Imports> {
  const imports = await openImports(databaseUrl);
  open.push(imports);
  return imports;
}

/** A bulk file, and a later edition of it: every seventh figure revised, one series withdrawn. */
async function twoEditions(): Promise<{ older: string; newer: string }> {
  const folder = await temporaryFolder();
  const [older, newer] = [join(folder, 'older.csv'), join(folder, 'newer.csv')];
  await writeBulkFile(older, ROWS, loadLexicon());
  const [header = '', ...lines] = readFileSync(older, 'utf8').split('\r\n');
  const later = lines.slice(64).map((line, at) => (at % 7 === 0 ? line.replace(/,\w,$/, ',P,') : line));
  writeFileSync(newer, [header, ...later].join('\r\n'));
  return { older, newer };
}

describeOnEngines('an import that is killed', (engine: Engine) => {
  let databaseUrl = '';
  let files = { older: '', newer: '' };
  beforeEach(async () => {
    databaseUrl = await engine.newDatabase();
    files = await twoEditions();
  });

  it(
    'leaves the previous edition answering, and the next import nothing of it',
    { timeout: LONG_MS },
    async () => {
      const store = await openStore(databaseUrl);
      await store.loader.importFile(new FaostatQclSource(), files.older, '2025-01-01', NOW);
      const before = await figuresOf(store);
      expect(before.size).toBe(ROWS);

      for (const share of [0.1, 0.9]) {
        const child: ImportingChild = new ImportingChild(
          [databaseUrl, 'faostat-qcl', files.newer, '2026-01-01'],
          undefined,
          (figures) => {
            if (figures > share * ROWS) void child.kill();
          },
        );
        await child.ended;
        expect(child.outcome).toBeNull();
        expect(await figuresOf(store)).toEqual(before);
      }
      expect((await store.service.getDataset('faostat-qcl')).vintage).toBe('2025-01-01');
      expect((await store.service.imports()).map(({ vintage }) => vintage)).toEqual(['2025-01-01']);
      expect(await leftoversOf(store)).not.toEqual({ orphans: 0, underWay: 0 });

      const outcome = await store.loader.importFile(new FaostatQclSource(), files.newer, '2026-01-01', NOW);
      expect(outcome).toMatchObject({ outcome: 'loaded', inserted: 0, removed: 64 });
      expect(outcome.revised).toBeGreaterThan(ROWS / 8);
      expect((await figuresOf(store)).size).toBe(ROWS - 64);
      expect(await leftoversOf(store)).toEqual({ orphans: 0, underWay: 0 });
    },
  );

  it('of a first edition leaves nothing', { timeout: LONG_MS }, async () => {
    const store = await openStore(databaseUrl);
    const child: ImportingChild = new ImportingChild(
      [databaseUrl, 'faostat-qcl', files.older, '2025-01-01'],
      undefined,
      (figures) => {
        if (figures > ROWS / 2) void child.kill();
      },
    );
    await child.ended;
    expect([await store.service.datasets(), await store.service.findSeries({})]).toEqual([[], []]);
    const outcome = await store.loader.importFile(new FaostatQclSource(), files.older, '2025-01-01', NOW);
    expect(outcome).toMatchObject({ outcome: 'loaded', inserted: ROWS });
    expect(await leftoversOf(store)).toEqual({ orphans: 0, underWay: 0 });
  });

  it('two at once take turns, and the second finds the work done', { timeout: LONG_MS }, async () => {
    const args = [databaseUrl, 'faostat-qcl', files.older, '2025-01-01'];
    const children = [new ImportingChild(args), new ImportingChild(args)];
    expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0]);
    const outcomes = children.map(({ outcome }) => String(outcome?.['outcome']));
    expect(outcomes.toSorted()).toEqual(['loaded', 'unchanged']);
    expect((await figuresOf(await openStore(databaseUrl))).size).toBe(ROWS);
  });
});

describeOnSqlite('while another process imports', (engine: Engine) => {
  it('the service answers, and never waits long to write', { timeout: LONG_MS }, async () => {
    const databaseUrl = await engine.newDatabase();
    const files = await twoEditions();
    const store = await openStore(databaseUrl);
    await store.loader.importFile(new FaostatQclSource(), files.older, '2025-01-01', NOW);
    await store.unitOfWork.execute(
      "INSERT INTO quota_usage (account_id, day, day_used, day_refunds, week, week_used) VALUES ('acme', '', 0, 0, '', 0)",
      [],
    );
    const child = new ImportingChild([databaseUrl, 'faostat-qcl', files.newer, '2026-01-01']);
    const end = child.ended.then(() => 'ended');
    const editions = new Set<string>();
    let longest = 0;
    let writes = 0;
    do {
      const started = performance.now();
      await store.unitOfWork.execute('UPDATE quota_usage SET day_used = day_used + 1 WHERE account_id = ?', [
        'acme',
      ]);
      longest = Math.max(longest, performance.now() - started);
      writes += 1;
      const [dataset] = await store.service.datasets();
      const some = await store.service.findSeries({ products: ['wheat'], measures: ['production'] });
      const read = await store.service.observationsOf(some);
      expect(some.length).toBeGreaterThan(0);
      expect(read.every(({ observations }) => observations.length === 64)).toBe(true);
      editions.add(dataset?.vintage ?? '');
    } while ((await Promise.race([end, pause(2)])) !== 'ended');
    expect(child.outcome).toMatchObject({ outcome: 'loaded' });
    expect([...editions].sort()).toEqual(['2025-01-01', '2026-01-01']);
    console.log(`longest wait of ${writes} writes during an import: ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(1_500);
  });
});

describeOnEngines('real pairs of editions', (engine: Engine) => {
  it.skipIf(!present).each(PAIRS)('$id: every figure is the new one', { timeout: LONG_MS }, async (pair) => {
    const source = findSource(pair.id);
    if (!source) throw new Error(`no source ${pair.id}`);
    const revised = await openStore(await engine.newDatabase());
    await revised.loader.importFile(source, shared(pair.older), '2024-01-01', NOW);
    const old = await figuresOf(revised);
    const outcome = await revised.loader.importFile(source, shared(pair.newer), '2026-01-01', NOW);
    const fresh = await openStore(await engine.newDatabase());
    await fresh.loader.importFile(source, shared(pair.newer), '2026-01-01', NOW);
    const now = await figuresOf(revised);
    expect(now).toEqual(await figuresOf(fresh));
    const kept = [...old].filter(([name]) => now.has(name));
    expect(outcome).toMatchObject({
      inserted: now.size - kept.length,
      revised: kept.filter(([name, figure]) => now.get(name) !== figure).length,
      removed: old.size - kept.length,
    });
    expect(await leftoversOf(revised)).toEqual({ orphans: 0, underWay: 0 });
    const again = await revised.loader.importFile(source, shared(pair.newer), '2026-01-01', NOW);
    expect(again).toMatchObject({ outcome: 'unchanged', inserted: 0, revised: 0 });
  });
});
