import { expect } from 'vitest';
import { faultsOf, type Header, headersOf, operations } from './api-document.js';

/** A reply over HTTP, whoever fetched it; header names in lower case. */
export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Headers that mean something to callers: where a reply has one, the document says so. */
const TOLD_HEADERS =
  /^(x-(request-id|error-code)|ratelimit(-policy)?|retry-after|www-authenticate|content-language|cache-control)$/;

/**
 * Holds a reply to the document: its status, its body, and its headers both ways.
 * @param route method and path as the document has them: `delete /api/v1/keys/{key_id}`
 */
export function expectDocumented(route: string, status: number, reply: Reply): void {
  expect(`${reply.status} ${JSON.stringify(reply.body)}`).toMatch(new RegExp(`^${status} `));
  const [, operation] = operations().find(([name]) => name === route) ?? [];
  const documented = operation?.responses[status];
  if (!documented) throw new Error(`${route} ${status} is not documented`);
  const [mediaType = '', media] = Object.entries(documented.content ?? {})[0] ?? [];
  expect(String(reply.headers['content-type']).startsWith(`${mediaType};`)).toBe(true);
  expect(faultsOf(media?.schema ?? {}, reply.body)).toEqual([]);
  if (documented.headers) expectDocumentedHeaders(headersOf(documented), reply.headers);
}

function expectDocumentedHeaders(documented: [name: string, header: Header][], sent: Reply['headers']): void {
  const faults = documented.flatMap(([name, { required, schema }]) => {
    const value = sent[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    const typed = schema.type === 'integer' ? Number(value) : value;
    return faultsOf(schema, typed).map((fault) => `${name}${fault}`);
  });
  expect(faults).toEqual([]);
  const names = documented.map(([name]) => name.toLowerCase());
  const told = Object.keys(sent).filter((name) => TOLD_HEADERS.test(name));
  expect(names).toEqual(expect.arrayContaining(told));
}
