// Key verification by better-auth's API-key plugin over SQLite. Plain JavaScript, as its packages are not always there.
import { randomBytes } from 'node:crypto';
import { apiKey } from '@better-auth/api-key';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import Database from 'better-sqlite3';

/**
 * Opens a database, makes one key in it and resolves with that key and its verification. The plugin is at its
 * cheapest: neither its limit per key nor its count of remaining calls is on.
 */
export async function openVerifier(path) {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  const options = {
    database,
    baseURL: 'http://127.0.0.1',
    secret: randomBytes(32).toString('hex'),
    emailAndPassword: { enabled: true },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [apiKey({ rateLimit: { enabled: false } })],
  };
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const { user } = await auth.api.signUpEmail({
    body: { name: 'Bench', email: 'bench@example.org', password: randomBytes(16).toString('hex') },
  });
  const { key } = await auth.api.createApiKey({ body: { userId: user.id, name: 'bench' } });
  return {
    key,
    verify: async (presented) => (await auth.api.verifyApiKey({ body: { key: presented } })).valid,
  };
}
