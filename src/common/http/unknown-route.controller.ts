import { All, Controller, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Failure } from '../errors/failure.js';
import { Public } from './credential.decorator.js';
import { isDecodable } from './undecodable-path.js';

/** Methods by path pattern, as the controllers declare them; the contract has no 405, so another method is a 400. */
const ROUTES: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/chat\/?$/i, methods: ['POST'] },
  { path: /^\/keys\/?$/i, methods: ['GET', 'POST'] },
  { path: /^\/keys\/[^/]+\/?$/i, methods: ['DELETE'] },
  { path: /^\/usage\/?$/i, methods: ['GET'] },
];

/** Takes every request under the API's prefix that no route takes, so that the guards count it too. */
@Controller()
@Public()
@ApiExcludeController()
export class UnknownRouteController {
  @All(['', '*path'])
  refuse(@Req() { method, path, originalUrl }: Request): never {
    if (!isDecodable(originalUrl)) throw new Failure('malformed_request');
    const known = ROUTES.find((route) => route.path.test(path.replace(/^\/api\/v1/i, '')));
    if (known) throw new Failure('method_not_allowed', { method, allowed: known.methods.join(', ') });
    throw new Failure('route_not_found');
  }
}
