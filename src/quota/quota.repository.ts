import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { QuotaCalendar } from './quota.calendar.js';
import { QuotaUsage } from './quota-usage.entity.js';

/** How many questions count in the current day and week. */
export interface QuotaCounts {
  day: number;
  week: number;
}

export interface QuotaLimits {
  day: number;
  week: number;
}

/**
 * Counts the question if both limits leave room. A name of a day or week that is newer than the row's starts its
 * count at one; an older one (a node whose clock is behind) goes on with the row's count, so that no clock can lend
 * a fresh quota. The counts are set before the names: MySQL reads what it has already assigned.
 */
const CONSUME = `
  UPDATE quota_usage SET
    day_used = CASE WHEN day < ? THEN 1 ELSE day_used + 1 END,
    day_refunds = CASE WHEN day < ? THEN 0 ELSE day_refunds END,
    week_used = CASE WHEN week < ? THEN 1 ELSE week_used + 1 END,
    day = CASE WHEN day < ? THEN ? ELSE day END,
    week = CASE WHEN week < ? THEN ? ELSE week END
  WHERE account_id = ?
    AND CASE WHEN day < ? THEN 0 ELSE day_used END < ?
    AND CASE WHEN week < ? THEN 0 ELSE week_used END < ?`;

const CONSUME_AND_TELL = `${CONSUME} RETURNING day_used AS day, week_used AS week`;

const GIVE_BACK = `
  UPDATE quota_usage SET
    day_used = day_used - 1, week_used = CASE WHEN week_used > 0 THEN week_used - 1 ELSE 0 END, day_refunds = day_refunds + 1
  WHERE account_id = ? AND day = ? AND day_used > 0 AND day_refunds < ?`;

@Injectable()
export class QuotaRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns what counts then, or null where a limit is reached or the account has no row yet */
  async consume(
    accountId: string,
    calendar: QuotaCalendar,
    limits: QuotaLimits,
  ): Promise<QuotaCounts | null> {
    const { day, week } = calendar;
    const names = [day, day, week, day, day, week, week];
    const parameters = [...names, accountId, day, limits.day, week, limits.week];
    if (this.unitOfWork.tellsWhatItWrote) {
      const [counts] = await this.unitOfWork.executeReturning<QuotaCounts>(CONSUME_AND_TELL, parameters);
      return counts ?? null;
    }
    const counted = await this.unitOfWork.execute(CONSUME, parameters);
    return counted === 1 ? await this.findCounts(accountId, calendar) : null;
  }

  /** @returns false where nothing was given back: another day, or too often today */
  async giveBack(accountId: string, day: string, maxRefundsADay: number): Promise<boolean> {
    return (await this.unitOfWork.execute(GIVE_BACK, [accountId, day, maxRefundsADay])) === 1;
  }

  /** What counts at that moment, or null where the account has never asked. */
  async findCounts(accountId: string, { day, week }: QuotaCalendar): Promise<QuotaCounts | null> {
    const rows: QuotaCounts[] = await this.dataSource.query(
      `SELECT CASE WHEN day < ? THEN 0 ELSE day_used END AS day, CASE WHEN week < ? THEN 0 ELSE week_used END AS week
       FROM quota_usage WHERE account_id = ?`,
      [day, week, accountId],
    );
    return rows[0] ?? null;
  }

  /** Gives a new account its row, with nothing used. */
  async open(accountId: string, { day, week }: QuotaCalendar): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(QuotaUsage)
        .values({ accountId, day, dayUsed: 0, dayRefunds: 0, week, weekUsed: 0 })
        .orIgnore()
        .updateEntity(false)
        .execute();
    });
  }
}
