/** What drivers say when the database cannot be reached or cannot take writes, as against a wrong statement. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'POOL_CLOSED',
  'POOL_NONEONLINE',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_UNKNOWN_COM_ERROR',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
]);

/** With SQLite's extended codes (SQLITE_BUSY_SNAPSHOT, SQLITE_IOERR_FSYNC …) under their first one. */
const UNAVAILABLE_SQLITE =
  /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|CANTOPEN|NOTADB|CORRUPT|IOERR|NOMEM|PROTOCOL)(?:_|$)/;

/** True where trying again later can succeed without anything being changed in the request or the code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = innerOf(at), depth += 1) {
    const code: unknown = 'code' in at ? at.code : null;
    if (typeof code === 'string' && (UNAVAILABLE.has(code) || UNAVAILABLE_SQLITE.test(code))) return true;
    if (
      /^(Can't add new command when connection is in closed state|Pool is closed|The database connection is not open|Connection is not established)/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}

function innerOf(error: Error): unknown {
  return 'driverError' in error ? error.driverError : error.cause;
}
