import { describe, expect, it } from 'vitest';
import { ApiKeyRepository } from './api-key.repository.js';
import { LastUsedRecorder } from './last-used.recorder.js';

/** Keeps what is written, and fails as often as told. */
class Writes {
  readonly made: [string, number][] = [];
  failures = 0;

  async touch(id: string, usedAtMs: number): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the database is busy');
    }
    this.made.push([id, usedAtMs]);
  }
}

function recorderOn(writes: Writes): LastUsedRecorder {
  const keys: ApiKeyRepository = Object.create(ApiKeyRepository.prototype);
  keys.touch = (id, usedAtMs) => writes.touch(id, usedAtMs);
  return new LastUsedRecorder(keys);
}

describe('LastUsedRecorder', () => {
  it('decision 16: writes many uses of a key as one, the newest', async () => {
    const writes = new Writes();
    const recorder = recorderOn(writes);
    for (const at of [10, 30, 20]) recorder.record('a', at);
    recorder.record('b', 5);
    expect(recorder.pendingOf('a')).toBe(30);
    await recorder.flush();
    expect(writes.made).toEqual([
      ['a', 30],
      ['b', 5],
    ]);
    expect(recorder.pendingOf('a')).toBeNull();
    await recorder.flush();
    expect(writes.made).toHaveLength(2);
  });

  it('decision 16: keeps what could not be written, unless something newer has come', async () => {
    const writes = new Writes();
    const recorder = recorderOn(writes);
    recorder.record('a', 10);
    writes.failures = 1;
    await recorder.flush();
    expect(recorder.pendingOf('a')).toBe(10);
    writes.failures = 1;
    const flushing = recorder.flush();
    recorder.record('a', 99);
    await flushing;
    await recorder.flush();
    expect(writes.made).toEqual([['a', 99]]);
  });

  it('decision 16: writes what is pending when the service stops', async () => {
    const writes = new Writes();
    const recorder = recorderOn(writes);
    recorder.onModuleInit();
    recorder.record('a', 10);
    await recorder.beforeApplicationShutdown();
    expect(writes.made).toEqual([['a', 10]]);
  });
});
