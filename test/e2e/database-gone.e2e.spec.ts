import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnMariaDb, temporaryFolder } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { freePort } from '../support/free-port.js';
import { MariaDbServer, newMariaDatabase } from '../support/mariadb-server.js';
import { until } from '../support/process.js';

describeOnMariaDb('decision 23: a database that goes and comes back', () => {
  let server: MariaDbServer;
  let service: TestApplication;
  let key: string;
  beforeAll(async () => {
    server = new MariaDbServer(join(await temporaryFolder(), 'server'), await freePort());
    await server.copyDataFrom(inject('mariaDb')?.template ?? '');
    await server.start();
    service = await TestApplication.start({ databaseUrl: await newMariaDatabase(server.port) });
    ({ key } = await service.newKey());
  });
  afterAll(async () => {
    await service.close();
    await server.stop('SIGKILL');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'is 503 while it is gone (%s), in the middle of a burst too, and 200 afterwards without a restart',
    async (signal) => {
      expect((await service.ask(key)).status).toBe(200);
      const asked = service.answering.asked.length;
      const burst = Array.from({ length: 60 }, () => service.ask(key).then((reply) => reply));
      await Promise.race(burst);
      await server.stop(signal);
      for (const reply of await Promise.all(burst))
        if (reply.status !== 200) expectFailure(reply, 503, 'ai_unavailable');

      expectFailure(await service.ask(key), 503, 'ai_unavailable');
      expectFailure(await service.as('acme', 'get', '/api/v1/keys'), 503, 'ai_unavailable');
      expectFailure(await service.as('acme', 'post', '/api/v1/keys'), 503, 'ai_unavailable');
      expectFailure(await service.as('acme', 'delete', '/api/v1/keys/AAAAAAAA'), 503, 'ai_unavailable');
      expectFailure(await service.call('get', '/api/v1/usage').set('X-API-Key', key), 503, 'ai_unavailable');
      expectFailure(await service.ask('nonsense'), 401, 'invalid_api_key');
      expect((await service.call('get', '/livez')).status).toBe(200);
      const ready = await service.call('get', '/readyz');
      expect(ready.status).toBe(503);
      expect(ready.body.checks.database).toBe(false);

      await server.start();
      await until(async () => (await service.ask(key)).status === 200);
      const usage = await service.call('get', '/api/v1/usage').set('X-API-Key', key);
      expect(usage.body.day.used).toBeGreaterThanOrEqual(service.answering.asked.length - asked);
    },
    60_000,
  );
});
