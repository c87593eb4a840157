import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { AccountRepository, type Entitlement } from './account.repository.js';
import { type Plan, planOf } from './plan.js';

export type { Entitlement };

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** The account's plan and limits now; an account that nobody knows is free. */
  async entitlementOf(accountId: string): Promise<Entitlement> {
    return (
      (await this.accounts.findEntitlement(accountId)) ?? {
        plan: 'free',
        dailyLimit: null,
        weeklyLimit: null,
      }
    );
  }

  /**
   * Takes over what a session token says of the plan, unless the token is older than what is known: a token from
   * before a cancellation must not undo it.
   * @param claim the token's `plan`, undefined where it has none
   * @param issuedAtMs when the token was issued
   */
  async learnFromSession(accountId: string, claim: unknown, issuedAtMs: number): Promise<Entitlement> {
    const known = await this.accounts.findEntitlement(accountId);
    const plan = planOf(claim);
    if (known && (claim === undefined || known.plan === plan)) return known;
    await this.#say(accountId, plan, Math.min(issuedAtMs, this.clock.now().getTime()));
    return await this.entitlementOf(accountId);
  }

  /** Sets plan and limits by an operator's hand. Limits left undefined stay as they are. */
  async set(
    accountId: string,
    plan: Plan,
    limits: { daily?: number | null; weekly?: number | null },
  ): Promise<void> {
    await this.#say(accountId, plan, this.clock.now().getTime());
    const { dailyLimit, weeklyLimit } = await this.entitlementOf(accountId);
    await this.accounts.setLimits(
      accountId,
      limits.daily === undefined ? dailyLimit : limits.daily,
      limits.weekly === undefined ? weeklyLimit : limits.weekly,
    );
  }

  async #say(accountId: string, plan: Plan, asOfMs: number): Promise<void> {
    await this.accounts.ensure(accountId, plan, asOfMs);
    await this.accounts.setPlanAsOf(accountId, plan, asOfMs);
  }
}
