import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Failure } from '../common/errors/failure.js';
import { Settings } from '../config/settings.js';
import { comesFromOwnSite } from './cross-site.js';
import { usesCookieSession } from './presented-credential.js';
import { KeySetUnreachable } from './session-verification.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets in who has a session of the website; one by cookie changes nothing from another site. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(private readonly settings: Settings) {
    super();
  }

  override handleRequest<T>(error: unknown, caller: T | false, info: unknown, context: ExecutionContext): T {
    if (info instanceof KeySetUnreachable)
      throw new Failure('service_unavailable', {}, null, { cause: info });
    if (error) throw error;
    if (!caller) throw new Failure('invalid_session');
    this.#refuseCrossSite(context.switchToHttp().getRequest<Request>());
    return caller;
  }

  #refuseCrossSite({ method, headers }: Request): void {
    if (READING.has(method) || !usesCookieSession(headers, this.settings.sessionCookie)) return;
    if (!comesFromOwnSite(headers, this.settings.allowedOrigins)) throw new Failure('cross_site_request');
  }
}
