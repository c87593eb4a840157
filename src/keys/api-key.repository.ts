import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Entitlement } from '../accounts/accounts.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ApiKey } from './api-key.entity.js';

/** What is needed to check a presented key, and what its account may do. */
export interface KeyOnFile extends Entitlement {
  accountId: string;
  mac: string;
  pepperVersion: number;
  revokedAt: number | null;
}

@Injectable()
export class ApiKeyRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * One read by primary key, never from a cache: a revocation, and a plan that ended, hold for the next call on every
   * node. An account that nobody knows is free.
   */
  async findOnFile(id: string): Promise<KeyOnFile | null> {
    const rows: KeyOnFile[] = await this.dataSource.query(
      `SELECT api_keys.account_id AS accountId, mac, pepper_version AS pepperVersion, revoked_at AS revokedAt,
         COALESCE(plan, 'free') AS plan, daily_limit AS dailyLimit, weekly_limit AS weeklyLimit
       FROM api_keys LEFT JOIN accounts ON accounts.id = api_keys.account_id WHERE api_keys.id = ?`,
      [id],
    );
    return rows[0] ?? null;
  }

  async listOf(accountId: string): Promise<ApiKey[]> {
    return await this.dataSource.manager.find(ApiKey, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async countActiveOf(accountId: string): Promise<number> {
    return await this.dataSource.manager.countBy(ApiKey, { accountId, revokedAt: IsNull() });
  }

  /**
   * Adds a key unless the account has `limit` active ones; exact under parallel calls.
   * @returns false where the limit is reached
   */
  async addWithin(limit: number, key: ApiKey): Promise<boolean> {
    return await this.unitOfWork.run(async (manager) => {
      await lockAccount(manager, key.accountId);
      const active = await manager.countBy(ApiKey, { accountId: key.accountId, revokedAt: IsNull() });
      if (active >= limit) return false;
      await manager.insert(ApiKey, key);
      return true;
    });
  }

  /** @returns the revoked key, or null where the account has no active key of that id */
  async revoke(accountId: string, id: string, atMs: number): Promise<ApiKey | null> {
    const revoked = await this.unitOfWork.execute(
      'UPDATE api_keys SET revoked_at = ? WHERE id = ? AND account_id = ? AND revoked_at IS NULL',
      [atMs, id, accountId],
    );
    return revoked === 1 ? await this.dataSource.manager.findOneBy(ApiKey, { id, accountId }) : null;
  }

  /** Moves the time of last use forward, never back. */
  async touch(id: string, usedAtMs: number): Promise<void> {
    await this.unitOfWork.execute(
      'UPDATE api_keys SET last_used_at = ? WHERE id = ? AND (last_used_at IS NULL OR last_used_at < ?)',
      [usedAtMs, id, usedAtMs],
    );
  }
}

/** Units of work on SQLite are one after the other anyway; elsewhere the account's row is the turnstile. */
async function lockAccount(manager: EntityManager, accountId: string): Promise<void> {
  if (manager.dataSource.options.type === 'better-sqlite3') return;
  await manager.query('SELECT id FROM accounts WHERE id = ? FOR UPDATE', [accountId]);
}
