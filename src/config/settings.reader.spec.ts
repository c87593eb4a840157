import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.reader.js';
import { SettingsError } from './settings.js';
import type { Variables } from './setting-source.js';

const folder = mkdtempSync(join(tmpdir(), 'agri-qa-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  KEY_PEPPER: SECRET,
  DATABASE_URL: 'mysql://user:word@db/agri',
};
const faultsOf = (variables: Variables): readonly string[] => {
  try {
    readSettings(variables);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
};

describe('readSettings', () => {
  it('decision 28: needs nothing outside production, and keeps the secrets it makes, for their owner alone', () => {
    const first = readSettings({ DATA_DIR: folder });
    expect(first).toMatchObject({
      environment: 'development',
      port: 3_000,
      databaseUrl: `sqlite:${folder}/agri-qa.sqlite`,
      rateLimitPerMinute: 30,
      quotaDaily: 200,
      quotaWeekly: 1_000,
      quotaTimeZone: 'Europe/Paris',
      sessionCookie: 'session',
      redisUrl: null,
      trustProxy: false,
      llmProvider: 'none',
      logLevel: 'info',
    });
    expect(readSettings({ DATA_DIR: folder })).toEqual(first);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      JWT_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      KEY_PEPPER: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('decision 28: says, with all else that is wrong, where its own secrets can be neither read nor kept', () => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    const file = join(broken, 'secrets.json');
    writeFileSync(file, '');
    expect(faultsOf({ DATA_DIR: broken, PORT: 'x' })).toEqual([
      expect.stringContaining(`the secrets in ${broken} `),
      expect.stringContaining('PORT'),
    ]);
    expect(faultsOf({ DATA_DIR: file })).toEqual([expect.stringContaining(`EEXIST`)]);
  });

  it('decision 28: takes a secret that is given before one that it made', () => {
    const { jwt, keyPeppers } = readSettings({ DATA_DIR: folder, JWT_SECRET: SECRET });
    expect(jwt).toEqual({ family: 'secret', secret: SECRET });
    expect(keyPeppers).not.toEqual([{ version: 1, secret: SECRET }]);
  });

  it('decision 28: names every setting that production misses, at once', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'JWT_SECRET, JWT_PUBLIC_KEY or JWT_JWKS_URL is required in production',
      'KEY_PEPPER is required in production',
      'DATABASE_URL is required in production',
    ]);
    expect(
      faultsOf({ NODE_ENV: 'production', JWT_SECRET: ' ', KEY_PEPPER: '', DATABASE_URL: '\t' }),
    ).toHaveLength(3);
    expect(faultsOf(production)).toEqual([]);
  });

  it('decision 28: names every fault, missing and malformed alike, in one message', () => {
    const variables = {
      NODE_ENV: 'production',
      JWT_SECRET: 'short',
      KEY_PEPPER: '1:short,1:short too',
      DATABASE_URL: 'postgres://db',
      PORT: '70000',
      REDIS_URL: 'http://redis',
      TRUST_PROXY: 'everybody,10.0.0.0/99',
      ALLOWED_ORIGINS: 'https://www.example.org/,nonsense',
      RATE_LIMIT_PER_MINUTE: '0',
      QUOTA_DAILY: '-1',
      QUOTA_WEEKLY: '1e3',
      QUOTA_TIME_ZONE: 'Europe/Lutetia',
      LLM_PROVIDER: 'oracle',
      LLM_TIMEOUT_MS: 'soon',
      LOG_LEVEL: 'loud',
    };
    const told = faultsOf(variables).join('\n');
    const { NODE_ENV: _, ...faulty } = variables;
    for (const name of Object.keys(faulty)) expect(told).toContain(name);
    expect(faultsOf(variables)).toHaveLength(17);
    expect(new SettingsError(['a', 'b']).message).toBe('The settings are not usable:\n  - a\n  - b');
    expect(told).not.toContain('short too');
  });

  it('repeats no secret in what it says of it', () => {
    const told = faultsOf({ ...production, JWT_SECRET: 'hidden', KEY_PEPPER: 'buried' }).join();
    expect(told).toContain('JWT_SECRET');
    expect(told).not.toMatch(/hidden|buried/);
  });

  describe('decision 19: how sessions are verified', () => {
    const pem = (pair: { publicKey: import('node:crypto').KeyObject }) =>
      pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }));
    const jwtOf = (variables: Variables) =>
      readSettings({ ...production, JWT_SECRET: undefined, ...variables }).jwt;

    it('takes one family', () => {
      expect(jwtOf({ JWT_PUBLIC_KEY: rsa })).toEqual({ family: 'public-key', publicKey: rsa.trim() });
      expect(jwtOf({ JWT_JWKS_URL: 'https://id.example/jwks' })).toEqual({
        family: 'jwks',
        url: 'https://id.example/jwks',
      });
      expect(faultsOf({ ...production, JWT_PUBLIC_KEY: rsa }).join()).toContain('exclude each other');
    });

    it('takes a key whose line ends are written as \\n', () => {
      expect(jwtOf({ JWT_PUBLIC_KEY: rsa.replaceAll('\n', '\\n') })).toEqual({
        family: 'public-key',
        publicKey: rsa,
      });
    });

    it.each([
      ['P-384', pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }))],
      ['Ed25519', pem(generateKeyPairSync('ed25519'))],
      ['no key', 'nonsense'],
    ])('refuses %s', (_, key) => {
      expect(faultsOf({ ...production, JWT_SECRET: undefined, JWT_PUBLIC_KEY: key })).toEqual([
        expect.stringContaining('JWT_PUBLIC_KEY'),
      ]);
    });
  });

  it('decision 12: reads peppers with their versions, the current one first', () => {
    const peppersOf = (text: string) => readSettings({ ...production, KEY_PEPPER: text }).keyPeppers;
    expect(peppersOf(SECRET)).toEqual([{ version: 1, secret: SECRET }]);
    expect(peppersOf(`2:new ${SECRET}, 1:${SECRET}`)).toEqual([
      { version: 2, secret: `new ${SECRET}` },
      { version: 1, secret: SECRET },
    ]);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
    ['2001:db8::/32', ['2001:db8::/32']],
    ['', false],
  ])('decision 22: TRUST_PROXY=%s', (text, expected) => {
    expect(readSettings({ ...production, TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it('decision 21: reads origins', () => {
    const text = 'https://www.example.org, http://localhost:3000';
    expect(readSettings({ ...production, ALLOWED_ORIGINS: text }).allowedOrigins).toEqual([
      'https://www.example.org',
      'http://localhost:3000',
    ]);
  });

  it('asks for a model where a provider is named', () => {
    expect(faultsOf({ ...production, LLM_PROVIDER: 'mistral' })).toEqual([
      'LLM_MODEL is required with LLM_PROVIDER=mistral',
    ]);
  });
});
