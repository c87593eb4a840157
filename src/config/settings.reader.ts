import { isIP } from 'node:net';
import { localSecrets } from './local-secrets.js';
import { readSessions } from './session-settings.reader.js';
import { SettingSource, type Variables } from './setting-source.js';
import { type Environment, type Pepper, Settings, SettingsError } from './settings.js';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Typed settings from environment variables. Outside production, secrets that are not given are made once and kept
 * in the data folder.
 * @throws SettingsError naming every missing or malformed setting
 */
export function readSettings(variables: Variables): Settings {
  const source = new SettingSource(variables);
  const environment = source.choice('NODE_ENV', ENVIRONMENTS, 'development');
  const dataDir = source.text('DATA_DIR') ?? 'var';
  if (environment === 'production') requireForProduction(source);
  const complete = source.withDefaults(environment === 'production' ? {} : localSecrets(dataDir, source));
  const settings = new Settings({
    environment,
    dataDir,
    ...readServer(complete),
    ...readSessions(complete),
    ...readLimits(complete),
    ...readLanguageModel(complete),
    databaseUrl: readDatabaseUrl(complete, dataDir),
    keyPeppers: readPeppers(complete, environment),
  });
  if (complete.faults.length > 0) throw new SettingsError(complete.faults);
  return settings;
}

function requireForProduction(source: SettingSource): void {
  if (!['JWT_SECRET', 'JWT_PUBLIC_KEY', 'JWT_JWKS_URL'].some((name) => source.text(name)))
    source.fault('JWT_SECRET, JWT_PUBLIC_KEY or JWT_JWKS_URL is required in production');
  for (const name of ['KEY_PEPPER', 'DATABASE_URL'])
    if (!source.text(name)) source.fault(`${name} is required in production`);
}

function readServer(source: SettingSource) {
  return {
    port: source.integer('PORT', 3000, { min: 0, max: 65_535 }),
    host: source.text('HOST') ?? '127.0.0.1',
    redisUrl: source.url('REDIS_URL', ['redis:', 'rediss:']),
    trustProxy: readTrustProxy(source),
    logLevel: source.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function readLimits(source: SettingSource) {
  return {
    rateLimitPerMinute: source.integer('RATE_LIMIT_PER_MINUTE', 30, { min: 1 }),
    quotaDaily: source.integer('QUOTA_DAILY', 200, { min: 0 }),
    quotaWeekly: source.integer('QUOTA_WEEKLY', 1000, { min: 0 }),
    quotaTimeZone: source.timeZone('QUOTA_TIME_ZONE', 'Europe/Paris'),
  };
}

function readLanguageModel(source: SettingSource) {
  const llmProvider = source.choice(
    'LLM_PROVIDER',
    ['none', 'openai-compatible', 'anthropic', 'mistral'],
    'none',
  );
  const llmModel = source.text('LLM_MODEL');
  if (llmProvider !== 'none' && !llmModel)
    source.fault(`LLM_MODEL is required with LLM_PROVIDER=${llmProvider}`);
  return {
    llmProvider,
    llmModel,
    llmBaseUrl: source.url('LLM_BASE_URL', ['http:', 'https:']),
    llmApiKey: source.text('LLM_API_KEY'),
    llmTimeoutMs: source.integer('LLM_TIMEOUT_MS', 20_000, { min: 100 }),
    llmFallback: source.choice('LLM_FALLBACK', ['none', 'embedded'], 'none'),
  };
}

function readDatabaseUrl(source: SettingSource, dataDir: string): string {
  const url = source.text('DATABASE_URL') ?? `sqlite:${dataDir}/agri-qa.sqlite`;
  if (!/^(sqlite:.|mysql:\/\/.|mariadb:\/\/.)/.test(url))
    source.fault('DATABASE_URL must be sqlite:<path>, mysql://… or mariadb://…');
  return url;
}

/** `secret`, or `2:new secret,1:old secret` once it has been changed. */
function readPeppers(source: SettingSource, environment: Environment): Pepper[] {
  const peppers = source.list('KEY_PEPPER').map((item): Pepper => {
    const versioned = /^(\d{1,4}):(.+)$/.exec(item);
    return versioned
      ? { version: Number(versioned[1]), secret: String(versioned[2]) }
      : { version: 1, secret: item };
  });
  if (environment === 'production' && peppers.some(({ secret }) => secret.length < 32))
    source.fault('each secret of KEY_PEPPER must have at least 32 characters');
  if (new Set(peppers.map(({ version }) => version)).size < peppers.length)
    source.fault('KEY_PEPPER has two secrets of one version');
  return peppers;
}

function readTrustProxy(source: SettingSource): Settings['trustProxy'] {
  const text = source.text('TRUST_PROXY');
  if (!text) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = source.list('TRUST_PROXY');
  for (const address of addresses)
    if (!isAddressRange(address))
      source.fault(`TRUST_PROXY: ${address} is neither a number of hops nor an address or CIDR`);
  return addresses;
}

/** An address, one with the length of its prefix, or one of Express's names for the private ranges. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', , prefix = '0'] = /^([^/]{2,64})(\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}
