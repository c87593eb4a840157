import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { describeOnSqlite } from '../support/engines.js';
import { expectFailure, expectFailureShape } from '../support/expect-failure.js';

const CHAT = '/api/v1/chat';

describeOnSqlite('decision 1 and 2: whatever is sent, a documented status and a detail', (engine) => {
  let service: TestApplication;
  let key: string;
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase() });
    ({ key } = await service.newKey());
  });
  afterAll(() => service.close());

  /** A question in bytes of any kind. */
  const send = (bytes: Buffer, headers: Record<string, string> = {}) =>
    service
      .call('post', CHAT)
      .set({ 'X-API-Key': key, 'Content-Type': 'application/json', ...headers })
      .serialize((value): string => value)
      .send(bytes);
  /** Sends bytes as they are. @returns all that comes back until the connection ends */
  const raw = (bytes: string | Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.on('end', () => resolve(text)).on('error', reject);
      socket.setTimeout(5_000, () => socket.destroy(new Error(`no end: ${text}`)));
      socket.write(bytes);
    });
  const expectRawFailure = (text: string, status: number) => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im);
    expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}\r?$/im);
    expect(head).toMatch(/^x-error-code: invalid_request\r?$/im);
    expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/\S/) });
  };

  describe('bodies', () => {
    it.each([
      ['nothing', ''],
      ['not JSON', 'question=prix'],
      ['cut off', '{"question":"prix'],
      ['a trailing comma', '{"question":"prix",}'],
      ['single quotes', "{'question':'prix'}"],
      ['a list', '[{"question":"prix"}]'],
      ['a string', '"prix"'],
      ['a number', '1'],
      ['null', 'null'],
      ['a null byte', '\u0000'],
      ['brackets without end', '['.repeat(60_000)],
      ['NaN', '{"question":NaN}'],
      ['two objects', '{"question":"a"}{"question":"b"}'],
    ])('%s', async (_, body) => {
      expectFailure(await service.ask(key, body).type('json'), 400, 'invalid_request');
    });

    it('too large a one, said or not said beforehand', async () => {
      const body = JSON.stringify({ question: 'x', filler: 'x'.repeat(300_000) });
      expectFailure(await service.ask(key, body).type('json'), 400, 'invalid_request');
      const head = `POST ${CHAT} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n`;
      const chunk = 'x'.repeat(0x10000);
      const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(3);
      expectRawFailure(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`), 400);
    });

    it.each([
      ['a bomb of gzip', 'gzip', gzipSync(Buffer.alloc(50_000_000, 0x20))],
      ['a bomb of brotli', 'br', brotliCompressSync(Buffer.alloc(5_000_000, 0x20))],
      ['what is not gzip', 'gzip', Buffer.from('{"question":"prix"}')],
      ['gzip that is cut off', 'gzip', gzipSync(Buffer.from('{"question":"prix"}')).subarray(0, 20)],
      ['an encoding nobody knows', 'zstd', Buffer.from('{"question":"prix"}')],
      ['an encoding twice', 'gzip, gzip', gzipSync(gzipSync(Buffer.from('{"question":"prix"}')))],
    ])('%s', async (_, encoding, bytes) => {
      expectFailure(await send(bytes, { 'Content-Encoding': encoding }), 400, 'invalid_request');
    });

    it('takes a body that is packed and good', async () => {
      const packed = gzipSync(Buffer.from('{"question":"prix du blé"}'));
      expect((await send(packed, { 'Content-Encoding': 'gzip' })).status).toBe(200);
    });

    it.each([
      ['a broken sequence', Buffer.from([0xc3, 0x28])],
      ['Latin-1', Buffer.from('blé', 'latin1')],
      ['an overlong slash', Buffer.from([0xc0, 0xaf])],
      ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
    ])('%s in what should be UTF-8', async (_, bytes) => {
      const body = Buffer.concat([Buffer.from('{"question":"'), bytes, Buffer.from('"}')]);
      expectFailure(await send(body), 400, 'invalid_request');
    });

    it.each([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/json; charset=klingon',
      'application/jsonp',
      'nonsense',
      '',
    ])('declared as %s', async (type) => {
      const reply = await send(Buffer.from('{"question":"prix"}'), { 'Content-Type': type });
      expectFailure(reply, 400, 'invalid_request');
    });

    it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
      'takes JSON declared as %s',
      async (type) => {
        const reply = await send(Buffer.from('{"question":"prix"}'), { 'Content-Type': type });
        expect(reply.status).toBe(200);
      },
    );
  });

  describe('methods and addresses', () => {
    const known = ['/api/v1/chat', '/api/v1/keys', '/api/v1/keys/AAAAAAAA', '/api/v1/usage'];
    const other: Record<string, string[]> = {
      '/api/v1/chat': ['get', 'put', 'patch', 'delete', 'options', 'trace'],
      '/api/v1/keys': ['put', 'patch', 'delete', 'options', 'trace'],
      '/api/v1/keys/AAAAAAAA': ['get', 'post', 'put', 'patch', 'options', 'trace'],
      '/api/v1/usage': ['post', 'put', 'patch', 'delete', 'options', 'trace'],
    };
    const cases = known.flatMap((path) => (other[path] ?? []).map((method) => ({ method, path })));

    it.each(cases)('$method $path is 400 where a framework would say 405', async ({ method, path }) => {
      const reply = await raw(
        `${method.toUpperCase()} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-API-Key: ${key}\r\n\r\n`,
      );
      expectRawFailure(reply, 400);
    });

    it('HEAD is answered like GET, without a body', async () => {
      expect((await service.as('acme', 'head', '/api/v1/keys')).status).toBe(200);
      const refused = await service.call('head', '/api/v1/keys');
      expect(refused.status).toBe(401);
      expect(refused.headers['x-error-code']).toBe('invalid_session');
      expect((await service.call('head', CHAT)).status).toBe(400);
    });

    it.each([
      '/api/v1',
      '/api/v1/',
      '/api/v1/chats',
      '/api/v1/chat/1',
      '/api/v1/keys/a/b',
      '/api/v2/chat',
      '/api',
      '/',
      '/favicon.ico',
      '/.env',
      '/api/docs/../../etc/passwd',
      '/api/docs/nothing.js',
      '//api/v1/chat',
      '/api/v1/__proto__',
      '/api/v1/constructor',
      '/%2e%2e/%2e%2e/etc/passwd',
    ])('%s is 404 in JSON', async (path) => {
      const reply = await raw(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 404 /);
      expect(reply).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
      expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: expect.any(String) });
    });

    it.each([
      '/api/v1/%',
      '/api/v1/keys/%ZZ',
      '/api/v1/keys/%E0%A4%A',
      '/%',
      '/api/docs/%ZZ',
      '/livez/%C0%80',
    ])('%s, which cannot be decoded, is 400 or 404', async (path) => {
      const reply = await service.call('get', path);
      expect([400, 404]).toContain(reply.status);
      expectFailureShape(reply);
    });

    it('a conditional request is answered in full', async () => {
      const { headers } = await service.as('acme', 'get', '/api/v1/keys');
      expect(headers).not.toHaveProperty('etag');
      const again = await service.as('acme', 'get', '/api/v1/keys').set('If-None-Match', '*');
      expect(again.status).toBe(200);
    });

    it('a query changes nothing, however it is written', async () => {
      const reply = await service.ask(key).query('lang=en&question=&__proto__[x]=1&a[b][c]=d&%ZZ=%ZZ');
      expect(reply.status).toBe(200);
      expect(service.answering.asked.at(-1)?.language).toBe('fr');
    });
  });

  describe('what Node would answer by itself', () => {
    it.each([
      ['what is not HTTP', 'hello\r\n\r\n'],
      ['a TLS handshake', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00])],
      ['headers too long', `GET ${CHAT} HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
      ['an address too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['no Host', `POST ${CHAT} HTTP/1.1\r\nConnection: close\r\n\r\n`],
      ['two Hosts', `POST ${CHAT} HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n`],
      ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
      [
        'two lengths of one body',
        `POST ${CHAT} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      ],
      ['a header with a null byte', `GET ${CHAT} HTTP/1.1\r\nHost: x\r\nX-A: a\u0000b\r\n\r\n`],
      ['a method nobody knows', `FETCH ${CHAT} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ])('%s is 400 in JSON', async (_, bytes) => {
      expectRawFailure(await raw(bytes), 400);
    });

    it('an expectation nobody knows is passed over', async () => {
      const reply = await raw(
        `GET /api/v1/keys HTTP/1.1\r\nHost: x\r\nExpect: the impossible\r\nConnection: close\r\n\r\n`,
      );
      expect(reply).toMatch(/^HTTP\/1\.1 401 /);
    });

    it('one credential too many is none, whichever of them is good', async () => {
      for (const copies of [
        ['Authorization: Bearer nothing', `Authorization: Bearer ${key}`],
        [`Authorization: Bearer ${key}`, 'Authorization: Bearer nothing'],
        ['X-API-Key: nothing', `X-API-Key: ${key}`],
      ]) {
        const head = ['POST /api/v1/chat HTTP/1.1', 'Host: x', 'Connection: close', ...copies];
        const reply = await raw(`${head.join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`);
        expect(reply).toMatch(/^HTTP\/1\.1 401 /);
      }
    });

    it('waits for a whole request no longer than its size can need', () => {
      const { requestTimeout, headersTimeout } = service.app.getHttpServer();
      expect(requestTimeout).toBeLessThanOrEqual(30_000);
      expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
    });

    it('the service is still there', async () => {
      expect((await service.ask(key)).status).toBe(200);
    });
  });
});
