import { withoutSecrets } from './common/logging/secret-scrubber.js';
import type { Settings } from './config/settings.js';
import { isDatabaseUnavailable } from './database/database-failure.js';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'ENOTDIR']);
/** A database that is there and lets nobody in, or not to what was asked for. */
const REFUSED = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR']);

/**
 * Why the service could not start, in a line for who started it.
 * @returns null where that is none of the machine's or the settings' doing: then the stack is what is needed
 */
export function startFailureLine(error: unknown, settings: Settings): string | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = told(error);
  if (syscall === 'listen' || syscall === 'bind') return addressLine(code, error, settings);
  if (REFUSED.has(code) || isDatabaseUnavailable(error))
    return `The database ${withoutSecrets(settings.databaseUrl)} cannot be used: ${lineOf(error)}`;
  if (NOT_WRITABLE.has(code)) return `DATA_DIR (${settings.dataDir}) cannot be written: ${lineOf(error)}`;
  return null;
}

function addressLine(code: string, error: Error, { host, port }: Settings): string {
  return code === 'EADDRINUSE'
    ? `${host} port ${port} is taken: set PORT to another one, or stop what listens there.`
    : `${host} port ${port} cannot be listened on (HOST, PORT): ${lineOf(error)}`;
}

function told(error: Error): { code: string; syscall: string } {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    code: text('code' in error ? error.code : null),
    syscall: text('syscall' in error ? error.syscall : null),
  };
}

/** A driver that tried several addresses of one name says nothing itself. */
function lineOf(error: Error): string {
  const [inner] = error instanceof AggregateError ? error.errors : [];
  const { message } = error.message === '' && inner instanceof Error ? inner : error;
  return withoutSecrets(message.split('\n', 1)[0] ?? '');
}
