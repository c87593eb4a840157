import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/common/errors/failure.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';

const PATH = '/api/v1/chat';
const QUESTION = 'Quel est le prix du blé tendre ?';

describeOnEngines('questions', (engine) => {
  let service: TestApplication;
  let key: string;
  beforeAll(async () => {
    service = await TestApplication.start({
      databaseUrl: await engine.newDatabase(),
      quotaDaily: 10_000,
      quotaWeekly: 10_000,
    });
    ({ key } = await service.newKey());
  });
  afterAll(() => service.close());

  it('decision 1 and 7: a success is 200 with exactly the six fields, in JSON and UTF-8', async () => {
    const reply = await service.ask(key, { question: QUESTION });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers['x-error-code']).toBeUndefined();
    expect(reply.body).toEqual({
      answer: 'Le prix du blé tendre était de 201,5 €/t.',
      data: [],
      sources: ['Une source'],
      agent: 'prix',
      tokens_used: null,
      response_time_ms: expect.any(Number),
    });
    expect(Number.isInteger(reply.body.response_time_ms)).toBe(true);
  });

  it('decision 7: agent, data and sources are null, and still there, for a question out of the field', async () => {
    service.answering.respond = async () => ({ agent: null, data: null, sources: null });
    const reply = await service.ask(key);
    service.answering.respond = async () => ({});
    expect(reply.body).toMatchObject({ agent: null, data: null, sources: null, tokens_used: null });
  });

  it('decision 2: every reply has its request id, and the id stands in the log', async () => {
    const good = await service.ask(key);
    const bad = await service.ask('nonsense');
    for (const { headers, status } of [good, bad]) {
      const line = service.logged().find(({ requestId }) => requestId === headers['x-request-id']);
      expect(line).toMatchObject({ status });
    }
  });

  it('takes no request id from outside', async () => {
    const reply = await service.ask(key).set('X-Request-Id', 'mine');
    expect(reply.headers['x-request-id']).not.toBe('mine');
  });

  describe('decision 3: the language of a refusal', () => {
    it.each([
      ['fr', {}, undefined],
      ['fr', { lang: 'fr' }, 'en'],
      ['en', { lang: 'en' }, 'fr'],
      ['en', {}, 'en-GB,en;q=0.8'],
      ['en', {}, 'de, en;q=0.5'],
      ['en', { lang: 'de' }, 'en'],
      ['fr', {}, 'de'],
      ['fr', {}, '*'],
      ['fr', {}, 'fr;q=0.9, en;q=0.8'],
      ['en', {}, 'fr;q=0.1, en;q=0.2'],
    ])('is %s for %j and Accept-Language %s', async (language, body, accepted) => {
      const call = service.ask(key, { question: '', ...body });
      const reply = await (accepted === undefined ? call : call.set('Accept-Language', accepted));
      const detail = expectFailure(reply, 400, 'invalid_request');
      expect(detail).toMatch(language === 'fr' ? /doit|La question/ : /must|question/);
      expect(reply.headers['content-language']).toBe(language);
    });
  });

  describe('decision 5: the order of checks', () => {
    it('is credential, plan, body: a bad body from a stranger is 401', async () => {
      const stranger = await service.call('post', PATH).type('json').send('{broken');
      expectFailure(stranger, 401, 'missing_api_key');
    });

    it('asks for the plan before it reads the body, and for the body before it counts', async () => {
      const { key: lapsed } = await service.newKey('lapsed');
      const plan = { plan: 'pro' };
      await service.as('lapsed', 'get', '/api/v1/keys', plan);
      expectFailure(await service.ask(lapsed, '{broken').type('json'), 403, 'plan_required');
      const before = await service.call('get', '/api/v1/usage').set('X-API-Key', key);
      expectFailure(await service.ask(key, '{broken').type('json'), 400, 'invalid_request');
      const after = await service.call('get', '/api/v1/usage').set('X-API-Key', key);
      expect(after.body.day.used).toBe(before.body.day.used);
    });
  });

  describe('decision 6: what a question is', () => {
    const of = (length: number, character = 'é') => character.repeat(length);
    it.each([
      ['one character', '?'],
      ['2000 characters', of(2_000)],
      ['2000 characters of two code units each', of(2_000, '🌾')],
      ['2000 characters between blanks', `  ${of(2_000)}\n `],
      ['a null byte inside', 'prix\u0000du blé'],
      ['half a surrogate pair', 'prix \ud800'],
    ])('accepts %s', async (_, question) => {
      expect((await service.ask(key, { question })).status).toBe(200);
    });

    it('hands on the question without the blanks around it', async () => {
      await service.ask(key, { question: '\u00a0 Prix du lait ?\n', lang: 'en' });
      expect(service.answering.asked.at(-1)).toEqual({ question: 'Prix du lait ?', language: 'en' });
    });

    it.each([
      ['no question', {}],
      ['null', { question: null }],
      ['an empty one', { question: '' }],
      ['blanks', { question: ' \t\n\u00a0\u2003' }],
      ['control characters alone', { question: '\u0000\u0001\u200b' }],
      ['2001 characters', { question: of(2_001) }],
      ['2001 characters of two code units each', { question: of(2_001, '🌾') }],
      ['a number', { question: 12 }],
      ['true', { question: true }],
      ['a list', { question: ['prix du blé'] }],
      ['an object', { question: { text: 'prix du blé' } }],
    ])('refuses %s', async (_, body) => {
      expectFailure(await service.ask(key, body), 400, 'invalid_request');
    });

    it.each([undefined, null, 'fr'])('takes lang %s for French', async (lang) => {
      await service.ask(key, { question: QUESTION, lang });
      expect(service.answering.asked.at(-1)?.language).toBe('fr');
    });

    it.each(['', 'FR', 'de', 'fr ', 1, true, ['fr'], { fr: 1 }])('refuses lang %j', async (lang) => {
      expectFailure(await service.ask(key, { question: QUESTION, lang }), 400, 'invalid_request');
    });
  });

  describe('decision 4: members that the contract does not know', () => {
    it.each([
      '{"question":"Prix du lait ?","account_id":"other","limit":0,"plan":"free","dailyLimit":0}',
      '{"question":"Prix du lait ?","__proto__":{"lang":"en"},"constructor":"x","prototype":{}}',
      '{"question":"Prix du lait ?","constructor":{"prototype":{"lang":"en"}},"toString":1,"then":true}',
      `{"question":"Prix du lait ?","deep":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"question":"Prix du lait ?","deep":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`,
    ])('have no effect: %#', async (body) => {
      const reply = await service.ask(key, body).type('json');
      expect(`${reply.status} ${reply.text}`).toMatch(/^200 /);
      expect(service.answering.asked.at(-1)).toEqual({ question: 'Prix du lait ?', language: 'fr' });
      expect(Object.prototype).not.toHaveProperty('lang');
    });
  });

  describe('a failure of the service', () => {
    it('decision 1: an error nobody foresaw is 500, told in the log and not to the caller', async () => {
      service.answering.respond = () => Promise.reject(new TypeError('undefined is not a price'));
      const reply = await service.ask(key);
      const detail = expectFailure(reply, 500, 'internal_error');
      expect(detail).not.toContain('price');
      const told = service.logged().find(({ msg }) => msg === 'undefined is not a price');
      expect(told).toMatchObject({ level: 50, requestId: reply.headers['x-request-id'] });
    });

    it('decision 1: one that says it is not available is 503, with a time to try again', async () => {
      service.answering.respond = () => Promise.reject(new Failure('service_unavailable'));
      const reply = await service.ask(key);
      expectFailure(reply, 503, 'ai_unavailable');
      expect(reply.headers['retry-after']).toBe('5');
    });

    afterAll(() => {
      service.answering.respond = async () => ({});
    });
  });

  it('decision 10: logs neither questions nor answers', async () => {
    const question = 'Une question que personne ne doit lire dans un journal ?';
    service.secrets.add(question).add('201,5');
    expect((await service.ask(key, { question })).status).toBe(200);
    expectFailure(await service.ask(key, { question, lang: 'xx' }), 400, 'invalid_request');
    expectFailure(await service.ask(key, `{"question":"${question}"`).type('json'), 400, 'invalid_request');
    expectFailure(await service.call('get', `/api/v1/${encodeURIComponent(question)}`), 404, 'not_found');
    expect(service.log.join('')).not.toContain('personne ne doit');
  });
});
