import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { givesApiAccess } from '../accounts/plan.js';
import { Failure } from '../common/errors/failure.js';
import { Settings } from '../config/settings.js';
import { KeysService } from '../keys/keys.service.js';

export const DEMO_ACCOUNT = 'demo';
const KEY_FILE = 'demo-key';

/** An Enterprise account to try the service with. Outside production only. */
@Injectable()
export class DemoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: KeysService,
    private readonly settings: Settings,
  ) {}

  /**
   * A working key of the demo account: the one kept in the data folder (readable by its owner alone), or a new one.
   * @returns null where the account already has as many active keys as it may
   */
  async readyKey(): Promise<string | null> {
    const kept = await this.#keptKey();
    if (kept !== null && (await this.#works(kept))) return kept;
    await this.accounts.set(DEMO_ACCOUNT, 'enterprise', {});
    try {
      const { key } = await this.keys.create(DEMO_ACCOUNT, 'Demo');
      await mkdir(this.settings.dataDir, { recursive: true });
      await writeFile(this.#keyPath(), `${key}\n`, { mode: 0o600 });
      return key;
    } catch (error) {
      if (error instanceof Failure && error.kind === 'key_limit') return null;
      throw error;
    }
  }

  async #keptKey(): Promise<string | null> {
    try {
      return (await readFile(this.#keyPath(), 'utf8')).trim();
    } catch {
      return null;
    }
  }

  async #works(key: string): Promise<boolean> {
    try {
      return givesApiAccess((await this.keys.verify(key)).plan);
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  #keyPath(): string {
    return join(this.settings.dataDir, KEY_FILE);
  }
}
