import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnSqlite } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/process.js';
import { RedisServer } from '../support/redis-server.js';

const LIMIT = 30;
const MINUTE_MS = 60_000;

describeOnSqlite('decision 22: the limit by address', (engine) => {
  const started: TestApplication[] = [];
  const start = async (over: Partial<Parameters<typeof TestApplication.start>[0]> = {}) => {
    const service = await TestApplication.start({
      databaseUrl: await engine.newDatabase(),
      rateLimitPerMinute: LIMIT,
      ...over,
    });
    started.push(service);
    return service;
  };
  /** Any call; only who makes it and how many there were matters here. */
  const from = (service: TestApplication, address: string) =>
    service.call('get', '/api/v1/keys').set('X-Forwarded-For', address);
  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
  });

  it('counts all routes together, known and unknown, good and refused', async () => {
    const service = await start();
    const { key } = await service.newKey();
    const calls = [
      () => service.ask(key),
      () => service.ask(key, { question: '' }),
      () => service.ask('nonsense'),
      () => service.as('acme', 'get', '/api/v1/keys'),
      () => service.call('get', '/api/v1/usage'),
      () => service.call('get', '/api/v1/nothing/here'),
      () => service.call('delete', '/api/v1/chat'),
      () => service.call('get', '/api/v1/%E0%A4%A'),
      () => service.call('get', '/API/V1/Keys'),
      () => service.call('get', '/api/v1'),
    ];
    for (let i = 1; i < LIMIT; i += 1) expect((await calls[i % calls.length]?.())?.status).not.toBe(429);
    for (const call of calls) expectFailure(await call(), 429, 'rate_limited');
  });

  it('leaves health, metrics and documentation alone', async () => {
    const service = await start({ rateLimitPerMinute: 1 });
    for (const path of ['/livez', '/metrics', '/api/openapi.json', '/livez'])
      expect((await service.call('get', path)).status).toBe(200);
    expect((await service.call('get', '/readyz')).status).toBe(503);
    expect((await service.call('get', '/api/v1/keys')).status).toBe(401);
    expect((await service.call('get', '/api/v1/keys')).status).toBe(429);
  });

  it('decision 25: after Retry-After the call succeeds, and not a second before; refused calls do not prolong it', async () => {
    const service = await start();
    const { key } = await service.newKey();
    service.clock.advance(10_000);
    for (let i = 1; i < LIMIT; i += 1) await service.ask(key);
    const refused = await service.ask(key);
    expect(expectFailure(refused, 429, 'rate_limited')).toContain('50\u00a0s');
    expect(refused.headers['retry-after']).toBe('50');
    for (let i = 0; i < 100; i += 1) await service.ask(key);
    service.clock.advance(49_000);
    expectFailure(await service.ask(key), 429, 'rate_limited');
    service.clock.advance(1_000);
    expect((await service.ask(key)).status).toBe(200);
    expectFailure(await service.ask(key), 429, 'rate_limited');
  });

  it('decision 5 and 25: comes before the credential, and consumes no question', async () => {
    const service = await start({ rateLimitPerMinute: 2 });
    const { key } = await service.newKey();
    const { headers } = await service.ask(key);
    expect(headers['ratelimit-policy']).toContain('"ip";q=2;w=60');
    expect(headers.ratelimit).toContain('"ip";r=0;t=60');
    for (const reply of [await service.ask(key), await service.ask('nonsense', '{').type('json')])
      expectFailure(reply, 429, 'rate_limited');
    service.clock.advance(MINUTE_MS);
    const usage = await service.call('get', '/api/v1/usage').set('X-API-Key', key);
    expect(usage.body.day.used).toBe(1);
  });

  it('believes no X-Forwarded-For where no proxy is trusted', async () => {
    const service = await start({ rateLimitPerMinute: 3 });
    for (let i = 0; i < 3; i += 1) expect((await from(service, `192.0.2.${i}`)).status).toBe(401);
    expectFailure(await from(service, '192.0.2.99'), 429, 'rate_limited');
  });

  it('TRUST_PROXY=1 believes the nearest hop and nothing before it', async () => {
    const service = await start({ rateLimitPerMinute: 2, trustProxy: 1 });
    for (let i = 0; i < 2; i += 1)
      expect((await from(service, `203.0.113.${i}, 192.0.2.1`)).status).toBe(401);
    expectFailure(await from(service, '203.0.113.9, 192.0.2.1'), 429, 'rate_limited');
    expect((await from(service, '192.0.2.2')).status).toBe(401);
  });

  it('TRUST_PROXY with CIDRs believes those proxies alone', async () => {
    const trusted = await start({ rateLimitPerMinute: 2, trustProxy: ['127.0.0.0/8', '10.0.0.0/8'] });
    for (let i = 0; i < 2; i += 1)
      expect((await from(trusted, `203.0.113.${i}, 192.0.2.1, 10.1.2.3`)).status).toBe(401);
    expectFailure(await from(trusted, '192.0.2.1, 10.9.9.9'), 429, 'rate_limited');
    const untrusted = await start({ rateLimitPerMinute: 2, trustProxy: ['192.0.2.0/24'] });
    for (let i = 0; i < 2; i += 1) await from(untrusted, `203.0.113.${i}`);
    expectFailure(await from(untrusted, '203.0.113.77'), 429, 'rate_limited');
  });

  it.each([
    ['one /64', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0DB8:0001:0002::9'], true],
    ['two /64', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'], false],
    ['IPv4 and the same mapped', ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207'], true],
    ['two IPv4 mapped', ['::ffff:192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'], false],
    ['one IPv4 from two ports', ['192.0.2.7:1000', '192.0.2.7:1001', '192.0.2.7'], true],
  ])('takes %s for one client: %j → %s', async (_, [first, second, third], same) => {
    const service = await start({ rateLimitPerMinute: 2, trustProxy: 1 });
    await from(service, String(first));
    await from(service, String(second));
    expect((await from(service, String(third))).status).toBe(same ? 429 : 401);
  });

  describe.skipIf(!inject('hasRedis'))('kept in Redis', () => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = new RedisServer(await freePort());
      await redis.start();
    });
    afterAll(() => redis.stop());
    const statuses = async (nodes: TestApplication[], times: number, address: string) => {
      const calls = Array.from({ length: times }, async (_, i) => {
        const node = nodes[i % nodes.length];
        return node ? (await from(node, address)).status : 0;
      });
      return await Promise.all(calls);
    };
    const blocked = (all: number[]) => all.filter((status) => status === 429).length;

    it('is shared by two nodes, exactly, and says when to come again', async () => {
      const first = await start({ redisUrl: redis.url, trustProxy: 1 });
      const second = await start({ redisUrl: redis.url, trustProxy: 1 });
      const nodes = [first, second];
      await until(async () => blocked(await statuses(nodes, 1, '192.0.2.200')) === 0);
      expect(blocked(await statuses(nodes, 50, '192.0.2.1'))).toBe(20);
      const reply = await from(second, '192.0.2.1');
      expectFailure(reply, 429, 'rate_limited');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    });

    it('lets requests pass while Redis is down, says so, and counts again once it is back', async () => {
      const service = await start({ redisUrl: redis.url, trustProxy: 1 });
      await until(async () => blocked(await statuses([service], LIMIT + 1, '192.0.2.2')) > 0);
      await redis.stop();
      expect(blocked(await statuses([service], 40, '192.0.2.2'))).toBe(0);
      const metrics = await service.call('get', '/metrics');
      expect(
        Number(/^rate_limiter_unavailable_total (\d+)$/m.exec(metrics.text)?.[1]),
      ).toBeGreaterThanOrEqual(40);
      const complaints = service.logged().filter(({ msg }) => String(msg).includes('Redis does not answer'));
      expect(complaints).toMatchObject([{ level: 50 }]);
      await redis.start();
      await until(async () => blocked(await statuses([service], LIMIT + 1, '192.0.2.3')) > 0);
    });

    it('does not let a Redis that hangs hold requests up', async () => {
      const service = await start({ redisUrl: redis.url, trustProxy: 1 });
      await until(async () => blocked(await statuses([service], LIMIT + 1, '192.0.2.4')) > 0);
      redis.freeze();
      const began = performance.now();
      expect((await from(service, '192.0.2.4')).status).toBe(401);
      expect(performance.now() - began).toBeLessThan(2_000);
      redis.thaw();
      await pause(100);
    });

    it('starts without Redis as well', async () => {
      const service = await start({ redisUrl: `redis://127.0.0.1:${await freePort()}` });
      expect((await service.call('get', '/api/v1/keys')).status).toBe(401);
    });
  });
});
