import type { NextFunction, Request, Response } from 'express';
import { Failure } from '../common/errors/failure.js';
import { isApiPath } from '../common/http/api-prefix.js';
import type { Drain } from './drain.js';

/** Counts the calls that are being answered; once the service stops, one that still comes in is sent elsewhere. */
export function drainRequests(drain: Drain) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isApiPath(request.path)) {
      next();
    } else if (drain.begun) {
      response.setHeader('Connection', 'close');
      next(new Failure('shutting_down'));
    } else {
      drain.enter();
      response.once('close', () => drain.leave());
      next();
    }
  };
}
