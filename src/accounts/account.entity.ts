import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMs } from '../database/epoch-ms.js';

/** A customer as the website knows them, by the `sub` of their sessions. */
@Entity('accounts')
export class Account {
  @PrimaryColumn({ type: 'varchar', length: 190 })
  id: string;

  @Column({ type: 'varchar', length: 16 })
  plan: string;

  /** When the plan was last said; what was said earlier than that no longer counts. */
  @Column({ name: 'plan_as_of', ...epochMs() })
  planAsOf: number;

  /** Questions a day, where this account has a limit of its own. */
  @Column({ name: 'daily_limit', type: 'int', nullable: true })
  dailyLimit: number | null;

  @Column({ name: 'weekly_limit', type: 'int', nullable: true })
  weeklyLimit: number | null;

  @Column({ name: 'created_at', ...epochMs() })
  createdAt: number;
}
