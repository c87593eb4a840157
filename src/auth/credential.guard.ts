import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { CREDENTIAL, type CredentialKind } from '../common/http/credential.decorator.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { bearerTokenOf } from './presented-credential.js';
import { SessionGuard } from './session.guard.js';

/** Asks for the credential that a route names; a route that names none is closed. */
@Injectable()
export class CredentialGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly apiKeyGuard: ApiKeyGuard,
    private readonly sessionGuard: SessionGuard,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const kind = this.reflector.getAllAndOverride<CredentialKind | undefined>(CREDENTIAL, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (kind === undefined)
      throw new Error(`${context.getClass().name} does not say which credential it takes`);
    if (kind === 'none') return true;
    const request = context.switchToHttp().getRequest<Request>();
    return await this.#guardFor(kind, request).canActivate(context);
  }

  /** Either: what looks like an API key is one; anything else is taken for a session. */
  #guardFor(kind: CredentialKind, request: Request): ApiKeyGuard | SessionGuard {
    if (kind === 'api-key') return this.apiKeyGuard;
    if (kind === 'session') return this.sessionGuard;
    const { headers } = request;
    return headers['x-api-key'] !== undefined || bearerTokenOf(headers)?.startsWith('sk_live_')
      ? this.apiKeyGuard
      : this.sessionGuard;
  }
}
