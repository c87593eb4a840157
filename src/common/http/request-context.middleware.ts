import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { openContext } from './request-context.js';

/** Gives every request its id, in the reply and in the log. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const { id } = openContext(request, randomUUID());
  response.setHeader('X-Request-Id', id);
  next();
}
