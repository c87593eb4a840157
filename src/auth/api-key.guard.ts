import { Injectable } from '@nestjs/common';
import { Failure } from '../common/errors/failure.js';
import type { Caller } from '../common/http/request-context.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { type Finding, StrategyGuard } from './strategy.guard.js';

/** Lets in who presents a valid, active API key. */
@Injectable()
export class ApiKeyGuard extends StrategyGuard {
  constructor(protected readonly strategy: ApiKeyStrategy) {
    super();
  }

  protected override admit({ error, caller }: Finding): Caller {
    if (error) throw error;
    if (!caller) throw new Failure('invalid_api_key');
    return caller;
  }
}
