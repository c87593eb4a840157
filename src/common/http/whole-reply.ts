import type { NextFunction, Request, Response } from 'express';
import { isApiPath } from './api-prefix.js';

/** Replies of the API are never cached; a conditional request would be answered 304, which the contract does not know. */
export function alwaysReplyInFull(request: Request, _response: Response, next: NextFunction): void {
  if (isApiPath(request.path)) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  next();
}
