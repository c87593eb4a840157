import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnEngines } from '../support/engines.js';

describeOnEngines('decision 27: what operators see', (engine) => {
  let service: TestApplication;
  let key: string;
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
    ({ key } = await service.newKey());
  });
  afterAll(() => service.close());

  it('/livez asks for nothing', async () => {
    const reply = await service.call('get', '/livez');
    expect(`${reply.status} ${reply.text}`).toBe('200 {"status":"ok"}');
  });

  it('/readyz says what is missing: here the data, which this test has not loaded', async () => {
    const reply = await service.call('get', '/readyz');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({
      status: 'not_ready',
      checks: { stopping: false, database: true, figures: false, law: false },
      language_model: null,
    });
  });

  it('/metrics counts requests by route and status, without what clients wrote', async () => {
    await service.ask(key);
    await service.call('get', '/api/v1/private-thing?token=secret-word');
    await service.as('acme', 'delete', '/api/v1/keys/AAAAAAAA');
    const reply = await service.call('get', '/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/chat",status="200"\} 1/,
    );
    expect(reply.text).toMatch(/route="\/api\/v1\/keys\/:key_id",status="404"\} 1/);
    expect(reply.text).not.toMatch(/private-thing|secret-word|AAAAAAAA/);
    expect(service.log.join('')).not.toMatch(/private-thing|secret-word/);
  });

  it('the log has one line a request, with account and key id but no key', async () => {
    service.log.length = 0;
    const { headers } = await service.ask(key);
    const lines = service.logged().filter(({ context }) => context === 'Request');
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'POST /api/v1/chat 200',
        requestId: headers['x-request-id'],
        status: 200,
        account: 'acme',
        key: key.slice(8, 16),
      }),
    ]);
  });

  it('replies carry the headers that keep browsers from harm', async () => {
    const { headers } = await service.call('get', '/livez');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('serves the documentation and its document', async () => {
    expect((await service.call('get', '/api/docs')).text).toContain('swagger-ui');
    const document = (await service.call('get', '/api/openapi.json')).body;
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/v1/chat', '/api/v1/keys', '/api/v1/keys/{key_id}', '/api/v1/usage']),
    );
  });
});
