import { request as rawRequest } from 'node:http';
import type { Test } from 'supertest';
import { KeysService } from '../../src/keys/keys.service.js';
import { vi } from 'vitest';
import type { Reply } from './expect-documented.js';
import type { TestApplication } from '../support/application.js';
import { sessionToken } from '../support/session-tokens.js';

/** Somebody with an API key and a session. */
export interface Holder {
  account: string;
  key: string;
  plan?: string;
}

/** A route of the API, as a caller with the right credential uses it. */
export interface Route {
  name: string;
  method: 'get' | 'post' | 'delete';
  /** @param spare id of an active key of the caller's */
  path: (spare: string) => string;
  takes: 'key' | 'session';
  body?: object;
  /** Makes what is behind the route fail, once. */
  failOnce: (service: TestApplication, fault: Error) => void;
}

const failKeysOnce =
  (method: 'list' | 'create' | 'revoke' | 'countActive') => (service: TestApplication, fault: Error) =>
    void vi.spyOn(service.app.get(KeysService), method).mockRejectedValueOnce(fault);

export const ROUTES: readonly Route[] = [
  {
    name: 'post /api/v1/chat',
    method: 'post',
    path: () => '/api/v1/chat',
    takes: 'key',
    body: { question: 'Quel est le prix du blé ?' },
    failOnce: ({ answering }, fault) => {
      const { respond } = answering;
      answering.respond = () => {
        answering.respond = respond;
        return Promise.reject(fault);
      };
    },
  },
  {
    name: 'get /api/v1/keys',
    method: 'get',
    path: () => '/api/v1/keys',
    takes: 'session',
    failOnce: failKeysOnce('list'),
  },
  {
    name: 'post /api/v1/keys',
    method: 'post',
    path: () => '/api/v1/keys',
    takes: 'session',
    body: { name: 'Contrat' },
    failOnce: failKeysOnce('create'),
  },
  {
    name: 'delete /api/v1/keys/{key_id}',
    method: 'delete',
    path: (spare) => `/api/v1/keys/${spare}`,
    takes: 'session',
    failOnce: failKeysOnce('revoke'),
  },
  {
    name: 'get /api/v1/usage',
    method: 'get',
    path: () => '/api/v1/usage',
    takes: 'key',
    failOnce: failKeysOnce('countActive'),
  },
];

/** A call of the route without a body. */
export function bare(service: TestApplication, route: Route, holder: Holder, spare = 'xxxxxxxx'): Test {
  const call = service.call(route.method, route.path(spare));
  if (route.takes === 'key') return call.set('X-API-Key', holder.key);
  const claims = holder.plan === undefined ? {} : { plan: holder.plan };
  return call.set('Authorization', `Bearer ${sessionToken(holder.account, claims)}`);
}

/** A call of the route as it should be. */
export function good(service: TestApplication, route: Route, holder: Holder, spare?: string): Test {
  const call = bare(service, route, holder, spare);
  return route.body ? call.send(route.body) : call;
}

/** A call without the header that HTTP/1.1 asks for, which no client library can be talked into. */
export async function withoutHost(service: TestApplication, route: Route): Promise<Reply> {
  return await new Promise((resolve, reject) => {
    const url = new URL(route.path('xxxxxxxx'), service.url);
    const request = rawRequest(url, { method: route.method.toUpperCase(), setHost: false }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => void (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    request.on('error', reject).end();
  });
}
