import { Settings } from '../../src/config/settings.js';

export const JWT_SECRET = 'a session secret that only these tests use';
export const PEPPER = 'a pepper that only these tests use, long enough';

/** Settings as production has them, with limits by address out of the way of tests that are not about them. */
export function testSettings(over: Partial<Settings> & Pick<Settings, 'databaseUrl'>): Settings {
  return new Settings({
    environment: 'test',
    port: 0,
    host: '127.0.0.1',
    dataDir: 'var',
    redisUrl: null,
    jwt: { family: 'secret', secret: JWT_SECRET },
    jwtIssuer: null,
    jwtAudience: null,
    sessionCookie: 'session',
    allowedOrigins: ['https://www.example.org'],
    keyPeppers: [{ version: 1, secret: PEPPER }],
    trustProxy: false,
    rateLimitPerMinute: 1_000_000,
    quotaDaily: 200,
    quotaWeekly: 1_000,
    quotaTimeZone: 'Europe/Paris',
    llmProvider: 'none',
    llmBaseUrl: null,
    llmModel: null,
    llmApiKey: null,
    llmTimeoutMs: 20_000,
    llmFallback: 'none',
    logLevel: 'info',
    ...over,
  });
}
