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

/** What drivers say without a code. */
const UNAVAILABLE_WORDS =
  /^(?:Can't add new command when connection is in closed state|Pool is closed|The database connection is not open|Connection is not established)/;

/** True where trying again later can succeed without anything being changed in the request or the code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return layersOf(error).some((layer) => {
    const code = codeOf(layer);
    return UNAVAILABLE.has(code) || UNAVAILABLE_SQLITE.test(code) || UNAVAILABLE_WORDS.test(layer.message);
  });
}

/** True where the database undid this work because another's stood in its way: the same work can be done again. */
export function isDeadlock(error: unknown): boolean {
  return layersOf(error).some((layer) => codeOf(layer) === 'ER_LOCK_DEADLOCK');
}

/** An error, what the driver said in it, and what caused that. */
function layersOf(error: unknown): Error[] {
  const layers: Error[] = [];
  for (let at = error; at instanceof Error && layers.length < 4; at = innerOf(at)) layers.push(at);
  return layers;
}

function codeOf(error: Error): string {
  const code: unknown = 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}

function innerOf(error: Error): unknown {
  return 'driverError' in error ? error.driverError : error.cause;
}
