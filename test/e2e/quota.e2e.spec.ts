import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Failure } from '../../src/common/errors/failure.js';
import { QuotaRepository } from '../../src/quota/quota.repository.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines, describeOnMariaDb } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';

/** A Friday; tokens are judged by the true time, quotas by this clock. */
const FRIDAY_NOON = '2026-11-20T12:00:00+01:00';
const PARIS_MIDNIGHT = '2026-11-20T23:00:00Z';

interface Standing {
  used: number;
  limit: number;
  remaining: number;
  resets_at: string;
}

describeOnEngines('quotas', (engine) => {
  let service: TestApplication;
  let serial = 0;
  /** A key of a new account, with limits of its own where given. */
  const keyWith = async (limits: { daily?: number; weekly?: number } = {}, name = '') => {
    const account = `${name}quota-${(serial += 1)}`;
    const { key } = await service.newKey(account);
    await service.app.get(AccountsService).set(account, 'enterprise', limits);
    return { key, account };
  };
  const usage = async (key: string): Promise<{ day: Standing; week: Standing }> =>
    (await service.call('get', '/api/v1/usage').set('X-API-Key', key)).body;
  const askTimes = async (key: string, times: number) => {
    for (let i = 0; i < times; i += 1) expect((await service.ask(key)).status).toBe(200);
  };
  const at = (moment: string) => service.clock.set(moment);

  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
    at(FRIDAY_NOON);
  });
  afterAll(() => service.close());

  it('decision 23: of 250 questions at once exactly 200 are answered', async () => {
    const { key } = await keyWith();
    const replies = await Promise.all(Array.from({ length: 250 }, () => service.ask(key)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(50);
    for (const reply of refused) expectFailure(reply, 429, 'daily_quota');
    expect((await usage(key)).day).toMatchObject({ used: 200, limit: 200, remaining: 0 });
  });

  it('decision 23: counts an account over all its keys, and no other account', async () => {
    const { key, account } = await keyWith({ daily: 3 });
    const { key: second } = await service.newKey(account);
    const { key: other } = await keyWith({ daily: 3 });
    await askTimes(key, 2);
    await askTimes(second, 1);
    expectFailure(await service.ask(key), 429, 'daily_quota');
    expectFailure(await service.ask(second), 429, 'daily_quota');
    await askTimes(other, 3);
  });

  it('decision 23 and 24: 1000 a week; the refusal that lasts longer is told', async () => {
    const { key } = await keyWith({ daily: 5, weekly: 5 });
    await askTimes(key, 5);
    const reply = await service.ask(key, { question: 'x', lang: 'en' });
    expect(expectFailure(reply, 429, 'weekly_quota')).toBe(
      'Weekly quota reached: 5 questions used out of 5 this week, 5 of them today. It resets on 23 November 2026 at 00:00 (Europe/Paris).',
    );
    expect(Number(reply.headers['retry-after'])).toBe(2.5 * 86_400);
    const { key: plain } = await keyWith();
    expect((await usage(plain)).week.limit).toBe(1_000);
  });

  it('decision 24: states used and allowed, and when it resets, in French', async () => {
    const { key } = await keyWith({ daily: 2 });
    await askTimes(key, 2);
    const reply = await service.ask(key);
    expect(expectFailure(reply, 429, 'daily_quota')).toBe(
      'Quota journalier atteint\u00a0: 2 questions utilisées sur 2 aujourd’hui. Il sera remis à zéro le 21 novembre 2026 à 00:00 (Europe/Paris).',
    );
    expect(reply.headers['retry-after']).toBe(String(12 * 3_600));
  });

  it('decision 25: after Retry-After the call succeeds, and not a second before', async () => {
    const { key } = await keyWith({ daily: 1 });
    await askTimes(key, 1);
    const wait = Number((await service.ask(key)).headers['retry-after']);
    service.clock.advance((wait - 1) * 1_000);
    expectFailure(await service.ask(key), 429, 'daily_quota');
    service.clock.advance(1_000);
    await askTimes(key, 1);
    at(FRIDAY_NOON);
  });

  it('decision 23: refusals of every kind consume nothing', async () => {
    const { key, account } = await keyWith({ daily: 1 });
    await service.ask(key, { question: '' });
    await service.ask(key, { question: 'x', lang: 'de' });
    await service.ask(key, '{').type('json');
    await service.call('get', '/api/v1/chat').set('X-API-Key', key);
    await service.call('post', '/api/v1/chats').set('X-API-Key', key).send({ question: 'x' });
    await service.as(account, 'get', '/api/v1/keys', { plan: 'pro' });
    expectFailure(await service.ask(key), 403, 'plan_required');
    await service.as(account, 'get', '/api/v1/keys');
    expect((await usage(key)).day.used).toBe(0);
    await askTimes(key, 1);
    for (let i = 0; i < 3; i += 1) expectFailure(await service.ask(key), 429, 'daily_quota');
    expect((await usage(key)).day.used).toBe(1);
  });

  it('decision 23: the body is checked before the quota', async () => {
    const { key } = await keyWith({ daily: 0 });
    expectFailure(await service.ask(key, { question: '' }), 400, 'invalid_request');
    expectFailure(await service.ask(key), 429, 'daily_quota');
  });

  it('decision 23: a client that hangs up has consumed', async () => {
    const { key } = await keyWith();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    service.answering.respond = async () => {
      await held;
      return {};
    };
    const call = service.ask(key);
    const cut = call.then(
      () => 'answered',
      () => 'cut',
    );
    await vi.waitFor(async () => expect((await usage(key)).day.used).toBe(1));
    call.abort();
    release();
    service.answering.respond = async () => ({});
    await Promise.race([cut, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect((await usage(key)).day.used).toBe(1);
  });

  describe('decision 23: a question that the service failed', () => {
    afterAll(() => {
      service.answering.respond = async () => ({});
    });

    it.each([
      ['500', () => Promise.reject(new Error('broken'))],
      ['503', () => Promise.reject(new Failure('service_unavailable'))],
    ])('is given back on %s, and the header counts it as unused', async (status, respond) => {
      const { key } = await keyWith();
      service.answering.respond = respond;
      const reply = await service.ask(key);
      expect(String(reply.status)).toBe(status);
      expect(reply.headers.ratelimit).toMatch(/"day";r=200;t=\d+, "week";r=1000;t=\d+$/);
      expect(await usage(key)).toMatchObject({ day: { used: 0 }, week: { used: 0 } });
    });

    it('is given back twenty times a day', async () => {
      const { key } = await keyWith({ daily: 30 });
      service.answering.respond = () => Promise.reject(new Error('broken'));
      for (let i = 0; i < 25; i += 1) expectFailure(await service.ask(key), 500, 'internal_error');
      expect((await usage(key)).day.used).toBe(5);
      at('2026-11-21T12:00:00+01:00');
      for (let i = 0; i < 20; i += 1) expectFailure(await service.ask(key), 500, 'internal_error');
      expect(await usage(key)).toMatchObject({ day: { used: 0 }, week: { used: 5 } });
      at(FRIDAY_NOON);
    });
  });

  describe('decision 23: days and weeks of Paris', () => {
    it.each([
      ['an ordinary day', '2026-11-19T23:00:00Z', PARIS_MIDNIGHT, 24],
      ['the day of 23 hours', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', 23],
      ['the day of 25 hours', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z', 25],
    ])('%s', async (_, begins, ends, hours) => {
      const { key } = await keyWith({ daily: 2 });
      at(begins);
      await askTimes(key, 1);
      expect((await usage(key)).day.resets_at).toBe(new Date(ends).toISOString());
      expect(Date.parse(ends) - Date.parse(begins)).toBe(hours * 3_600_000);
      service.clock.set(new Date(Date.parse(ends) - 1));
      await askTimes(key, 1);
      expectFailure(await service.ask(key), 429, 'daily_quota');
      at(ends);
      await askTimes(key, 2);
      expectFailure(await service.ask(key), 429, 'daily_quota');
      at(FRIDAY_NOON);
    });

    it('a week begins on Monday, also over the turn of the year', async () => {
      const { key } = await keyWith({ weekly: 2 });
      at('2026-12-28T00:00:00+01:00');
      await askTimes(key, 1);
      at('2027-01-03T23:59:59+01:00');
      await askTimes(key, 1);
      expectFailure(await service.ask(key), 429, 'weekly_quota');
      at('2027-01-04T00:00:00+01:00');
      await askTimes(key, 2);
      at(FRIDAY_NOON);
    });

    it('a node whose clock is behind lends no fresh quota', async () => {
      const { key } = await keyWith({ daily: 2, weekly: 3 });
      at('2026-11-23T00:00:01+01:00');
      await askTimes(key, 2);
      at('2026-11-22T23:59:59+01:00');
      expectFailure(await service.ask(key), 429, 'daily_quota');
      at('2026-11-24T00:00:00+01:00');
      await askTimes(key, 1);
      expectFailure(await service.ask(key), 429, 'weekly_quota');
      at(FRIDAY_NOON);
    });
  });

  describe('decision 25: the RateLimit headers', () => {
    const policy = '"ip";q=1000000;w=60, "day";q=200;w=86400, "week";q=1000;w=604800';
    const states = (day: number) =>
      new RegExp(`^"ip";r=\\d+;t=\\d+, "day";r=${day};t=43200, "week";r=${800 + day};t=216000$`);

    it('tell policy and state, exactly', async () => {
      const { key } = await keyWith();
      const { headers } = await service.ask(key);
      expect(headers['ratelimit-policy']).toBe(policy);
      expect(headers.ratelimit).toMatch(states(199));
    });

    it('stand on refusals and on the management of keys too', async () => {
      const { key, account } = await keyWith();
      for (const call of [
        service.ask(key, { question: '' }),
        service.as(account, 'get', '/api/v1/keys'),
        service.as(account, 'post', '/api/v1/keys'),
        service.as(account, 'delete', '/api/v1/keys/AAAAAAAA'),
        service.call('get', '/api/v1/usage').set('X-API-Key', key),
      ]) {
        const { headers } = await call;
        expect(headers['ratelimit-policy']).toBe(policy);
        expect(headers.ratelimit).toMatch(states(200));
      }
    });

    it('stand on the refusal by quota, with nothing left', async () => {
      const { key } = await keyWith({ daily: 1 });
      await askTimes(key, 1);
      const { headers } = await service.ask(key);
      expect(headers.ratelimit).toMatch(/"day";r=0;t=43200, "week";r=999;t=216000$/);
    });

    it('say nothing of an account to who has not shown who they are', async () => {
      const { headers } = await service.call('post', '/api/v1/chat').send({ question: 'x' });
      expect(headers).not.toHaveProperty('ratelimit');
      expect(headers).not.toHaveProperty('ratelimit-policy');
    });
  });

  it('decision 26: usage tells by key and by session what is enforced, and consumes nothing', async () => {
    const { key, account } = await keyWith({ daily: 7, weekly: 9 });
    await askTimes(key, 3);
    const expected = {
      plan: 'enterprise',
      day: { used: 3, limit: 7, remaining: 4, resets_at: '2026-11-20T23:00:00.000Z' },
      week: { used: 3, limit: 9, remaining: 6, resets_at: '2026-11-22T23:00:00.000Z' },
      active_keys: 1,
      keys_limit: 5,
    };
    const byKey = await service.call('get', '/api/v1/usage').set('Authorization', `Bearer ${key}`);
    expect(byKey.body).toEqual(expected);
    expect(byKey.headers['cache-control']).toBe('no-store');
    expect((await service.as(account, 'get', '/api/v1/usage')).body).toEqual(expected);
    expectFailure(await service.call('get', '/api/v1/usage'), 401, 'invalid_session');
    expectFailure(await service.call('get', '/api/v1/usage').set('X-API-Key', 'x'), 401, 'invalid_api_key');
  });

  it('decision 23: limits of its own hold at once, and the deployment’s return', async () => {
    const { key, account } = await keyWith({ daily: 1 });
    await askTimes(key, 1);
    expectFailure(await service.ask(key), 429, 'daily_quota');
    const accounts = service.app.get(AccountsService);
    await accounts.set(account, 'enterprise', { daily: 2 });
    await askTimes(key, 1);
    expectFailure(await service.ask(key), 429, 'daily_quota');
    await accounts.set(account, 'enterprise', { daily: null });
    expect((await usage(key)).day).toMatchObject({ used: 2, limit: 200, remaining: 198 });
  });

  it('decision 23: where the count cannot be kept the answer is 503, never unlimited', async () => {
    const { key } = await keyWith();
    const consume = vi
      .spyOn(service.app.get(QuotaRepository), 'consume')
      .mockRejectedValue(new Error('the store is broken'));
    const before = service.answering.asked.length;
    const reply = await service.ask(key);
    consume.mockRestore();
    expectFailure(reply, 503, 'ai_unavailable');
    expect(service.answering.asked).toHaveLength(before);
    await askTimes(key, 1);
  });
});

describeOnMariaDb('quotas of two nodes', (engine) => {
  it('decision 23: of 250 questions at once to both exactly 200 are answered, also for a new account', async () => {
    const databaseUrl = await engine.newDatabase();
    const nodes = [
      await TestApplication.start({ databaseUrl }),
      await TestApplication.start({ databaseUrl }),
    ] as const;
    const { key, id } = await nodes[0].newKey('shared');
    const replies = await Promise.all(Array.from({ length: 250 }, (_, i) => nodes[i % 2 ? 1 : 0].ask(key)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(50);
    expect(nodes[0].answering.asked.length + nodes[1].answering.asked.length).toBe(200);

    const made = await Promise.all(
      Array.from({ length: 20 }, (_, i) => nodes[i % 2 ? 1 : 0].as('shared', 'post', '/api/v1/keys')),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(4);
    await nodes[1].as('shared', 'delete', `/api/v1/keys/${id}`);
    expectFailure(await nodes[0].ask(key), 401, 'revoked_api_key');
    for (const node of nodes) await node.close();
  });
});
