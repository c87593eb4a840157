import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ApiKeyRepository } from './api-key.repository.js';

const FLUSH_EVERY_MS = 20_000;

/** Collects when keys were used and writes it now and then: a call costs no write of its own. */
@Injectable()
export class LastUsedRecorder implements OnModuleInit, BeforeApplicationShutdown {
  readonly #logger = new Logger(LastUsedRecorder.name);
  #pending = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly keys: ApiKeyRepository) {}

  onModuleInit(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.flush();
  }

  record(keyId: string, usedAtMs: number): void {
    if (usedAtMs > (this.#pending.get(keyId) ?? 0)) this.#pending.set(keyId, usedAtMs);
  }

  /** The newest use that is not written yet, or null. */
  pendingOf(keyId: string): number | null {
    return this.#pending.get(keyId) ?? null;
  }

  /** Writes what has come together; what could not be written is kept for the next time. */
  async flush(): Promise<void> {
    const uses = this.#pending;
    this.#pending = new Map();
    for (const [keyId, usedAtMs] of uses) {
      try {
        await this.keys.touch(keyId, usedAtMs);
      } catch (error) {
        this.record(keyId, usedAtMs);
        this.#logger.warn(
          `the last use of a key could not be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }
}
