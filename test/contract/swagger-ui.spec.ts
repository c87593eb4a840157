import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { sessionToken } from '../support/session-tokens.js';
import { SwaggerPage } from './swagger-page.js';

const CHROMIUM = '/usr/bin/chromium';
const isMissing = !existsSync(CHROMIUM);
if (isMissing) {
  const line = `Not installed: ${CHROMIUM}. The tests of Swagger UI are left out.`;
  if (process.env.REQUIRE_SERVERS === '1') throw new Error(line);
  console.warn(line);
}

/** A name that no browser takes for this machine, as a colleague's browser sees the service over plain HTTP. */
const ELSEWHERE = 'agri.example';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`,
];

const QUESTION = { question: 'Quelle était la production de blé tendre en France en 2024 ?' };

describe.skipIf(isMissing)('Swagger UI', { timeout: 90_000 }, () => {
  let service: TestApplication;
  let browser: Browser;
  let ui: SwaggerPage;

  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: 'sqlite::memory:' });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  }, 90_000);
  afterEach(() => ui.close());
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  it('comes from this server alone, and shows every route', async () => {
    ui = await SwaggerPage.open(browser, service.url);
    expect([...ui.hosts]).toEqual([service.url]);
    expect(await ui.page.title()).toContain('Agricultural');
    expect(await ui.page.locator('.opblock').count()).toBe(8);
  });

  it('loads under another name over plain HTTP', async () => {
    const url = service.url.replace('127.0.0.1', ELSEWHERE);
    ui = await SwaggerPage.open(browser, url);
    expect([...ui.hosts]).toEqual([url]);
  });

  it('goes the whole way: signs in, makes a key, asks with it, revokes it, is refused', async () => {
    ui = await SwaggerPage.open(browser, service.url);
    expect((await ui.execute('listKeys')).status).toBe(401);
    await ui.authorise('session', tokenOf('acme'));
    const created = await ui.execute('createKey', { body: { name: 'Depuis la page' } });
    expect(created.status).toBe(200);
    const { key, id } = { key: String(created.body.key), id: String(created.body.id) };
    service.secrets.add(key);
    expect(created.shown).toContain(key);

    await ui.authorise('api-key', key);
    const asked = await ui.execute('askQuestion', { body: QUESTION });
    expect(asked).toMatchObject({ status: 200, sent: { 'x-api-key': key } });
    expect(asked.sent.authorization).toBeUndefined();
    expect(asked.shown).toContain('Le prix du blé tendre était de 201,5');
    expect((await ui.execute('listKeys')).body).toMatchObject({ keys: [{ name: 'Depuis la page' }] });

    expect(await ui.execute('revokeKey', { key_id: id })).toMatchObject({
      status: 200,
      body: { status: 'revoked' },
    });
    const refused = await ui.execute('askQuestion', { body: QUESTION });
    expect(refused.status).toBe(401);
    expect(refused.shown).toContain('Cette clé d’API a été révoquée.');
    expect(refused.shown).toContain('x-error-code: revoked_api_key');
  });

  it('sends an API key as a bearer token too', async () => {
    const { key } = await service.newKey('bearer');
    ui = await SwaggerPage.open(browser, service.url);
    await ui.authorise('api-key-bearer', key);
    const asked = await ui.execute('askQuestion', { body: QUESTION });
    expect(asked).toMatchObject({ status: 200, sent: { authorization: `Bearer ${key}` } });
    expect((await ui.execute('readUsage')).body).toMatchObject({ day: { used: 1 } });
  });

  it('sends one credential where a route takes either and both are filled in', async () => {
    const { key } = await service.newKey('both');
    ui = await SwaggerPage.open(browser, service.url);
    await ui.authorise('api-key', key);
    expect((await ui.execute('readUsage')).status).toBe(200);
    await ui.authorise('session', tokenOf('both'));
    expect((await ui.execute('readUsage')).status).toBe(200);
    expect((await ui.execute('askQuestion', { body: QUESTION })).status).toBe(200);
  });

  it('needs nothing typed where the website’s cookie is there', async () => {
    ui = await SwaggerPage.open(browser, service.url, [{ name: 'session', value: tokenOf('signed-in') }]);
    expect((await ui.execute('listKeys')).status).toBe(200);
    expect((await ui.execute('createKey', { body: {} })).body).toMatchObject({ name: 'Default' });
  });

  it('remembers credentials, and leads to one route by its address', async () => {
    const { key } = await service.newKey('reader');
    ui = await SwaggerPage.open(browser, service.url);
    await ui.authorise('api-key', key);
    await ui.page.goto(`${service.url}/api/docs#/chat/askQuestion`);
    await ui.page.reload();
    await ui.page.locator('.opblock.is-open[id$="-askQuestion"]').waitFor();
    expect((await ui.execute('askQuestion')).status).toBe(200);
    expect(service.answering.asked.at(-1)).toMatchObject(QUESTION);
  });

  function tokenOf(account: string): string {
    const token = sessionToken(account);
    service.secrets.add(token);
    return token;
  }
});
