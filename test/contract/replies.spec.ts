import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Failure } from '../../src/common/errors/failure.js';
import { type FailureKind, FAILURES, isFailureKind } from '../../src/common/errors/failure-catalogue.js';
import { Drain } from '../../src/health/drain.js';
import { TestApplication } from '../support/application.js';
import { sessionToken } from '../support/session-tokens.js';
import { operations } from './api-document.js';
import { expectDocumented, type Reply } from './expect-documented.js';
import { bare, good, type Holder, type Route, ROUTES, withoutHost } from './routes.js';

const DATABASE = { databaseUrl: 'sqlite::memory:' };
const NOBODY: Holder = { account: 'nobody', key: 'no key' };

let service: TestApplication;
let acme: Holder;
let former: Holder;
let spare: string;

beforeAll(async () => {
  service = await TestApplication.start(DATABASE);
  acme = { account: 'acme', key: (await service.newKey('acme')).key };
  former = { account: 'former', key: (await service.newKey('former')).key, plan: 'pro' };
  await service.app.get(AccountsService).set('former', 'pro', {});
  ({ id: spare } = await service.newKey('acme', 'À révoquer'));
});
afterAll(() => service.close());

type Provocation = (route: Route) => PromiseLike<Reply>;

/** How each failure comes about, for real; over HTTP and through the whole service. */
const PROVOCATIONS: Record<Exclude<FailureKind, 'route_not_found' | 'method_not_allowed'>, Provocation> = {
  body_not_json: (route) => bare(service, route, acme).type('application/json').send('{"question":'),
  body_not_declared_json: (route) => bare(service, route, acme).type('text/plain').send('question'),
  body_too_large: (route) => bare(service, route, acme).send({ question: 'x'.repeat(70_000) }),
  malformed_request: (route) => withoutHost(service, route),
  question_missing: (route) => bare(service, route, acme).send({}),
  question_length: (route) => bare(service, route, acme).send({ question: 'x'.repeat(2_001) }),
  lang_invalid: (route) => bare(service, route, acme).send({ question: 'x', lang: 'de' }),
  name_invalid: (route) => bare(service, route, acme).send({ name: 'x'.repeat(101) }),
  key_limit: async (route) => {
    for (let made = 0; made < 5; made += 1) await service.newKey('collector');
    return await good(service, route, { account: 'collector', key: '' });
  },
  missing_api_key: (route) => bare(service, route, acme).set('X-API-Key', ''),
  invalid_api_key: (route) => bare(service, route, acme).set('X-API-Key', 'sk_live_nonsense'),
  revoked_api_key: async (route) => {
    const { id, key } = await service.newKey('acme', 'Révoquée');
    await service.as('acme', 'delete', `/api/v1/keys/${id}`);
    return await good(service, route, { account: 'acme', key });
  },
  invalid_session: (route) => good(service, route, acme).unset('X-API-Key').unset('Authorization'),
  plan_required: (route) => good(service, route, former),
  cross_site_request: (route) =>
    good(service, route, acme)
      .unset('Authorization')
      .set('Cookie', `session=${sessionToken('acme')}`)
      .set('Sec-Fetch-Site', 'cross-site'),
  key_not_found: (route) => good(service, route, acme, 'unknown0'),
  rate_limited: async (route) => {
    const narrow = await TestApplication.start({ ...DATABASE, rateLimitPerMinute: 1 });
    await good(narrow, route, NOBODY);
    const reply = await good(narrow, route, NOBODY);
    await narrow.close();
    return reply;
  },
  daily_quota: async (route) => await withQuota({ daily: 0 }, route),
  weekly_quota: async (route) => await withQuota({ weekly: 0 }, route),
  internal_error: (route) => {
    route.failOnce(service, new Error('a fault of the service'));
    return good(service, route, acme, spare);
  },
  service_unavailable: (route) => {
    route.failOnce(service, new Failure('service_unavailable'));
    return good(service, route, acme, spare);
  },
  shutting_down: async (route) => {
    const stopping = await TestApplication.start(DATABASE);
    void stopping.app.get(Drain).begin();
    const reply = await good(stopping, route, NOBODY);
    await stopping.close();
    return reply;
  },
};

async function withQuota(limits: { daily?: number; weekly?: number }, route: Route): Promise<Reply> {
  const { key } = await service.newKey('thrifty');
  await service.app
    .get(AccountsService)
    .set('thrifty', 'enterprise', { daily: null, weekly: null, ...limits });
  return await good(service, route, { account: 'thrifty', key });
}

/** Every failure that the document names, by route: `[status, kind]`. */
function documentedFailures(route: string): [status: number, kind: keyof typeof PROVOCATIONS][] {
  const [, operation] = operations().find(([name]) => name === route) ?? [];
  return Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) =>
    Object.keys(content?.['application/json']?.examples ?? {})
      .filter((kind): kind is keyof typeof PROVOCATIONS => isFailureKind(kind) && kind in PROVOCATIONS)
      .map((kind): [number, keyof typeof PROVOCATIONS] => [Number(status), kind]),
  );
}

describe.each(ROUTES)('$name answers as documented', (route) => {
  it.each(documentedFailures(route.name))('%i %s', async (status, kind) => {
    const reply = await PROVOCATIONS[kind](route);
    expectDocumented(route.name, status, reply);
    expect(reply.headers['x-error-code']).toBe(FAILURES[kind].code);
    expect(reply.body).toEqual({ detail: expect.stringMatching(wordsOf(kind)) });
  });

  it('200', async () => {
    const reply = await good(service, route, acme, spare);
    expectDocumented(route.name, 200, reply);
    expect(reply.headers.ratelimit).toMatch(/"day";r=\d+;t=\d+/);
  });
});

describe('the operators’ routes answer as documented', () => {
  it('livez 200', async () => {
    expectDocumented('get /livez', 200, await service.call('get', '/livez'));
  });

  it('readyz 503, without data', async () => {
    expectDocumented('get /readyz', 503, await service.call('get', '/readyz'));
  });

  it('metrics 200', async () => {
    const { status, headers, text } = await service.call('get', '/metrics');
    expectDocumented('get /metrics', 200, { status, headers, body: text });
  });
});

/** The catalogue's French words, whatever stands in their gaps. */
function wordsOf(kind: FailureKind): RegExp {
  const literal = FAILURES[kind].message.fr
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
}
