import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Clock } from '../common/clock.js';
import { FAILURES } from '../common/errors/failure-catalogue.js';
import { asFailure } from '../common/errors/failure.filter.js';
import { contextOf, type RequestContext } from '../common/http/request-context.js';
import { limitStatesOf } from './quota-limits.js';
import { QuotaService } from './quota.service.js';

/** Reads where the account stands for the RateLimit headers of replies that did not have to know it otherwise. */
@Injectable()
export class StandingInterceptor implements NestInterceptor {
  constructor(
    private readonly quotas: QuotaService,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const state = contextOf(context.switchToHttp().getRequest<Request>());
    return state.caller ? from(this.#toldAfter(next.handle(), state)) : next.handle();
  }

  async #toldAfter(handled: Observable<unknown>, state: RequestContext): Promise<unknown> {
    try {
      const reply = await lastValueFrom(handled);
      await this.#tell(state);
      return reply;
    } catch (error) {
      if (FAILURES[asFailure(error).kind].status < 500) await this.#tell(state);
      throw error;
    }
  }

  /** A header is not worth a failure. */
  async #tell({ caller, limits }: RequestContext): Promise<void> {
    if (!caller || limits.has('day')) return;
    const standing = await this.quotas.standingOf(caller).catch(() => null);
    if (!standing) return;
    for (const limit of limitStatesOf(standing, this.clock.now())) limits.set(limit.name, limit);
  }
}
