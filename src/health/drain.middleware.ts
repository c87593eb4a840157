import type { NextFunction, Request, Response } from 'express';
import { Failure } from '../common/errors/failure.js';
import type { FailureFilter } from '../common/errors/failure.filter.js';
import { API_PREFIX } from '../common/http/api-prefix.js';
import type { Drain } from './drain.js';

/** Once the service stops, a call that still comes in on an open connection is sent elsewhere. */
export function refuseWhileDraining(drain: Drain, failures: FailureFilter) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!drain.begun || !request.path.startsWith(`/${API_PREFIX}`)) {
      next();
      return;
    }
    response.setHeader('Connection', 'close');
    const failure = new Failure('shutting_down');
    failures.send(failure, failure, request, response);
  };
}
