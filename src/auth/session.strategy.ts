import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { isAccountId } from '../accounts/account-id.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { Clock } from '../common/clock.js';
import type { Caller } from '../common/http/request-context.js';
import { Settings } from '../config/settings.js';
import { bearerTokenOf, cookieOf } from './presented-credential.js';
import { keyOptionsOf } from './session-verification.js';

const CLOCK_SKEW_SECONDS = 30;

/** The claims that are read; anything else in a token is ignored. */
interface SessionClaims {
  sub?: unknown;
  exp?: unknown;
  iat?: unknown;
  plan?: unknown;
}

/** Who calls with a session of the website: a JWT from the Bearer header or the session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    settings: Settings,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: (request: Request) => tokenOf(request, settings.sessionCookie),
      ...keyOptionsOf(settings.jwt),
      ...(settings.jwtIssuer && { issuer: settings.jwtIssuer }),
      ...(settings.jwtAudience && { audience: settings.jwtAudience }),
      jsonWebTokenOptions: { clockTolerance: CLOCK_SKEW_SECONDS },
    });
  }

  /** @returns false, and so 401, where the token names no account or never ends */
  async validate(claims: SessionClaims): Promise<Caller | false> {
    const { sub, exp, iat, plan } = claims;
    if (!isAccountId(sub) || typeof exp !== 'number') return false;
    const issuedAtMs = typeof iat === 'number' ? iat * 1_000 + 999 : this.clock.now().getTime();
    return { accountId: sub, keyId: null, ...(await this.accounts.learnFromSession(sub, plan, issuedAtMs)) };
  }
}

/** A header of its own always goes before the cookie that a browser adds by itself. */
function tokenOf(request: Request, cookieName: string): string | null {
  if (request.headers.authorization !== undefined) return bearerTokenOf(request.headers);
  return cookieOf(request.headers, cookieName);
}
