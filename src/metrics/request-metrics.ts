import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { contextOf } from '../common/http/request-context.js';
import { Counters } from './counters.js';

/** One line of log and one observation for every request. The address without its query, never a header or a body. */
@Injectable()
export class RequestMetrics {
  readonly #logger = new Logger('Request');

  constructor(private readonly counters: Counters) {}

  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('close', () => this.#record(request, response, performance.now() - started));
    next();
  };

  #record(request: Request, response: Response, elapsedMs: number): void {
    const route = routeOf(request);
    const labels = { method: request.method, route, status: String(response.statusCode) };
    this.counters.requests.observe(labels, elapsedMs / 1_000);
    const { id, caller } = contextOf(request);
    this.#logger.log({
      msg: `${request.method} ${route} ${response.statusCode}`,
      requestId: id,
      status: response.statusCode,
      ms: Math.round(elapsedMs * 10) / 10,
      ...(caller && { account: caller.accountId, key: caller.keyId }),
      ...(!response.writableFinished && { aborted: true }),
    });
  }
}

/** The route's pattern, so that neither metrics nor log hold what a client wrote into an address. */
function routeOf(request: Request): string {
  const route: unknown = request.route;
  const path: unknown = typeof route === 'object' && route !== null && 'path' in route ? route.path : null;
  return typeof path === 'string' && !path.includes('*') ? path : '(none)';
}
