import { Readable } from 'node:stream';
import type { DataSource, QueryRunner } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { Observation } from './series.js';
import type { StoredObservation } from './observation-diff.js';

/** Figures of one transaction on SQLite: some ten milliseconds' worth, for which other writers wait. */
const ROWS_PER_TRANSACTION = 10_000;

/** Figures of one LOAD DATA, which no other writer waits for. */
const ROWS_PER_LOAD = 40_000;

/** Rows of one INSERT; with five columns a thousand parameters, which every supported database takes. */
const ROWS_PER_INSERT = 200;
const COLUMNS = 5;

/** Tab-separated lines into the table, as MySQL and MariaDB read them fastest. */
const LOAD_DATA = `LOAD DATA LOCAL INFILE 'observations' INTO TABLE observations
  CHARACTER SET utf8mb4 FIELDS TERMINATED BY '\\t' ESCAPED BY '\\\\' LINES TERMINATED BY '\\n'
  (series_id, period, value, flags, import_id)`;

type Parameter = number | string | null;

/**
 * Writes figures of new series in short transactions of their own. Statements are plain SQL with many rows each: the
 * ORM's own inserts take some twenty times as long.
 */
export abstract class ObservationInserts {
  /** Parameters of one INSERT each; one long list would live, and be moved about, among the old objects. */
  #waiting: Parameter[][] = [[]];

  /** The fastest way that the store's engine and settings allow. */
  static async open(dataSource: DataSource, unitOfWork: UnitOfWork): Promise<ObservationInserts> {
    if (dataSource.options.type === 'better-sqlite3') return new MultiRowInserts(unitOfWork);
    const [setting] = await dataSource.query<{ allowed: unknown }[]>('SELECT @@local_infile AS allowed');
    return Number(setting?.allowed) === 1
      ? new LoadDataInserts(dataSource.createQueryRunner())
      : new MultiRowInserts(unitOfWork);
  }

  /** @param importId of all of them, where they do not say it themselves */
  async add(
    seriesId: number,
    observations: readonly (Observation & Partial<StoredObservation>)[],
    importId: number,
  ): Promise<void> {
    let batch = this.#waiting.at(-1) ?? [];
    for (const { period, value, flags, importId: own } of observations) {
      if (batch.length === ROWS_PER_INSERT * COLUMNS) this.#waiting.push((batch = []));
      batch.push(seriesId, period, value, flags, own ?? importId);
    }
    if (this.#waiting.length * ROWS_PER_INSERT > this.rowsPerTransaction) await this.#send();
  }

  /** Writes what still waits. */
  async flush(): Promise<void> {
    await this.#send();
    await this.settle();
  }

  async close(): Promise<void> {
    this.#waiting = [[]];
    await this.release();
  }

  protected abstract readonly rowsPerTransaction: number;

  protected abstract write(batches: readonly (readonly Parameter[])[]): Promise<void>;

  protected settle(): Promise<void> {
    return Promise.resolve();
  }

  protected release(): Promise<void> {
    return Promise.resolve();
  }

  async #send(): Promise<void> {
    const batches = this.#waiting.filter(({ length }) => length > 0);
    this.#waiting = [[]];
    if (batches.length > 0) await this.write(batches);
  }
}

class MultiRowInserts extends ObservationInserts {
  protected override readonly rowsPerTransaction = ROWS_PER_TRANSACTION;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  protected override async write(batches: readonly Parameter[][]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      for (const batch of batches) await manager.query(insertOf(batch.length / COLUMNS), batch);
    });
  }
}

const FULL_INSERT = insertOfRows(ROWS_PER_INSERT);

function insertOf(rows: number): string {
  return rows === ROWS_PER_INSERT ? FULL_INSERT : insertOfRows(rows);
}

function insertOfRows(rows: number): string {
  return `INSERT INTO observations (series_id, period, value, flags, import_id) VALUES ${Array(rows).fill('(?,?,?,?,?)').join(',')}`;
}

/** What mysql2 offers beyond TypeORM: the text of LOAD DATA LOCAL from a stream instead of a file. */
interface Mysql2Connection {
  query(
    statement: { sql: string; infileStreamFactory: () => Readable },
    done: (error: Error | null, result: { affectedRows: number } | undefined) => void,
  ): void;
}

/** One load is under way while the next one is gathered. */
class LoadDataInserts extends ObservationInserts {
  protected override readonly rowsPerTransaction = ROWS_PER_LOAD;
  #underWay: Promise<void> = Promise.resolve();

  constructor(private readonly runner: QueryRunner) {
    super();
  }

  protected override async write(batches: readonly (readonly Parameter[])[]): Promise<void> {
    await this.#underWay;
    const load = this.#load(batches);
    // Told to whoever writes next, or settles.
    load.catch(() => undefined);
    this.#underWay = load;
  }

  protected override settle(): Promise<void> {
    return this.#underWay;
  }

  protected override async release(): Promise<void> {
    await this.#underWay.catch(() => undefined);
    await this.runner.release();
  }

  async #load(batches: readonly (readonly Parameter[])[]): Promise<void> {
    const connection: Mysql2Connection = await this.runner.connect();
    const lines = Buffer.from(batches.map(linesOf).join(''));
    const rows = batches.reduce((total, { length }) => total + length / COLUMNS, 0);
    const written = await new Promise<number>((resolve, reject) => {
      connection.query(
        { sql: LOAD_DATA, infileStreamFactory: () => Readable.from([lines]) },
        (error, result) => (error ? reject(error) : resolve(result?.affectedRows ?? 0)),
      );
    });
    // LOAD DATA LOCAL passes over what does not fit, with a warning only.
    if (written !== rows) throw new Error(`the database took ${written} of ${rows} figures`);
  }
}

function linesOf(parameters: readonly Parameter[]): string {
  let text = '';
  for (const [at, parameter] of parameters.entries())
    text += `${parameter ?? '\\N'}${at % COLUMNS === COLUMNS - 1 ? '\n' : '\t'}`;
  return text;
}
