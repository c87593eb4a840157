import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { shutDown } from '../../src/shutdown.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { until } from '../support/process.js';

describeOnEngines('shutting down', (engine) => {
  /** A service with one question under way, which is answered when `release` is called. */
  const busyService = async () => {
    const databaseUrl = await engine.newDatabase();
    const service = await TestApplication.start({ databaseUrl });
    const { key } = await service.newKey();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    service.answering.respond = async () => {
      await held;
      return {};
    };
    const underWay = service.ask(key).then((reply) => reply);
    await until(() => service.answering.asked.length === 1);
    return { service, key, databaseUrl, release, underWay };
  };

  it('decision 2 and 16: finishes what it began, refuses what is new, writes the last use, and is gone', async () => {
    const { service, key, databaseUrl, release, underWay } = await busyService();
    const agent = new Agent({ keepAlive: true });
    await service.call('get', '/livez').agent(agent);
    const stopped = shutDown(service.app);

    for (const call of [service.ask(key), service.ask('nonsense').agent(agent)]) {
      const reply = await call;
      expect(expectFailure(reply, 503, 'shutting_down')).toContain('redémarre');
      expect(reply.headers.connection).toBe('close');
      expect(reply.headers['retry-after']).toBe('5');
    }
    expect((await service.call('get', '/livez')).status).toBe(200);
    const ready = await service.call('get', '/readyz');
    expect(ready.status).toBe(503);
    expect(ready.body.checks.stopping).toBe(true);

    await pause(1_500);
    release();
    expect((await underWay).status).toBe(200);
    const answered = performance.now();
    await stopped;
    expect(performance.now() - answered).toBeLessThan(4_000);
    agent.destroy();
    await expect(service.call('get', '/livez')).rejects.toThrow(/ECONNREFUSED/);

    const later = await TestApplication.start({ databaseUrl });
    const rows: { used: unknown; count: unknown }[] = await later.app
      .get(DataSource)
      .query('SELECT last_used_at AS used, (SELECT day_used FROM quota_usage) AS count FROM api_keys');
    expect(rows.map(({ used, count }) => [Number(used), Number(count)])).toEqual([
      [service.clock.now().getTime(), 1],
    ]);
    await later.close();
  });

  it('does not wait for ever for what does not end', async () => {
    const { service, underWay } = await busyService();
    const cut = underWay.catch((error: Error) => error.message);
    const began = performance.now();
    await shutDown(service.app, 100);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(await cut).toMatch(/socket hang up|ECONNRESET/);
  });
});
