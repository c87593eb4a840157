import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { decodeLawIndex, encodeLawIndex } from './search/law-index.codec.js';
import type { LawIndex } from './search/law-index.js';

/** Keeps the search index in a file of the data directory, so that a start need not build it. */
@Injectable()
export class LawIndexStore {
  constructor(@Inject(Settings) private readonly settings: Pick<Settings, 'dataDir'>) {}

  /** The index saved under the key; null where there is none, or one of other texts. */
  async find(key: string): Promise<LawIndex | null> {
    try {
      return decodeLawIndex(await readFile(this.path), key);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Written beside and renamed, so that a reader never sees half a file. */
  async save(index: LawIndex): Promise<void> {
    await mkdir(this.settings.dataDir, { recursive: true });
    const draft = `${this.path}.${process.pid}`;
    await writeFile(draft, encodeLawIndex(index));
    await rename(draft, this.path);
  }

  private get path(): string {
    return join(this.settings.dataDir, 'law-index.bin');
  }
}
