import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type * as documented from '../../src/chat/dto/data-row.dto.js';
import { FAILURES } from '../../src/common/errors/failure-catalogue.js';
import { openApiDocument } from '../../src/docs/openapi.document.js';
import type * as written from '../../src/wording/findings.js';
import { TestApplication } from '../support/application.js';
import { apiDocument, DOCUMENT_FILE, faultsOf, headersOf, type Media, operations } from './api-document.js';

const STATUSES: Record<string, number[]> = {
  'post /api/v1/chat': [200, 400, 401, 403, 429, 500, 503],
  'get /api/v1/keys': [200, 400, 401, 403, 429, 500, 503],
  'post /api/v1/keys': [200, 400, 401, 403, 429, 500, 503],
  'delete /api/v1/keys/{key_id}': [200, 400, 401, 403, 404, 429, 500, 503],
  'get /api/v1/usage': [200, 400, 401, 403, 429, 500, 503],
  'get /livez': [200],
  'get /readyz': [200, 503],
  'get /metrics': [200],
};
const OF_API = operations().filter(([route]) => route.includes(' /api/v1/'));

describe('the OpenAPI document', () => {
  let service: TestApplication;
  beforeAll(async () => {
    service = await TestApplication.start({ databaseUrl: 'sqlite::memory:' });
  });
  afterAll(() => service.close());

  it('is sound OpenAPI 3.1', async () => {
    const source = readFileSync(DOCUMENT_FILE, 'utf8');
    // The operators' routes have nothing to refuse.
    const rules = { 'operation-4xx-response': 'off' } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('is what the code says (write it anew with: npm run openapi)', () => {
    const fresh = `${JSON.stringify(openApiDocument(service.app), null, 2)}\n`;
    expect(fresh === readFileSync(DOCUMENT_FILE, 'utf8')).toBe(true);
  });

  it('is what /api/openapi.json serves', async () => {
    const reply = await service.call('get', '/api/openapi.json');
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.body).toEqual(apiDocument);
  });

  it('has every route of the service and no other', () => {
    expect(routesOf(service).sort()).toEqual(
      operations()
        .map(([route]) => route)
        .sort(),
    );
  });

  it('has every status that each route can answer', () => {
    const documented = operations().map(([route, { responses }]) => [
      route,
      Object.keys(responses).map(Number),
    ]);
    expect(Object.fromEntries(documented)).toEqual(STATUSES);
  });

  it('names its calls as clients will', () => {
    expect(operations().map(([, { operationId }]) => operationId)).toEqual(
      expect.arrayContaining(['askQuestion', 'listKeys', 'createKey', 'revokeKey', 'readUsage']),
    );
  });

  it('offers either form of the API key, and a session by token or by cookie', () => {
    const credentials = (route: string) =>
      OF_API.find(([name]) => name === route)?.[1].security.map((one) => Object.keys(one));
    const [header, bearer, session, cookie] = [
      ['api-key'],
      ['api-key-bearer'],
      ['session'],
      ['session-cookie'],
    ];
    expect(credentials('post /api/v1/chat')).toEqual([header, bearer]);
    for (const route of ['get /api/v1/keys', 'post /api/v1/keys', 'delete /api/v1/keys/{key_id}'])
      expect(credentials(route)).toEqual([session, cookie]);
    expect(credentials('get /api/v1/usage')).toEqual([header, bearer, session, cookie]);
  });

  it('names the session cookie as the settings do', async () => {
    const other = await TestApplication.start({
      databaseUrl: 'sqlite::memory:',
      sessionCookie: 'agri_session',
    });
    const schemes = openApiDocument(other.app).components?.securitySchemes;
    await other.close();
    expect(schemes?.['session-cookie']).toMatchObject({ in: 'cookie', name: 'agri_session' });
  });

  it('shows with every body examples that its own schema allows', () => {
    const shown = OF_API.flatMap(([route, { requestBody, responses }]) => [
      ...mediaOf(`${route} request`, requestBody?.content),
      ...Object.entries(responses).flatMap(([status, reply]) => mediaOf(`${route} ${status}`, reply.content)),
    ]);
    const faults = shown.flatMap(({ place, schema, examples }) =>
      Object.entries(examples ?? {}).flatMap(([name, { value }]) =>
        faultsOf(schema, value).map((fault) => `${place} ${name}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
    const bare = shown.filter(({ place, examples }) => !place.endsWith('keys request') && !examples);
    expect(bare.map(({ place }) => place)).toEqual([]);
  });

  it('shows with every header an example that its own schema allows', () => {
    const replies = operations().flatMap(([, { responses }]) => Object.values(responses));
    const faults = replies
      .flatMap(headersOf)
      .flatMap(([name, { schema, example }]) =>
        example === undefined ? [] : faultsOf(schema, example).map((fault) => `${name}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });

  it('describes rows with the members that are written, and no other', () => {
    expectTypeOf<written.FigureRow>().toExtend<documented.FigureRow>();
    expectTypeOf<keyof written.FigureRow>().toEqualTypeOf<keyof documented.ForecastRow>();
    expectTypeOf<written.LawRow>().toEqualTypeOf<documented.LawRow>();
    const { FigureRow, ForecastRow } = apiDocument.components.schemas;
    expect(Object.keys(ForecastRow?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(FigureRow?.properties ?? { missing: {} })),
    );
  });

  it('has one error body: a detail and nothing else', () => {
    const { Error: error } = apiDocument.components.schemas;
    expect(error).toMatchObject({ required: ['detail'], additionalProperties: false });
    expect(faultsOf(error ?? {}, { detail: 'x' })).toEqual([]);
    for (const wrong of [{}, { detail: '' }, { detail: ['x'] }, { detail: 'x', code: 'y' }])
      expect(faultsOf(error ?? {}, wrong)).not.toEqual([]);
  });

  it('leaves no failure of the catalogue out', () => {
    const failures = OF_API.flatMap(([, { responses }]) => Object.values(responses).flatMap(failureNames));
    // These two are of addresses and methods that are no route.
    const expected = Object.keys(FAILURES).filter(
      (kind) => !['route_not_found', 'method_not_allowed'].includes(kind),
    );
    expect([...new Set(failures)].sort()).toEqual(expected.sort());
  });

  it('holds nothing that looks like a whole key', () => {
    expect(readFileSync(DOCUMENT_FILE, 'utf8')).not.toMatch(/sk_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}/);
  });
});

function mediaOf(place: string, content: Record<string, Media> = {}): (Media & { place: string })[] {
  return Object.values(content).map((media) => ({ place, ...media }));
}

function failureNames({ headers, content }: { headers?: object; content?: Record<string, Media> }): string[] {
  return headers && 'X-Error-Code' in headers
    ? Object.keys(content?.['application/json']?.examples ?? {})
    : [];
}

/** `get /api/v1/keys`, for every route of the service; one for all methods is there to refuse them. */
function routesOf({ app }: TestApplication): string[] {
  const layers: { route?: { path: string; methods?: Record<string, boolean> } }[] = app
    .getHttpAdapter()
    .getInstance().router.stack;
  const routes = layers.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {});
    const path = route?.path.replace(/:(\w+)/g, '{$1}');
    return methods.length > 10 ? [] : methods.map((method) => `${method} ${path}`);
  });
  return routes.filter((route) => !/ \/api\/(docs|openapi)/.test(route));
}
