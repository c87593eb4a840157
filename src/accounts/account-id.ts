const MAX_LENGTH = 190;
/** MariaDB takes `acme` and `acme ` for the same key: no account may pass for another by what cannot be seen. */
const UNSEEN = /^\s|\s$|[\p{Cc}\p{Cs}]/u;

/** Whether this can name an account: a text that the store keeps whole, and that is what it looks like. */
export function isAccountId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && id.length <= MAX_LENGTH && !UNSEEN.test(id);
}
