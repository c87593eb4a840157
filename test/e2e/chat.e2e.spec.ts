import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnEngines } from '../support/engines.js';

describeOnEngines('chat', (engine) => {
  let service: TestApplication;
  let key: string;
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
    ({ key } = await service.newKey());
  });
  afterAll(() => service.close());

  it('answers', async () => {
    const reply = await service.ask(key);
    expect(reply.status).toBe(200);
    console.log(reply.headers, reply.body);
  });
});
