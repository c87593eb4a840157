import type { Request, Response } from 'express';
import { contextOf } from './request-context.js';

/**
 * `RateLimit-Policy` and `RateLimit` as structured fields (IETF draft-ietf-httpapi-ratelimit-headers), on every reply
 * to an authenticated caller: written when the head of the reply is, so that refusals carry them too.
 */
export function sendLimitHeaders(request: Request, response: Response, next: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head: unknown[]): Response => {
    setLimitHeaders(request, response);
    return Reflect.apply(writeHead, response, head);
  };
  next();
}

function setLimitHeaders(request: Request, response: Response): void {
  const { caller, limits } = contextOf(request);
  if (!caller || limits.size === 0 || response.headersSent) return;
  const all = [...limits.values()];
  response.setHeader(
    'RateLimit-Policy',
    all.map((limit) => `"${limit.name}";q=${limit.quota};w=${limit.windowSeconds}`).join(', '),
  );
  response.setHeader(
    'RateLimit',
    all.map((limit) => `"${limit.name}";r=${limit.remaining};t=${limit.resetSeconds}`).join(', '),
  );
}
