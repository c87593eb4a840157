import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBulkFile } from '../../bench/import/bulk-file.js';
import { type Imports, NOW, openImports } from '../../bench/import/imports-store.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import { TooManyRemovedError } from '../../src/statistics/import-options.js';
import { FaostatQclSource } from '../../src/statistics/sources/faostat-qcl.source.js';
import { figuresOf, leftoversOf } from '../fixtures/statistics/stored-figures.js';
import { describeOnEngines, temporaryFolder } from '../support/engines.js';

const SERIES = 100;
const YEARS = 64;
const source = new FaostatQclSource();

describeOnEngines('an edition that lacks figures', (engine) => {
  let store: Imports;
  let lines: string[];
  let folder: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    const whole = join(folder, 'whole.csv');
    await writeBulkFile(whole, SERIES * YEARS, loadLexicon());
    lines = readFileSync(whole, 'utf8').split('\r\n');
    store = await openImports(await engine.newDatabase());
    await store.loader.importFile(source, whole, '2025-01-01', NOW);
  });
  afterEach(() => store.dataSource.destroy());

  /** The table without its first figures. */
  function editionWithout(figures: number): string {
    const file = join(folder, 'short.csv');
    writeFileSync(file, [lines[0], ...lines.slice(1 + figures)].join('\r\n'));
    return file;
  }

  it('is taken while they are one in twenty at most', async () => {
    const file = editionWithout((SERIES * YEARS) / 20);
    expect(await store.loader.importFile(source, file, '2026-01-01', NOW)).toMatchObject({
      outcome: 'loaded',
      removed: 320,
      unchanged: 6080,
    });
  });

  it('is refused where they are more, and says what is absent; nothing has changed', async () => {
    const before = await figuresOf(store);
    const file = editionWithout((SERIES * YEARS) / 20 + 1);
    const refused = store.loader.importFile(source, file, '2026-01-01', NOW);
    await expect(refused).rejects.toBeInstanceOf(TooManyRemovedError);
    await expect(refused).rejects.toThrow(
      /^short\.csv: an edition that lacks 321 of the 6400 stored figures, 5 series as a whole, first \S+ \S+ \S+ \(0 new, 0 revised\)/,
    );
    expect(await figuresOf(store)).toEqual(before);
    expect((await store.service.getDataset('faostat-qcl')).vintage).toBe('2025-01-01');
    expect(await leftoversOf(store)).toEqual({ orphans: 0, underWay: 0 });
  });

  it('is taken where that is allowed, and tells the figures that went', async () => {
    const file = editionWithout(SERIES * YEARS - 10);
    const options = { maxRemoved: 1, keptChanges: 1_000 };
    const outcome = await store.loader.importFile(source, file, '2026-01-01', NOW, options);
    expect(outcome).toMatchObject({ outcome: 'loaded', removed: 6390, unchanged: 10 });
    expect(outcome.changes).toHaveLength(1_000);
    expect(outcome.changes.every(({ after }) => after === null)).toBe(true);
    expect((await figuresOf(store)).size).toBe(10);
  });
});
