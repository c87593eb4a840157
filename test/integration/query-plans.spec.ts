import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBulkFile } from '../../bench/import/bulk-file.js';
import { type Imports, NOW, openImports } from '../../bench/import/imports-store.js';
import { loadLexicon } from '../../src/lexicon/lexicon.loader.js';
import type { SeriesCriteria } from '../../src/statistics/series.js';
import { FaostatQclSource } from '../../src/statistics/sources/faostat-qcl.source.js';
import { type Engine, describeOnEngines, temporaryFolder } from '../support/engines.js';

const ROWS = 200_000;
const FROM_2020 = { from: 18_262 };

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** What a question asks: one series, the places of a ranking, all products of a place. */
const QUESTIONS: [asked: string, criteria: SeriesCriteria][] = [
  ['one product in one place', { products: ['wheat'], places: ['WLD'], measures: ['production'] }],
  ['one product in every place', { products: ['wheat'], measures: ['production'] }],
  ['everything of one product in one place', { products: ['wheat'], places: ['WLD'] }],
];

describeOnEngines('over hundreds of thousands of figures', (engine: Engine) => {
  let store: Imports;
  beforeAll(async () => {
    const file = join(await temporaryFolder(), 'bulk.csv');
    await writeBulkFile(file, ROWS, loadLexicon());
    store = await openImports(await engine.newDatabase());
    await store.loader.importFile(new FaostatQclSource(), file, '2026-01-01', NOW);
  });
  afterAll(() => store.dataSource.destroy());

  /** Every statement that `work` sends to the database. */
  async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    const { dataSource } = store;
    const sent: Statement[] = [];
    const query = dataSource.query.bind(dataSource);
    dataSource.query = async (sql: string, parameters: unknown[] = []) => {
      sent.push({ sql, parameters });
      return await query(sql, parameters);
    };
    try {
      await work();
    } finally {
      dataSource.query = query;
    }
    return sent;
  }

  /** How the engine reads each table of a statement: by an index, or from beginning to end. */
  async function accessOf({ sql, parameters }: Statement): Promise<string[]> {
    if (engine.name === 'SQLite') {
      const steps = await store.dataSource.query<{ detail: string }[]>(
        `EXPLAIN QUERY PLAN ${sql}`,
        parameters,
      );
      return steps.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH)/.test(detail));
    }
    const steps = await store.dataSource.query<{ type: string; key: string }[]>(`EXPLAIN ${sql}`, parameters);
    return steps.map(
      ({ type, key }) => `${['ALL', 'index'].includes(type) ? 'SCAN' : 'SEARCH'} ${type} ${key}`,
    );
  }

  it.each(QUESTIONS)('%s is found and read by index', async (_asked, criteria) => {
    const found = await store.service.findSeries(criteria);
    expect(found.length).toBeGreaterThan(0);
    const statements = await statementsOf(async () => {
      await store.service.observationsOf(await store.service.findSeries(criteria), FROM_2020);
      await store.service.coverage(criteria);
    });
    expect(statements).toHaveLength(3);
    const access = await Promise.all(statements.map((statement) => accessOf(statement)));
    expect(access.flat().length).toBeGreaterThanOrEqual(3);
    expect(access.flat().filter((one) => !one.startsWith('SEARCH'))).toEqual([]);
  });

  it('a statement without an index is told from those with one', async () => {
    const [access] = await accessOf({ sql: 'SELECT * FROM observations WHERE value > 5', parameters: [] });
    expect(access).toMatch(/^SCAN/);
  });
});
