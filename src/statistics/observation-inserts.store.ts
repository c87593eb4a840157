import { Readable } from 'node:stream';
import type { DataSource, QueryRunner } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { StoredObservation } from './observation-diff.js';
import type { Observation } from './series.js';

/** Figures of one transaction on SQLite: some ten milliseconds' worth, for which other writers wait. */
const ROWS_PER_TRANSACTION = 10_000;

/** What one LOAD DATA sends, some thirty thousand figures, and figures of one commit, for which no other writer waits. */
const BYTES_PER_LOAD = 1 << 20;
const ROWS_PER_COMMIT = 200_000;

/** Rows of one INSERT; with five columns a thousand parameters, which every supported database takes. */
const ROWS_PER_INSERT = 200;
const COLUMNS = 5;

/** Tab-separated lines into the table, as MySQL and MariaDB read them fastest. */
const LOAD_DATA = `LOAD DATA LOCAL INFILE 'observations' INTO TABLE observations
  CHARACTER SET utf8mb4 FIELDS TERMINATED BY '\\t' ESCAPED BY '\\\\' LINES TERMINATED BY '\\n'
  (series_id, period, value, flags, import_id)`;

/** A figure, and the import that last changed it where that is not the one under way. */
export type NewObservation = Observation & Partial<StoredObservation>;

/**
 * Writes figures of new series in short transactions of their own. Statements are plain SQL with many rows each: the
 * ORM's own inserts take some twenty times as long.
 */
export abstract class ObservationInserts {
  /** The fastest way that the store's engine and settings allow. */
  static async open(dataSource: DataSource, unitOfWork: UnitOfWork): Promise<ObservationInserts> {
    if (dataSource.options.type === 'better-sqlite3') return new MultiRowInserts(unitOfWork);
    const [setting] = await dataSource.query<{ allowed: unknown }[]>('SELECT @@local_infile AS allowed');
    return Number(setting?.allowed) === 1
      ? new LoadDataInserts(dataSource.createQueryRunner())
      : new MultiRowInserts(unitOfWork);
  }

  /** Takes figures of a series, and writes when there are enough. */
  abstract add(seriesId: number, observations: readonly NewObservation[], importId: number): Promise<void>;

  /** Writes what still waits. */
  abstract flush(): Promise<void>;

  /** Forgets what still waits. */
  abstract close(): Promise<void>;
}

class MultiRowInserts extends ObservationInserts {
  /** Parameters of one INSERT each; one long list would live, and be moved about, among the old objects. */
  #batches: (number | string | null)[][] = [[]];

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  override async add(
    seriesId: number,
    observations: readonly NewObservation[],
    importId: number,
  ): Promise<void> {
    let batch = this.#batches.at(-1) ?? [];
    for (const { period, value, flags, importId: own } of observations) {
      if (batch.length === ROWS_PER_INSERT * COLUMNS) this.#batches.push((batch = []));
      batch.push(seriesId, period, value, flags, own ?? importId);
    }
    if (this.#batches.length * ROWS_PER_INSERT > ROWS_PER_TRANSACTION) await this.flush();
  }

  override async flush(): Promise<void> {
    const batches = this.#batches.filter(({ length }) => length > 0);
    this.#batches = [[]];
    if (batches.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      for (const batch of batches) await manager.query(insertOf(batch.length / COLUMNS), batch);
    });
  }

  override close(): Promise<void> {
    this.#batches = [[]];
    return Promise.resolve();
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

/**
 * One load is under way while the next one is gathered. Both lie in memory of their own: lines that waited as strings
 * took more time to be moved about by the garbage collector than all the rest of an import.
 */
class LoadDataInserts extends ObservationInserts {
  #lines = Buffer.allocUnsafe(BYTES_PER_LOAD);
  #other = Buffer.allocUnsafe(BYTES_PER_LOAD);
  #bytes = 0;
  #rows = 0;
  #uncommitted = 0;
  #underWay: Promise<void> = Promise.resolve();

  constructor(private readonly runner: QueryRunner) {
    super();
  }

  override async add(
    seriesId: number,
    observations: readonly NewObservation[],
    importId: number,
  ): Promise<void> {
    let lines = '';
    for (const { period, value, flags, importId: own } of observations)
      lines += `${seriesId}\t${period}\t${value ?? '\\N'}\t${flags}\t${own ?? importId}\n`;
    const bytes = Buffer.byteLength(lines);
    if (this.#bytes + bytes > this.#lines.length) await this.#send();
    if (bytes > this.#lines.length) this.#lines = Buffer.allocUnsafe(bytes);
    this.#bytes += this.#lines.write(lines, this.#bytes);
    this.#rows += observations.length;
  }

  override async flush(): Promise<void> {
    await this.#send();
    await this.#underWay;
    if (this.runner.isTransactionActive) await this.runner.commitTransaction();
  }

  override async close(): Promise<void> {
    if (this.runner.isReleased) return;
    await this.#underWay.catch(() => undefined);
    if (this.runner.isTransactionActive) await this.runner.rollbackTransaction().catch(() => undefined);
    await this.runner.release();
  }

  async #send(): Promise<void> {
    await this.#underWay;
    if (this.#rows === 0) return;
    const load = this.#load(this.#lines.subarray(0, this.#bytes), this.#rows);
    // Told to whoever sends next, or flushes.
    load.catch(() => undefined);
    this.#underWay = load;
    [this.#lines, this.#other] = [this.#other, this.#lines];
    [this.#bytes, this.#rows] = [0, 0];
  }

  async #load(lines: Buffer, rows: number): Promise<void> {
    if (!this.runner.isTransactionActive) await this.runner.startTransaction();
    const connection: Mysql2Connection = await this.runner.connect();
    const written = await new Promise<number>((resolve, reject) => {
      connection.query(
        { sql: LOAD_DATA, infileStreamFactory: () => Readable.from([lines]) },
        (error, result) => (error ? reject(error) : resolve(result?.affectedRows ?? 0)),
      );
    });
    // LOAD DATA LOCAL passes over what does not fit, with a warning only.
    if (written !== rows) throw new Error(`the database took ${written} of ${rows} figures`);
    this.#uncommitted += rows;
    if (this.#uncommitted < ROWS_PER_COMMIT) return;
    await this.runner.commitTransaction();
    this.#uncommitted = 0;
  }
}
