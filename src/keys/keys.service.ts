import { Injectable } from '@nestjs/common';
import type { Entitlement } from '../accounts/accounts.service.js';
import { Clock } from '../common/clock.js';
import { Failure } from '../common/errors/failure.js';
import { type Pepper, Settings } from '../config/settings.js';
import type { ApiKey } from './api-key.entity.js';
import { ApiKeyRepository } from './api-key.repository.js';
import type { CreatedKey, KeyRecord } from './dto/key-record.dto.js';
import { keyIdOf, macOf, makeKey, sameMac } from './key-secret.js';
import { LastUsedRecorder } from './last-used.recorder.js';

export const MAX_ACTIVE_KEYS = 5;

/** Who presents a good key. */
export interface KeyHolder extends Entitlement {
  keyId: string;
  accountId: string;
}

/** The life of an API key. */
@Injectable()
export class KeysService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly lastUsed: LastUsedRecorder,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string): Promise<KeyRecord[]> {
    return (await this.keys.listOf(accountId)).map((key) => this.#recordOf(key));
  }

  /**
   * Makes a key; the only time that it is seen.
   * @throws Failure key_limit where the account has its five active keys
   */
  async create(accountId: string, name: string): Promise<CreatedKey> {
    const { id, key } = makeKey();
    const pepper = this.#currentPepper();
    const onFile: ApiKey = {
      id,
      accountId,
      name,
      mac: macOf(key, pepper),
      pepperVersion: pepper.version,
      createdAt: this.clock.now().getTime(),
      lastUsedAt: null,
      revokedAt: null,
    };
    if (!(await this.keys.addWithin(MAX_ACTIVE_KEYS, onFile)))
      throw new Failure('key_limit', { limit: MAX_ACTIVE_KEYS });
    return Object.assign(this.#recordOf(onFile), { key });
  }

  /**
   * Ends a key, for the very next call.
   * @throws Failure key_not_found for another account's, an unknown, an already revoked or a malformed id alike
   */
  async revoke(accountId: string, keyId: string): Promise<KeyRecord> {
    const wellFormed = /^[0-9A-Za-z]{8}$/.test(keyId);
    const revoked = wellFormed ? await this.keys.revoke(accountId, keyId, this.clock.now().getTime()) : null;
    if (!revoked) throw new Failure('key_not_found');
    return this.#recordOf(revoked);
  }

  async countActive(accountId: string): Promise<number> {
    return await this.keys.countActiveOf(accountId);
  }

  /**
   * Whose key this is, and what that account may do now.
   * @throws Failure invalid_api_key or revoked_api_key
   */
  async verify(presented: string): Promise<KeyHolder> {
    const keyId = keyIdOf(presented);
    const onFile = keyId === null ? null : await this.keys.findOnFile(keyId);
    const pepper = onFile && this.settings.keyPeppers.find(({ version }) => version === onFile.pepperVersion);
    if (keyId === null || !onFile || !pepper || !sameMac(macOf(presented, pepper), onFile.mac))
      throw new Failure('invalid_api_key');
    if (onFile.revokedAt !== null) throw new Failure('revoked_api_key');
    this.lastUsed.record(keyId, this.clock.now().getTime());
    const { accountId, plan, dailyLimit, weeklyLimit } = onFile;
    return { keyId, accountId, plan, dailyLimit, weeklyLimit };
  }

  #currentPepper(): Pepper {
    const [pepper] = this.settings.keyPeppers;
    if (!pepper) throw new Error('KEY_PEPPER is empty');
    return pepper;
  }

  #recordOf(key: ApiKey): KeyRecord {
    const lastUsedMs = Math.max(key.lastUsedAt ?? 0, this.lastUsed.pendingOf(key.id) ?? 0);
    return {
      id: key.id,
      prefix: `sk_live_${key.id}`,
      name: key.name,
      status: key.revokedAt === null ? 'active' : 'revoked',
      created_at: new Date(key.createdAt).toISOString(),
      last_used_at: lastUsedMs > 0 ? new Date(lastUsedMs).toISOString() : null,
      revoked_at: key.revokedAt === null ? null : new Date(key.revokedAt).toISOString(),
    };
  }
}
