import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { LimitTeller } from '../common/http/limit-teller.js';
import type { RequestContext } from '../common/http/request-context.js';
import { limitStatesOf } from './quota-limits.js';
import { QuotaService } from './quota.service.js';

/** Reads where the account stands, once a request. */
@Injectable()
export class StandingTeller extends LimitTeller {
  constructor(
    private readonly quotas: QuotaService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async tell({ caller, limits }: RequestContext): Promise<void> {
    if (!caller || limits.has('day')) return;
    const standing = await this.quotas.standingOf(caller).catch(() => null);
    if (!standing) return;
    for (const limit of limitStatesOf(standing, this.clock.now())) limits.set(limit.name, limit);
  }
}
