import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fixture,
  parseFile,
  temporaryFile,
  temporaryFolder,
} from '../../test/fixtures/statistics/parsed-file.js';
import { openTemporaryStore, type TemporaryStore } from '../../test/fixtures/statistics/temporary-store.js';
import { Lexicon } from '../lexicon/lexicon.js';
import { periodName } from './day.js';
import { EurostatCropsSource } from './sources/eurostat-crops.source.js';
import { FaostatSlaughterSource } from './sources/faostat-slaughter.source.js';
import { Source, WrongFormatError, type ParsedRow } from './sources/source.js';
import { isShared, shared } from '../../test/support/shared-folder.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const crops = new EurostatCropsSource();
const JUNE_2026 = fixture('eurostat-crops.2026-06.tsv');
const MAY_2024 = fixture('eurostat-crops.2024-05.tsv');

const FOLDER = shared('data/eurostat');
const present = isShared('a revision of a whole table is not tested', 'data/eurostat');

let store: TemporaryStore;
beforeEach(async () => {
  store = await openTemporaryStore();
});
afterEach(() => store.close());

/** Every stored figure as «codes measure period» → «value flags». */
async function figures(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { series, observations } of await store.service.observationsOf(
    await store.service.findSeries({}),
  )) {
    const name = `${series.productCode} ${series.placeCode} ${series.measure}`;
    for (const { period, value, flags } of observations) {
      found.set(`${name} ${periodName(period, series.frequency)}`, `${value} ${flags}`);
    }
  }
  return found;
}

async function figuresOf(source: Source, file: string): Promise<Map<string, string>> {
  const rows = (await parseFile(source, file)).figures;
  return new Map(
    rows.map(({ productCode, placeCode, measure, period, frequency, value, flags }) => [
      `${productCode} ${placeCode} ${measure} ${periodName(period, frequency)}`,
      `${value} ${flags}`,
    ]),
  );
}

describe('importing a later edition', () => {
  it('leaves exactly its figures and counts what changed', async () => {
    const first = await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const before = await figures();
    expect(before).toEqual(await figuresOf(crops, MAY_2024));
    const second = await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    const after = await figures();
    expect(after).toEqual(await figuresOf(crops, JUNE_2026));

    const kept = [...after].filter(([name]) => before.has(name));
    expect(first).toMatchObject({ outcome: 'loaded', inserted: before.size, revised: 0, removed: 0 });
    expect(second).toMatchObject({
      outcome: 'loaded',
      inserted: after.size - kept.length,
      revised: kept.filter(([name, figure]) => before.get(name) !== figure).length,
      unchanged: kept.filter(([name, figure]) => before.get(name) === figure).length,
      removed: before.size - kept.length,
    });
    expect(second.revised).toBeGreaterThan(0);
  });

  it('tells the first figures that changed, before and after', async () => {
    await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const before = await figures();
    const { changes, revised, removed } = await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW, {
      keptChanges: 1000,
    });
    const after = await figures();
    expect(changes).toHaveLength(revised + removed);
    for (const { series, before: old, after: now } of changes) {
      const name = `${series.productCode} ${series.placeCode} ${series.measure} ${periodName(old.period, 'annual')}`;
      expect(before.get(name)).toBe(`${old.value} ${old.flags}`);
      expect(after.get(name)).toBe(now ? `${now.value} ${now.flags}` : undefined);
    }
  });

  it('leaves no figure behind that belongs to no series, and keeps the import of what did not change', async () => {
    const first = await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const second = await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    const [counts]: object[] = await store.dataSource.query(
      `SELECT COUNT(*) AS stored, SUM(import_id = 1) AS old,
        SUM(series_id NOT IN (SELECT id FROM series)) AS orphans FROM observations`,
    );
    expect(counts).toEqual({
      stored: first.inserted + second.inserted - second.removed,
      old: second.unchanged,
      orphans: 0,
    });
  });

  it('moves the last period on', async () => {
    const criteria = { datasets: ['eurostat-crops'], measures: ['production'] };
    await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    const series = await store.service.findSeries(criteria);
    const wheat = series.find(({ productCode, placeCode }) => productCode === 'C1110' && placeCode === 'FR');
    expect(periodName(wheat?.lastPeriod ?? NaN, 'annual')).toBe('2025');
  });

  it('writes nothing for the same file, and keeps the later of two editions', async () => {
    await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    const before = await figures();
    expect(await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW)).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW)).toMatchObject({
      outcome: 'older',
    });
    expect(await figures()).toEqual(before);
    expect((await store.service.getDataset('eurostat-crops')).vintage).toBe('2026-06-29');
  });

  it('notes each import with its counts', async () => {
    await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const { inserted } = await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    const imports: object[] = await store.dataSource.query('SELECT * FROM dataset_imports ORDER BY id');
    expect(imports).toHaveLength(2);
    expect(imports[1]).toMatchObject({
      dataset_id: 'eurostat-crops',
      vintage: '2026-06-29',
      file_name: 'eurostat-crops.2026-06.tsv',
      imported_at: NOW.getTime(),
      inserted,
    });
  });

  it.skipIf(!present)('holds for the whole table', { timeout: 60_000 }, async () => {
    const later = join(FOLDER, 'estat_apro_cpsh1.tsv.gz');
    await store.loader.importFile(
      crops,
      join(FOLDER, 'vintage-2024-05/estat_apro_cpsh1.tsv.gz'),
      '2024-05-15',
      NOW,
    );
    const counts = await store.loader.importFile(crops, later, '2026-06-29', NOW);
    expect(await figures()).toEqual(await figuresOf(crops, later));
    expect(counts.inserted + counts.revised + counts.unchanged).toBe(334_050);
  });
});

describe('a file that cannot be imported', () => {
  class FailingSource extends Source {
    readonly id = 'failing';
    readonly extent = 'edition';
    readonly dataset = crops.dataset;

    async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
      yield* crops.parse(file);
      throw new Error('cut off');
    }
  }

  /** Everything that the statistics' tables hold. */
  async function everything(): Promise<unknown[]> {
    const tables = ['datasets', 'series', 'observations', 'dataset_imports'];
    return Promise.all(tables.map((table) => store.dataSource.query(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  }

  it.each([
    ['reading', new FailingSource(), null, /cut off/],
    ['writing figures', crops, 'INSERT ON observations WHEN NEW.value = 32940.64', /no more/],
    ['exchanging series', crops, 'DELETE ON series', /no more/],
    ['the last statement', crops, 'UPDATE ON datasets', /no more/],
  ])('leaves everything as it was where it fails while %s', async (_when, source, event, message) => {
    await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const before = await everything();
    if (event) {
      const body = "BEGIN SELECT RAISE(ABORT, 'no more'); END";
      await store.dataSource.query(`CREATE TRIGGER failing BEFORE ${event} ${body}`);
    }
    await expect(store.loader.importFile(source, JUNE_2026, '2026-06-29', NOW)).rejects.toThrow(message);
    expect(await everything()).toEqual(before);
  });

  it('is refused where too many of its lines cannot be read, and taken where that is allowed', async () => {
    const [header = '', ...lines] = readFileSync(JUNE_2026, 'utf8').split('\n');
    const damaged = temporaryFile('crops.tsv', [header, 'A,C1110,AR', ...lines].join('\n'));
    await expect(
      store.loader.importFile(crops, damaged, '2026-06-29', NOW, { maxRejected: 0.001 }),
    ).rejects.toThrow(/1 of \d+ lines cannot be read, first line 2/);
    expect(await store.service.datasets()).toEqual([]);
    const outcome = await store.loader.importFile(crops, damaged, '2026-06-29', NOW, { maxRejected: 0.5 });
    expect(outcome).toMatchObject({ outcome: 'loaded', rejected: 1, rejections: [{ line: 2 }] });
  });

  it('never empties the table: a file without figures is refused', async () => {
    await store.loader.importFile(crops, MAY_2024, '2024-05-15', NOW);
    const header = readFileSync(JUNE_2026, 'utf8').split('\n')[0] ?? '';
    const empty = temporaryFile('crops.tsv', `${header}\n`);
    await expect(store.loader.importFile(crops, empty, '2026-06-29', NOW)).rejects.toThrow(WrongFormatError);
    expect((await figures()).size).toBeGreaterThan(0);
  });
});

describe('a part of a table', () => {
  class PartialSlaughter extends Source {
    readonly #whole = new FaostatSlaughterSource();
    readonly id = this.#whole.id;
    readonly dataset = this.#whole.dataset;
    readonly extent = 'part';

    parse(file: string): AsyncIterable<Iterable<ParsedRow>> {
      return this.#whole.parse(file);
    }
  }

  it('adds to what is there and removes nothing', async () => {
    const header = 'area_code,country,species,year,animals_killed,Flag\n';
    const first = temporaryFile('2020.csv', `${header}68,France,pig,2020,5,A\n68,France,sheep,2020,6,A\n`);
    const second = temporaryFile('2019.csv', `${header}68,France,pig,2019,4,A\n68,France,pig,2020,7,E\n`);
    await store.loader.importFile(new PartialSlaughter(), first, '2021-02-01', NOW);
    expect(await store.loader.importFile(new PartialSlaughter(), second, '2020-02-01', NOW)).toMatchObject({
      outcome: 'loaded',
      inserted: 1,
      revised: 1,
      removed: 0,
    });
    expect([...(await figures())]).toEqual([
      ['pig 68 slaughtered 2019', '4 '],
      ['pig 68 slaughtered 2020', '7 e'],
      ['sheep 68 slaughtered 2020', '6 '],
    ]);
    const [pig] = await store.service.findSeries({ measures: ['slaughtered'] });
    expect([pig?.firstPeriod, pig?.lastPeriod].map((day) => periodName(day ?? NaN, 'annual'))).toEqual([
      '2019',
      '2020',
    ]);
    expect((await store.service.getDataset('faostat-slaughter')).vintage).toBe('2021-02-01');
  });
});

describe('the names of series', () => {
  it('are the publisher’s codes until the lexicon knows them, and follow when it does', async () => {
    const file = temporaryFile(
      'k.csv',
      'area_code,country,species,year,animals_killed,Flag\n68,France,pig,2020,5,A\n',
    );
    const nothing = new Lexicon({ products: [], places: [], measures: [], units: [], publishers: [] });
    await store.loaderWith(nothing).importFile(new FaostatSlaughterSource(), file, '2021-02-01', NOW);
    expect(
      await store.service.findSeries({ products: ['faostat-animal:pig'], places: ['faostat:68'] }),
    ).toHaveLength(1);

    await store.loader.renameSeries();
    const [renamed] = await store.service.findSeries({ places: ['FR'] });
    expect(renamed?.product).toBe(store.lexicon.findByCode('product', 'faostat-animal', 'pig'));
    expect((await figures()).size).toBe(1);
  });
});

describe('loading bundled figures', () => {
  function pack(value: string, vintage: string, id = 'tiny'): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tiny'));
    const description = { ...crops.dataset, id, vintage };
    writeFileSync(join(folder, 'tiny', 'dataset.json'), JSON.stringify(description));
    const line = `C1110,FR,production,kt,annual,2020,${value}`;
    writeFileSync(
      join(folder, 'tiny', 'series.csv'),
      `product_code,place_code,measure,unit,frequency,first_period,observations\n${line}\n`,
    );
    return folder;
  }

  it('takes a corrected edition of the same day, and no earlier one', async () => {
    expect(await store.loader.loadPack(pack('1 2', '2026-01-01'), NOW)).toMatchObject([
      { outcome: 'loaded', inserted: 2 },
    ]);
    expect(await store.loader.loadPack(pack('1 3', '2026-01-01'), NOW)).toMatchObject([
      { revised: 1, unchanged: 1 },
    ]);
    expect(await store.loader.loadPack(pack('9 9', '2025-01-01'), NOW)).toMatchObject([{ outcome: 'older' }]);
    expect([...(await figures()).values()]).toEqual(['1 ', '3 ']);
  });

  it('never takes the place of much that was imported, whatever its day, nor of the same day’s', async () => {
    const whole = await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW);
    for (const [vintage, outcome] of [
      ['2026-06-29', 'older'],
      ['2026-07-01', 'short'],
    ] as const)
      expect(await store.loader.loadPack(pack('1 2', vintage, crops.dataset.id), NOW)).toMatchObject([
        { outcome, inserted: 0, removed: 0 },
      ]);
    expect((await figures()).size).toBe(whole.inserted);
    expect((await store.service.getDataset('eurostat-crops')).vintage).toBe('2026-06-29');
  });

  it('gives way to an import of the whole table of the same day', async () => {
    await store.loader.loadPack(pack('1 2', '2026-06-29', crops.dataset.id), NOW);
    expect(await store.loader.importFile(crops, JUNE_2026, '2026-06-29', NOW)).toMatchObject({
      outcome: 'loaded',
      revised: 2,
    });
    expect(await store.loader.loadPack(pack('1 2', '2026-06-29', crops.dataset.id), NOW)).toMatchObject([
      { outcome: 'older' },
    ]);
  });

  it('says which line is not one, and loads nothing of it', async () => {
    await expect(store.loader.loadPack(pack('1 x', '2026-01-01'), NOW)).rejects.toThrow('not a figure: «x»');
    expect(await store.service.datasets()).toEqual([]);
  });
});
