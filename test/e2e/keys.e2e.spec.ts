import { crc32 } from 'node:zlib';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiKeyRepository } from '../../src/keys/api-key.repository.js';
import { LastUsedRecorder } from '../../src/keys/last-used.recorder.js';
import { macOf, makeKey } from '../../src/keys/key-secret.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { PEPPER } from '../support/test-settings.js';

const PATH = '/api/v1/keys';
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MINUTE_MS = 60_000;

/** A key of another secret under a known id, with the checksum that belongs to it. */
function forgedKey(id: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const body = `sk_live_${id}_${'7'.repeat(32)}`;
  const checksum = [5, 4, 3, 2, 1, 0].map((place) => digits[Math.floor(crc32(body) / 62 ** place) % 62]);
  return body + checksum.join('');
}

interface KeyView {
  id: string;
  prefix: string;
  name: string;
  status: string;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

describeOnEngines('API keys', (engine) => {
  let service: TestApplication;
  let serial = 0;
  /** A new account for each test, so that none fills another's five keys. */
  const account = () => `account-${(serial += 1)}`;
  const listOf = async (owner: string): Promise<KeyView[]> =>
    (await service.as(owner, 'get', PATH)).body.keys;
  const create = (owner: string, body?: object) => {
    const call = service.as(owner, 'post', PATH);
    return body === undefined ? call : call.send(body);
  };

  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
  });
  afterAll(() => service.close());

  it('decision 11 and 13: a creation is 200 with the record and, this once, the key', async () => {
    const reply = await create(account(), { name: 'Tableau de bord' });
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { key, ...record } = reply.body;
    expect(key).toMatch(/^sk_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
    expect(record).toEqual({
      id: key.slice(8, 16),
      prefix: key.slice(0, 16),
      name: 'Tableau de bord',
      status: 'active',
      created_at: expect.stringMatching(ISO),
      last_used_at: null,
      revoked_at: null,
    });
    service.secrets.add(key);
  });

  it('decision 13: the list is newest first, and never shows a key', async () => {
    const owner = account();
    const names = ['un', 'deux', 'trois'];
    for (const name of names) {
      await service.newKey(owner, name);
      service.clock.advance(5);
    }
    const reply = await service.as(owner, 'get', PATH);
    expect(Object.keys(reply.body)).toEqual(['keys']);
    const keys: KeyView[] = reply.body.keys;
    expect(keys.map(({ name }) => name)).toEqual(names.toReversed());
    expect(Object.keys(keys[0] ?? {})).toEqual([
      'id',
      'prefix',
      'name',
      'status',
      'created_at',
      'last_used_at',
      'revoked_at',
    ]);
    expect(reply.text).not.toMatch(/_[0-9A-Za-z]{38}/);
  });

  it('decision 12: keeps an id and a keyed hash, and of the key nothing', async () => {
    const { id, key } = await service.newKey(account());
    const rows: Record<string, unknown>[] = await service.app
      .get(DataSource)
      .query('SELECT * FROM api_keys WHERE id = ?', [id]);
    expect(rows[0]).toMatchObject({ id, mac: macOf(key, { version: 1, secret: PEPPER }), pepper_version: 1 });
    expect(JSON.stringify(rows)).not.toContain(key.slice(17, 30));
  });

  it('decision 12: an id in other letters is another key, on every engine', async () => {
    const { key } = await service.newKey(account());
    const swapped = key
      .slice(8, 16)
      .replace(/[a-z]|([A-Z])/g, (c, capital) => (capital ? c.toLowerCase() : c.toUpperCase()));
    expect(await service.app.get(ApiKeyRepository).findOnFile(swapped)).toBeNull();
    expect(await service.app.get(ApiKeyRepository).findOnFile(key.slice(8, 16))).not.toBeNull();
  });

  describe('decision 14: five active keys', () => {
    it('makes exactly five of twenty at once, from none', async () => {
      const owner = account();
      const replies = await Promise.all(Array.from({ length: 20 }, () => create(owner)));
      const made = replies.filter(({ status }) => status === 200);
      for (const { body } of made) service.secrets.add(body.key);
      expect(made).toHaveLength(5);
      for (const reply of replies) if (reply.status !== 200) expectFailure(reply, 400, 'key_limit');
      expect(await listOf(owner)).toHaveLength(5);
    });

    it('makes room by a revocation, and says so', async () => {
      const owner = account();
      const keys = [];
      for (let i = 0; i < 5; i += 1) keys.push(await service.newKey(owner));
      expect(expectFailure(await create(owner), 400, 'key_limit')).toContain('5 clés actives');
      await service.as(owner, 'delete', `${PATH}/${keys[2]?.id}`);
      expect((await create(owner)).status).toBe(200);
      expectFailure(await create(owner), 400, 'key_limit');
    });

    it('revokes a key once, of twenty calls at once', async () => {
      const owner = account();
      const { id } = await service.newKey(owner);
      const calls = Array.from({ length: 20 }, () => service.as(owner, 'delete', `${PATH}/${id}`));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 404)).toHaveLength(19);
    });
  });

  it('decision 14: another account’s key, an unknown one, a revoked one and a malformed id are the same 404', async () => {
    const owner = account();
    const { id } = await service.newKey(owner);
    const { id: revoked } = await service.newKey(owner);
    await service.as(owner, 'delete', `${PATH}/${revoked}`);
    const details = new Set<string>();
    for (const [caller, keyId] of [
      [account(), id],
      [owner, 'AAAAAAAA'],
      [owner, revoked],
      [owner, 'x'],
      [owner, '%00'],
      [owner, "a' OR '1'='1"],
      [owner, encodeURIComponent('é'.repeat(300))],
    ] as const)
      details.add(expectFailure(await service.as(caller, 'delete', `${PATH}/${keyId}`), 404, 'not_found'));
    expect(details.size).toBe(1);
    expect((await listOf(owner)).find((key) => key.id === id)?.status).toBe('active');
  });

  it('decision 13 and 15: a revocation gives the revoked record and holds for the next call', async () => {
    const owner = account();
    const { id, key } = await service.newKey(owner);
    expect((await service.ask(key)).status).toBe(200);
    const reply = await service.as(owner, 'delete', `${PATH}/${id}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id, status: 'revoked', revoked_at: expect.stringMatching(ISO) });
    expect(reply.body).not.toHaveProperty('key');
    expectFailure(await service.ask(key), 401, 'revoked_api_key');
    expect(await listOf(owner)).toMatchObject([{ id, status: 'revoked' }]);
  });

  describe('decision 16: the time of last use', () => {
    it('costs a call no write of its own beside the count of the question', async () => {
      const { key } = await service.newKey(account());
      await service.ask(key);
      await service.app.get(LastUsedRecorder).flush();
      const units = service.app.get(UnitOfWork);
      const plain = vi.spyOn(units, 'execute');
      const telling = vi.spyOn(units, 'executeReturning');
      const transactions = vi.spyOn(units, 'run');
      const written = () => [...plain.mock.calls, ...telling.mock.calls].map(([sql]) => sql);
      for (let i = 0; i < 10; i += 1) expect((await service.ask(key)).status).toBe(200);
      expect(written()).toHaveLength(10);
      expect(written().every((sql) => sql.includes('quota_usage'))).toBe(true);
      expect(transactions).not.toHaveBeenCalled();
      await service.app.get(LastUsedRecorder).flush();
      expect(written()).toHaveLength(11);
      plain.mockRestore();
      telling.mockRestore();
      transactions.mockRestore();
    });

    it('is told at once, written later, and never goes backwards', async () => {
      const owner = account();
      const { key } = await service.newKey(owner);
      const lastUsed = async () => Date.parse((await listOf(owner))[0]?.last_used_at ?? '');
      const usedAt = service.clock.now().getTime();
      await service.ask(key);
      expect(await lastUsed()).toBe(usedAt);
      await service.app.get(LastUsedRecorder).flush();
      expect(await lastUsed()).toBe(usedAt);
      service.clock.advance(-MINUTE_MS);
      await service.ask(key);
      await service.app.get(LastUsedRecorder).flush();
      expect(await lastUsed()).toBe(usedAt);
      service.clock.advance(3 * MINUTE_MS);
      await service.ask(key);
      await service.app.get(LastUsedRecorder).flush();
      expect(await lastUsed()).toBe(usedAt + 2 * MINUTE_MS);
    });

    it('is not moved by a refused key', async () => {
      const owner = account();
      const { id, key } = await service.newKey(owner);
      await service.ask(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`);
      await service.as(owner, 'delete', `${PATH}/${id}`);
      await service.ask(key);
      expect(await listOf(owner)).toMatchObject([{ last_used_at: null }]);
    });
  });

  describe('decision 17: the name', () => {
    it.each([
      [undefined, 'Default'],
      [{}, 'Default'],
      [{ name: null }, 'Default'],
      [{ name: '' }, 'Default'],
      [{ name: ' \n ' }, 'Default'],
      [{ name: '  Ferme n° 2 ' }, 'Ferme n° 2'],
      [{ name: '🌾'.repeat(100) }, '🌾'.repeat(100)],
      [{ name: ` ${'é'.repeat(100)} ` }, 'é'.repeat(100)],
    ])('%j gives %s', async (body, name) => {
      const owner = account();
      const reply = await create(owner, body);
      expect(reply.body.name).toBe(name);
      service.secrets.add(reply.body.key);
      expect((await listOf(owner))[0]?.name).toBe(name);
    });

    it.each([
      'é'.repeat(101),
      '🌾'.repeat(101),
      'a\nb',
      'a\u0000b',
      'a\u007fb',
      'a\u0085b',
      'a\ud800b',
      5,
      true,
      ['x'],
      {},
    ])('refuses %j', async (name) => {
      expectFailure(await create(account(), { name }), 400, 'invalid_request');
    });

    it('ignores what else a body says', async () => {
      const owner = account();
      const reply = await create(owner, {
        name: 'x',
        account_id: 'other',
        id: 'AAAAAAAA',
        status: 'revoked',
      });
      expect(reply.body).toMatchObject({ name: 'x', status: 'active' });
      expect(reply.body.id).not.toBe('AAAAAAAA');
      expect(await listOf(owner)).toHaveLength(1);
    });
  });

  describe('decision 11: a key that cannot be one', () => {
    const body = makeKey().key;
    it.each([
      'x',
      'sk_live_',
      body.slice(0, -1),
      `${body}0`,
      body.toLowerCase(),
      body.replace('sk_live_', 'sk_test_'),
      `${body.slice(0, -1)}${body.endsWith('0') ? '1' : '0'}`,
      'sk_live_AAAAAAAA_'.padEnd(55, 'A'),
      `eyJhbGciOiJIUzI1NiJ9.${'e'.repeat(5_000)}.x`,
    ])('is refused without a question to the database: %#', async (presented) => {
      const query = vi.spyOn(service.app.get(DataSource), 'query');
      const reply = await service.ask(presented);
      expect(query).not.toHaveBeenCalled();
      query.mockRestore();
      expectFailure(reply, 401, 'invalid_api_key');
    });
  });

  it('a well-formed key that nobody made, and one with another’s id, are refused', async () => {
    expectFailure(await service.ask(makeKey().key), 401, 'invalid_api_key');
    const { id } = await service.newKey(account());
    expectFailure(await service.ask(forgedKey(id)), 401, 'invalid_api_key');
  });
});
