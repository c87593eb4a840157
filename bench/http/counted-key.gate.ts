import { randomBytes } from 'node:crypto';
import Database, { type Statement } from 'better-sqlite3';
import { keyIdOf, macOf, makeKey, sameMac } from '../../src/keys/key-secret.js';
import { KeyGate } from './key-gate.js';

const SCHEMA = `
  CREATE TABLE api_keys (id TEXT PRIMARY KEY, account_id TEXT NOT NULL, mac TEXT NOT NULL, revoked_at INTEGER);
  CREATE TABLE quota_usage (account_id TEXT PRIMARY KEY, day_used INTEGER NOT NULL, week_used INTEGER NOT NULL);
  INSERT INTO quota_usage VALUES ('bench', 0, 0)`;
const READ_KEY = 'SELECT account_id AS accountId, mac FROM api_keys WHERE id = ? AND revoked_at IS NULL';
const COUNT = `UPDATE quota_usage SET day_used = day_used + 1, week_used = week_used + 1
  WHERE account_id = ? AND day_used < ? AND week_used < ?`;
const LIMIT = 1_000_000_000;

interface KeyOnFile {
  accountId: string;
  mac: string;
}

/**
 * The least that the contract asks of every call: one indexed read of the key, checked by its keyed hash, and one
 * write that counts the question within two limits; by the service's SQLite driver, without ORM.
 */
export class CountedKeyGate extends KeyGate {
  readonly key: string;
  readonly #pepper = { version: 1, secret: randomBytes(32).toString('hex') };
  readonly #readKey: Statement<[string | null], KeyOnFile>;
  readonly #count: Statement<[string, number, number]>;

  /** @param path of a database that does not exist yet */
  constructor(path: string) {
    super();
    const database = new Database(path);
    for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL', 'cache_size = -32000'])
      database.pragma(setting);
    database.exec(SCHEMA);
    const { id, key } = makeKey();
    this.key = key;
    database.prepare("INSERT INTO api_keys VALUES (?, 'bench', ?, NULL)").run(id, macOf(key, this.#pepper));
    this.#readKey = database.prepare(READ_KEY);
    this.#count = database.prepare(COUNT);
  }

  admits(presented: string): boolean {
    const onFile = this.#readKey.get(keyIdOf(presented));
    if (!onFile || !sameMac(macOf(presented, this.#pepper), onFile.mac)) return false;
    return this.#count.run(onFile.accountId, LIMIT, LIMIT).changes === 1;
  }
}
