import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { describeOnEngines } from '../support/engines.js';

describeOnEngines('units of work', (engine) => {
  let dataSource: DataSource;
  let units: UnitOfWork;
  beforeAll(async () => {
    dataSource = await new DataSource(await dataSourceOptions(await engine.newDatabase())).initialize();
    await dataSource.query('CREATE TABLE notes (id INT PRIMARY KEY, n INT NOT NULL)');
    units = new UnitOfWork(dataSource);
  });
  beforeEach(() => dataSource.query('DELETE FROM notes'));
  afterAll(() => dataSource.destroy());
  const ids = async (): Promise<number[]> => {
    const rows: { id: number }[] = await dataSource.query('SELECT id FROM notes ORDER BY id');
    return rows.map(({ id }) => id);
  };

  it('do not fail for each other, and one that fails undoes its own writes alone', async () => {
    const works = Array.from({ length: 12 }, (_, id) =>
      units.run(async (manager) => {
        await manager.query('INSERT INTO notes VALUES (?, 1)', [id]);
        await pause(2);
        if (id % 3 === 0) throw new Error(`no ${id}`);
      }),
    );
    const writes = [101, 102, 103].map((id) => units.execute('INSERT INTO notes VALUES (?, 1)', [id]));
    const outcomes = await Promise.allSettled([...works, ...writes]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(await ids()).toEqual([1, 2, 4, 5, 7, 8, 10, 11, 101, 102, 103]);
  });

  it('join the one that they are begun in', async () => {
    const failing = units.run(async () => {
      await units.execute('INSERT INTO notes VALUES (1, 1)', []);
      await units.run((manager) => manager.query('INSERT INTO notes VALUES (2, 1)'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await ids()).toEqual([]);
  });

  it('tell how many rows a statement changed, found rows included', async () => {
    await units.execute('INSERT INTO notes VALUES (1, 1), (2, 1), (3, 1)', []);
    expect(await units.execute('UPDATE notes SET n = n + 1 WHERE id > ?', [1])).toBe(2);
    expect(await units.execute('UPDATE notes SET n = 1 WHERE id = 1', [])).toBe(1);
    expect(await units.execute('UPDATE notes SET n = 1 WHERE id = 9', [])).toBe(0);
  });

  it('are done again where their locks cross', async () => {
    await units.execute('INSERT INTO notes VALUES (1, 0), (2, 0)', []);
    const crossing = Array.from({ length: 10 }, (_, i) =>
      units.run(async (manager) => {
        for (const id of i % 2 ? [1, 2] : [2, 1]) {
          await manager.query('UPDATE notes SET n = n + 1 WHERE id = ?', [id]);
          await pause(5);
        }
      }),
    );
    await Promise.all(crossing);
    expect(await dataSource.query('SELECT n FROM notes')).toEqual([{ n: 10 }, { n: 10 }]);
  });

  it('go on after a failure', async () => {
    await expect(units.execute('NO SUCH STATEMENT', [])).rejects.toThrow(/syntax/);
    await expect(units.run((manager) => manager.query('NO SUCH STATEMENT'))).rejects.toThrow(/syntax/);
    expect(await units.run(async () => 7)).toBe(7);
  });
});
