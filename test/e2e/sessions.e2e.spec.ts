import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnEngines, describeOnSqlite } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { KeySetServer } from '../support/key-set-server.js';
import {
  claims,
  ecSigner,
  handMadeToken,
  nowSeconds,
  rsaSigner,
  sessionToken,
  type Signer,
} from '../support/session-tokens.js';
import { JWT_SECRET } from '../support/test-settings.js';

const PATH = '/api/v1/keys';
const hmac = (hash: string, secret: string) => (signed: string) =>
  createHmac(hash, secret).update(signed).digest('base64url');
const hs256 = (secret: string) => hmac('sha256', secret);

describeOnEngines('sessions and credentials', (engine) => {
  let service: TestApplication;
  let key: string;
  const list = (token: string) => service.call('get', PATH).set('Authorization', `Bearer ${token}`);
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
    ({ key } = await service.newKey());
  });
  afterAll(() => service.close());

  describe('decision 18: credentials of a question', () => {
    const ask = (headers: Record<string, string>, path = '/api/v1/chat') =>
      service.call('post', path).set(headers).send({ question: 'Prix du lait ?' });

    it('takes a key from either header, and from both where they agree', async () => {
      expect((await ask({ 'X-API-Key': key })).status).toBe(200);
      expect((await ask({ Authorization: `Bearer ${key}` })).status).toBe(200);
      expect((await ask({ Authorization: `bearer   ${key}` })).status).toBe(200);
      expect((await ask({ 'X-API-Key': key, Authorization: `Bearer ${key}` })).status).toBe(200);
    });

    it('refuses both where they differ, even if one is good', async () => {
      const { key: other } = await service.newKey();
      const both = { 'X-API-Key': key, Authorization: `Bearer ${other}` };
      expectFailure(await ask(both), 401, 'invalid_api_key');
      const withSession = { 'X-API-Key': key, Authorization: `Bearer ${sessionToken('acme')}` };
      expectFailure(await ask(withSession), 401, 'invalid_api_key');
    });

    it('reads no key from query, cookie, body or another scheme', async () => {
      const query = `/api/v1/chat?api_key=${key}&X-API-Key=${key}&access_token=${key}`;
      expectFailure(await ask({}, query), 401, 'missing_api_key');
      expectFailure(await ask({ Cookie: `session=${key}; X-API-Key=${key}` }), 401, 'missing_api_key');
      expectFailure(await ask({ Authorization: `Basic ${key}` }), 401, 'missing_api_key');
      expectFailure(await ask({ Authorization: key }), 401, 'missing_api_key');
      const inBody = await service.call('post', '/api/v1/chat').send({ question: 'x', 'X-API-Key': key });
      expectFailure(inBody, 401, 'missing_api_key');
    });

    it('refuses a session on chat, and a key on /keys, with the words for an unknown credential', async () => {
      const session = expectFailure(await service.ask(sessionToken('acme')), 401, 'invalid_api_key');
      expect(session).toBe(expectFailure(await service.ask('unknown'), 401, 'invalid_api_key'));
      const byKey = expectFailure(await list(key), 401, 'invalid_session');
      expect(byKey).toBe(expectFailure(await list('unknown'), 401, 'invalid_session'));
      const byHeader = await service.call('get', PATH).set('X-API-Key', key);
      expect(expectFailure(byHeader, 401, 'invalid_session')).toBe(byKey);
    });

    it('says with a 401 how to come in', async () => {
      const reply = await ask({});
      expect(reply.headers['www-authenticate']).toBe('Bearer realm="api/v1", charset="UTF-8"');
    });
  });

  describe('decision 19: a session token', () => {
    const now = nowSeconds();
    it.each([
      ['as the website makes it', {}],
      ['without a plan, of an account that has one', { plan: undefined }],
      ['that ended 20 s ago', { exp: now - 20 }],
      ['that begins in 20 s', { nbf: now + 20 }],
      ['with claims nobody asked for', { role: 'admin', iss: 'elsewhere', aud: 'anyone' }],
      ['without the time of its making', { iat: undefined }],
    ])('is taken %s', async (_, over) => {
      expect((await list(sessionToken('acme', over))).status).toBe(200);
    });

    it.each([
      ['that ended 31 s ago', claims('acme', { exp: now - 31 })],
      ['that begins in 60 s', claims('acme', { nbf: now + 60 })],
      ['without an end', claims('acme', { exp: undefined })],
      ['with an end in words', claims('acme', { exp: String(now + 3_600) })],
      ['without an account', claims('acme', { sub: undefined })],
      ['of an empty account', claims('')],
      ['of an account with a blank behind it', claims('acme ')],
      ['of an account with a null byte', claims('acme\u0000')],
      ['of an account of 191 characters', claims('a'.repeat(191))],
      ['of an account that is a number', claims('acme', { sub: 12 })],
      ['of an account that is a list', claims('acme', { sub: ['acme'] })],
    ])('is refused %s', async (_, payload) => {
      const token = handMadeToken({ alg: 'HS256', typ: 'JWT' }, payload, hs256(JWT_SECRET));
      expectFailure(await list(token), 401, 'invalid_session');
    });

    it.each([
      ['no algorithm', { alg: 'none' }, () => ''],
      ['no algorithm, in other letters', { alg: 'nOnE' }, () => ''],
      ['no algorithm but a signature', { alg: 'none' }, hs256(JWT_SECRET)],
      ['an empty signature', { alg: 'HS256' }, () => ''],
      ['another secret', { alg: 'HS256' }, hs256('another secret of some length, indeed')],
      ['an empty secret', { alg: 'HS256' }, hs256('')],
      ['an algorithm that is not listed', { alg: 'HS512' }, hmac('sha512', JWT_SECRET)],
      ['another algorithm that is not listed', { alg: 'HS384' }, hmac('sha384', JWT_SECRET)],
      ['no header of its algorithm', {}, hs256(JWT_SECRET)],
      ['kid of a file', { alg: 'HS256', kid: '../../../../dev/null' }, hs256('')],
      ['kid of a query', { alg: 'HS256', kid: "x' UNION SELECT 'secret" }, hs256('secret')],
      ['jwk of the attacker', { alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, hs256('secret')],
      ['a critical extension', { alg: 'RS256', crit: ['exp'] }, hs256(JWT_SECRET)],
    ])('is refused with %s', async (_, header, sign) => {
      const token = handMadeToken(header, claims('acme'), sign);
      expectFailure(await list(token), 401, 'invalid_session');
    });

    it.each(['', '.', '..', 'a.b.c', 'null', '{}', 'e'.repeat(6_000), 'eyJhbGciOiJub25lIn0.bnVsbA.'])(
      'is refused where it is none: %#',
      async (token) => {
        expectFailure(await list(token), 401, 'invalid_session');
      },
    );
  });

  describe('decision 20: the plan', () => {
    it('ends access with the next call, for keys and for management alike', async () => {
      const { key: ending } = await service.newKey('ending');
      expect((await service.ask(ending)).status).toBe(200);
      const lapsed = await service.as('ending', 'get', PATH, { plan: 'pro' });
      expectFailure(lapsed, 403, 'plan_required');
      expectFailure(await service.ask(ending), 403, 'plan_required');
      expectFailure(await service.as('ending', 'post', PATH, { plan: 'pro' }), 403, 'plan_required');
      expect((await service.as('ending', 'get', PATH)).status).toBe(200);
      expect((await service.ask(ending)).status).toBe(200);
    });

    it('is not given back by a token from before the cancellation', async () => {
      const before = { iat: nowSeconds() - 600 };
      expect((await service.as('cancelled', 'get', PATH, before)).status).toBe(200);
      expectFailure(await service.as('cancelled', 'get', PATH, { plan: 'free' }), 403, 'plan_required');
      expectFailure(await service.as('cancelled', 'get', PATH, before), 403, 'plan_required');
      expectFailure(await service.as('cancelled', 'get', PATH, { plan: undefined }), 403, 'plan_required');
    });

    it.each(['free', 'pro', 'Enterprise', 'ENTERPRISE', 'gold', '', null, 7, ['enterprise'], undefined])(
      '%j gives a new account no access',
      async (plan) => {
        const reply = await service.as(`new-${String(plan)}`, 'get', PATH, { plan });
        expectFailure(reply, 403, 'plan_required');
      },
    );
  });

  describe('decision 21: a session by cookie', () => {
    const cookie = (headers: Record<string, string> = {}, method: 'get' | 'post' = 'post') =>
      service.call(method, PATH).set({ Cookie: `a=1; session=${sessionToken('acme')}; b=2`, ...headers });

    it('may read from anywhere', async () => {
      expect((await cookie({}, 'get')).status).toBe(200);
      expect((await cookie({ 'Sec-Fetch-Site': 'cross-site' }, 'get')).status).toBe(200);
    });

    it.each([
      ['the site itself', { 'Sec-Fetch-Site': 'same-origin' }],
      ['the address bar', { 'Sec-Fetch-Site': 'none' }],
      ['an allowed origin', { Origin: 'https://www.example.org' }],
      ['an allowed origin beside', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.example.org' }],
    ])('may change something from %s', async (_, headers) => {
      const reply = await cookie(headers);
      expect(reply.status).toBe(200);
      await service.as('acme', 'delete', `${PATH}/${reply.body.id}`);
    });

    it.each([
      ['nowhere', {}],
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
      ['another origin', { Origin: 'https://evil.example' }],
      ['an origin that begins alike', { Origin: 'https://www.example.org.evil.example' }],
      ['no origin', { Origin: 'null' }],
      ['another site, allowed by its Referer', { Referer: 'https://www.example.org/' }],
    ])('may change nothing from %s', async (_, headers) => {
      expectFailure(await cookie(headers), 403, 'cross_site_request');
    });

    it('needs none of it with a Bearer token, which goes before the cookie', async () => {
      const owner = 'bearer-before-cookie';
      const reply = await service
        .as(owner, 'post', PATH)
        .set('Cookie', `session=${sessionToken('acme')}`)
        .set('Sec-Fetch-Site', 'cross-site');
      expect(reply.status).toBe(200);
      expect((await service.as(owner, 'get', PATH)).body.keys).toHaveLength(1);
      const broken = { Authorization: 'Bearer broken', 'Sec-Fetch-Site': 'same-origin' };
      expectFailure(await cookie(broken), 401, 'invalid_session');
    });

    it('is read from the cookie of that name alone', async () => {
      const token = sessionToken('acme');
      for (const other of [
        `Session=${token}`,
        `xsession=${token}`,
        `session_=${token}`,
        'session=',
        'session',
      ])
        expectFailure(await service.call('get', PATH).set('Cookie', other), 401, 'invalid_session');
    });
  });
});

describeOnSqlite('sessions of other deployments', (engine) => {
  const started: TestApplication[] = [];
  const start = async (over: Parameters<typeof TestApplication.start>[0]) => {
    const service = await TestApplication.start(over);
    started.push(service);
    return (token: string) => service.call('get', PATH).set('Authorization', `Bearer ${token}`);
  };
  afterAll(async () => {
    for (const service of started) await service.close();
  });

  it('decision 19: issuer and audience are asked for where they are configured', async () => {
    const databaseUrl = await engine.newDatabase();
    const list = await start({ databaseUrl, jwtIssuer: 'https://id.example', jwtAudience: 'agri' });
    const good = { iss: 'https://id.example', aud: 'agri' };
    expect((await list(sessionToken('acme', good))).status).toBe(200);
    expect((await list(sessionToken('acme', { ...good, aud: ['other', 'agri'] }))).status).toBe(200);
    for (const over of [
      {},
      { iss: good.iss },
      { aud: good.aud },
      { ...good, iss: 'https://id.example/' },
      { ...good, aud: 'agri2' },
      { ...good, aud: ['other'] },
    ])
      expectFailure(await list(sessionToken('acme', over)), 401, 'invalid_session');
  });

  it.each([
    ['RS256', rsaSigner()],
    ['ES256', ecSigner()],
  ])('decision 19: %s with a public key, which is no secret', async (_, signer) => {
    const list = await start({
      databaseUrl: await engine.newDatabase(),
      jwt: { family: 'public-key', publicKey: signer.publicPem },
    });
    expect((await list(signer.sign(claims('acme')))).status).toBe(200);
    const own = { alg: 'HS256', typ: 'JWT' };
    for (const secret of [signer.publicPem, signer.publicPem.trim(), JWT_SECRET])
      expectFailure(await list(handMadeToken(own, claims('acme'), hs256(secret))), 401, 'invalid_session');
    for (const other of [rsaSigner(), ecSigner()])
      expectFailure(await list(other.sign(claims('acme'))), 401, 'invalid_session');
    const none = handMadeToken({ alg: 'none' }, claims('acme'), () => '');
    expectFailure(await list(none), 401, 'invalid_session');
  });

  it('two applications of one process each keep to their own keys', async () => {
    const [one, other] = [rsaSigner(), ecSigner()];
    const lists: ((token: string) => ReturnType<Awaited<ReturnType<typeof start>>>)[] = [];
    for (const { publicPem } of [one, other])
      lists.push(
        await start({
          databaseUrl: await engine.newDatabase(),
          jwt: { family: 'public-key', publicKey: publicPem },
        }),
      );
    const statusOf = async (at: number, signer: Signer) =>
      (await lists[at]?.(signer.sign(claims('acme'))))?.status;
    expect(await statusOf(0, one)).toBe(200);
    expect(await statusOf(1, other)).toBe(200);
    expect(await statusOf(0, other)).toBe(401);
    expect(await statusOf(1, one)).toBe(401);
  });

  it('decision 19: made-up key ids neither flood the website nor shut anybody out', async () => {
    const [rsa, attacker] = [rsaSigner(), rsaSigner()];
    const keySet = new KeySetServer();
    keySet.keys = [rsa.jwk('one')];
    await keySet.start();
    const list = await start({
      databaseUrl: await engine.newDatabase(),
      jwt: { family: 'jwks', url: keySet.url },
    });
    for (let i = 0; i < 25; i += 1)
      expectFailure(
        await list(attacker.sign(claims('acme'), { kid: `made-up-${i}` })),
        401,
        'invalid_session',
      );
    expect((await list(rsa.sign(claims('acme'), { kid: 'one' }))).status).toBe(200);
    expect(keySet.requests).toBeLessThanOrEqual(10);
    await keySet.stop();
  });

  it('decision 19: a key set; what is in a token names no key, and an unreachable set opens nothing', async () => {
    const [rsa, ec, attacker] = [rsaSigner(), ecSigner(), rsaSigner()];
    const keySet = new KeySetServer();
    keySet.keys = [rsa.jwk('one'), ec.jwk('two')];
    await keySet.start();
    const list = await start({
      databaseUrl: await engine.newDatabase(),
      jwt: { family: 'jwks', url: keySet.url },
    });
    expect((await list(rsa.sign(claims('acme'), { kid: 'one' }))).status).toBe(200);
    expect((await list(ec.sign(claims('acme'), { kid: 'two' }))).status).toBe(200);
    const elsewhere = { kid: 'one', jku: 'http://127.0.0.1:1/', x5u: 'http://127.0.0.1:1/' };
    expectFailure(await list(attacker.sign(claims('acme'), elsewhere)), 401, 'invalid_session');
    const inside = { kid: 'one', jwk: attacker.jwk('one') };
    expectFailure(await list(attacker.sign(claims('acme'), inside)), 401, 'invalid_session');
    expectFailure(await list(attacker.sign(claims('acme'), { kid: 'three' })), 401, 'invalid_session');
    const confused = handMadeToken({ alg: 'HS256', kid: 'one' }, claims('acme'), hs256(rsa.publicPem));
    expectFailure(await list(confused), 401, 'invalid_session');
    expect(keySet.requests).toBeLessThanOrEqual(3);

    await keySet.stop();
    const unknown = await list(attacker.sign(claims('acme'), { kid: 'four' }));
    expectFailure(unknown, 503, 'ai_unavailable');
    expect((await list(rsa.sign(claims('acme'), { kid: 'one' }))).status).toBe(200);
    await keySet.start();
    expectFailure(await list(attacker.sign(claims('acme'), { kid: 'five' })), 401, 'invalid_session');
    await keySet.stop();
  });
});
