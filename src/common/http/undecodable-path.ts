import type { NextFunction, Request, Response } from 'express';
import { API_PREFIX, isApiPath } from './api-prefix.js';

/**
 * Sends a path with a broken percent-encoding to the route of unknown addresses: Express's router would throw before
 * any guard has counted the request.
 */
export function routeUndecodable(request: Request, _response: Response, next: NextFunction): void {
  if (!isDecodable(request.url) && isApiPath(request.path)) request.url = `/${API_PREFIX}/`;
  next();
}

/** Whether the path of an address can be decoded; its query is never decoded by path. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
