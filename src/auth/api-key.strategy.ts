import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Failure } from '../common/errors/failure.js';
import type { Caller } from '../common/http/request-context.js';
import { KeysService } from '../keys/keys.service.js';
import { HeaderStrategy } from './header.strategy.js';
import { presentedKeyOf } from './presented-credential.js';

/** Who calls with an API key. Status and plan are read on every call, never remembered. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(HeaderStrategy, 'api-key') {
  constructor(private readonly keys: KeysService) {
    super();
  }

  /** @throws Failure missing_api_key, invalid_api_key or revoked_api_key */
  async validate(request: Request): Promise<Caller> {
    const presented = presentedKeyOf(request.headers);
    if (presented === undefined) throw new Failure('missing_api_key');
    if (presented === null) throw new Failure('invalid_api_key');
    return await this.keys.verify(presented);
  }
}
