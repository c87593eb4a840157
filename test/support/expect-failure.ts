import type { Response } from 'supertest';
import { expect } from 'vitest';
import type { ErrorCode } from '../../src/common/errors/failure-catalogue.js';

/** Holds a refusal to the contract: status, code, exactly `{detail}` as JSON, its headers. @returns the detail */
export function expectFailure(reply: Response, status: number, code: ErrorCode): string {
  const seen = `${reply.status} ${reply.headers['x-error-code']} ${reply.text}`;
  expect(seen).toMatch(new RegExp(`^${status} ${code} `));
  return expectFailureShape(reply);
}

export function expectFailureShape(reply: Response): string {
  expect([400, 401, 403, 404, 429, 500, 503]).toContain(reply.status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const body: { detail: unknown } = reply.body;
  expect(Object.keys(body)).toEqual(['detail']);
  expect(body.detail).toEqual(expect.stringMatching(/\S/));
  expect(reply.text).not.toMatch(/<html|node_modules|\.ts:\d|\.js:\d|\\n +at /i);
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['x-error-code']).toMatch(/^[a-z_]+$/);
  expect(reply.headers['www-authenticate'] !== undefined).toBe(reply.status === 401);
  if (reply.status === 429) expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  return String(body.detail);
}
