import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Account } from './account.entity.js';
import type { Plan } from './plan.js';

/** What an account may do. */
export interface Entitlement {
  plan: string;
  dailyLimit: number | null;
  weeklyLimit: number | null;
}

@Injectable()
export class AccountRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One indexed read, on every call: a plan that ended must end access with the next one. */
  async findEntitlement(accountId: string): Promise<Entitlement | null> {
    const rows: Entitlement[] = await this.dataSource.query(
      'SELECT plan, daily_limit AS dailyLimit, weekly_limit AS weeklyLimit FROM accounts WHERE id = ?',
      [accountId],
    );
    return rows[0] ?? null;
  }

  /** Makes the account where it is new; leaves it as it is where not. */
  async ensure(accountId: string, plan: Plan, asOfMs: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Account)
        .values({
          id: accountId,
          plan,
          planAsOf: asOfMs,
          dailyLimit: null,
          weeklyLimit: null,
          createdAt: asOfMs,
        })
        .orIgnore()
        .updateEntity(false)
        .execute();
    });
  }

  /** Sets the plan unless something newer has been said of it. */
  async setPlanAsOf(accountId: string, plan: Plan, asOfMs: number): Promise<void> {
    await this.unitOfWork.execute(
      'UPDATE accounts SET plan = ?, plan_as_of = ? WHERE id = ? AND plan_as_of <= ? AND plan <> ?',
      [plan, asOfMs, accountId, asOfMs, plan],
    );
  }

  /** Sets this account's own limits; null returns to the deployment's. */
  async setLimits(accountId: string, daily: number | null, weekly: number | null): Promise<void> {
    await this.unitOfWork.execute('UPDATE accounts SET daily_limit = ?, weekly_limit = ? WHERE id = ?', [
      daily,
      weekly,
      accountId,
    ]);
  }
}
