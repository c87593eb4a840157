import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';
import { Failure } from '../errors/failure.js';
import { FAILURES, failureMessage } from '../errors/failure-catalogue.js';
import { DEFAULT_LANGUAGE } from '../language.js';

/** A body is 64 KiB at most: Node's five minutes would be an invitation to hold connections open. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * Answers what Node itself would refuse, before any middleware, with a bare status of its own: what is not HTTP,
 * headers too long, a request without end, an `Expect` that it does not know, a missing `Host`. A header that may stand
 * there once is not silently taken from its first copy: a proxy in front may have looked at another one.
 */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(malformedRequestReply());
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => socket.end(malformedRequestReply()));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  Object.assign(server, { requireHostHeader: false, joinDuplicateHeaders: true });
}

/** HTTP/1.1 asks for one Host; Node would refuse its absence without a body, and take the first of two. */
export function requireHost(request: Request, _response: Response, next: NextFunction): void {
  const { host } = request.headers;
  const isBroken = host === undefined ? request.httpVersion === '1.1' : host.includes(',');
  next(isBroken ? new Failure('malformed_request') : undefined);
}

function malformedRequestReply(): string {
  const { status, code } = FAILURES.malformed_request;
  const body = JSON.stringify({ detail: failureMessage('malformed_request', {}, DEFAULT_LANGUAGE) });
  return [
    `HTTP/1.1 ${status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Language: ${DEFAULT_LANGUAGE}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${randomUUID()}`,
    `X-Error-Code: ${code}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
