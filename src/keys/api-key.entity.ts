import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMs } from '../database/epoch-ms.js';

/** An API key as it is kept: its id and a keyed hash, never the key. */
@Entity('api_keys')
@Index('api_keys_by_account', ['accountId', 'createdAt'])
export class ApiKey {
  /** The eight characters after `sk_live_`. */
  @PrimaryColumn({ type: 'varchar', length: 8 })
  id: string;

  @Column({ name: 'account_id', type: 'varchar', length: 190 })
  accountId: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** HMAC-SHA-256 of the whole key under the pepper of that version, in hex. */
  @Column({ type: 'varchar', length: 64 })
  mac: string;

  @Column({ name: 'pepper_version', type: 'int' })
  pepperVersion: number;

  @Column({ name: 'created_at', ...epochMs() })
  createdAt: number;

  @Column({ name: 'last_used_at', ...epochMs({ nullable: true }) })
  lastUsedAt: number | null;

  @Column({ name: 'revoked_at', ...epochMs({ nullable: true }) })
  revokedAt: number | null;
}
