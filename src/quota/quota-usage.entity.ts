import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many questions an account has asked in its newest day and its newest week: one row, one atomic write. */
@Entity('quota_usage')
export class QuotaUsage {
  @PrimaryColumn({ name: 'account_id', type: 'varchar', length: 190 })
  accountId: string;

  /** Calendar day of the last question, YYYY-MM-DD in the quota's time zone. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ name: 'day_used', type: 'int' })
  dayUsed: number;

  /** How many questions of that day were given back because the service failed. */
  @Column({ name: 'day_refunds', type: 'int' })
  dayRefunds: number;

  /** Monday of the ISO week of the last question. */
  @Column({ type: 'varchar', length: 10 })
  week: string;

  @Column({ name: 'week_used', type: 'int' })
  weekUsed: number;
}
