import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Caller, RequestContext } from '../common/http/request-context.js';
import { KeysService, MAX_ACTIVE_KEYS } from '../keys/keys.service.js';
import { limitStatesOf } from '../quota/quota-limits.js';
import { QuotaService } from '../quota/quota.service.js';
import type { QuotaUsageView, UsageView } from './usage.dto.js';

/** Tells an account where it stands, by the figures that are enforced. */
@Injectable()
export class UsageService {
  constructor(
    private readonly quotas: QuotaService,
    private readonly keys: KeysService,
    private readonly clock: Clock,
  ) {}

  async usageOf(caller: Caller, context: RequestContext): Promise<UsageView> {
    const standing = await this.quotas.standingOf(caller);
    for (const state of limitStatesOf(standing, this.clock.now())) context.limits.set(state.name, state);
    const { used, limits, calendar } = standing;
    return {
      plan: caller.plan,
      day: viewOf(used.day, limits.day, calendar.dayEndsAt),
      week: viewOf(used.week, limits.week, calendar.weekEndsAt),
      active_keys: await this.keys.countActive(caller.accountId),
      keys_limit: MAX_ACTIVE_KEYS,
    };
  }
}

function viewOf(used: number, limit: number, resetsAt: Date): QuotaUsageView {
  return { used, limit, remaining: Math.max(0, limit - used), resets_at: resetsAt.toISOString() };
}
