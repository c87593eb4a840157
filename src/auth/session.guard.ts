import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Failure } from '../common/errors/failure.js';
import type { Caller } from '../common/http/request-context.js';
import { Settings } from '../config/settings.js';
import { comesFromOwnSite } from './cross-site.js';
import { usesCookieSession } from './presented-credential.js';
import { SessionStrategy } from './session.strategy.js';
import { KeySetUnreachable } from './session-verification.js';
import { type Finding, StrategyGuard } from './strategy.guard.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets in who has a session of the website; one by cookie changes nothing from another site. */
@Injectable()
export class SessionGuard extends StrategyGuard {
  constructor(
    protected readonly strategy: SessionStrategy,
    private readonly settings: Settings,
  ) {
    super();
  }

  protected override admit({ error, caller, info }: Finding, request: Request): Caller {
    if (info instanceof KeySetUnreachable)
      throw new Failure('service_unavailable', {}, null, { cause: info });
    if (error) throw error;
    if (!caller) throw new Failure('invalid_session');
    this.#refuseCrossSite(request);
    return caller;
  }

  #refuseCrossSite({ method, headers }: Request): void {
    if (READING.has(method) || !usesCookieSession(headers, this.settings.sessionCookie)) return;
    if (!comesFromOwnSite(headers, this.settings.allowedOrigins)) throw new Failure('cross_site_request');
  }
}
