import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a server said of a file, to be asked again by (RFC 9110, 8.8). */
export interface Validators {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

interface Kept extends Validators {
  bytes: number;
  /** SHA-256, hexadecimal. */
  sha256: string;
}

/**
 * What is kept of one source's downloads: the last complete file, and the beginning of one that was cut off. Each has a
 * description beside it; what does not fit its description is not trusted.
 */
export class DownloadFolder {
  readonly file: string;
  readonly partial: string;

  constructor(private readonly folder: string) {
    this.file = join(folder, 'file');
    this.partial = join(folder, 'partial');
  }

  /** The complete file's description, null where there is none for this address. */
  async complete(url: string): Promise<Kept | null> {
    const kept = await this.#read<Kept>('file.json', url);
    return kept && kept.bytes === (await sizeOf(this.file)) && kept.sha256 === (await hashOf(this.file))
      ? kept
      : null;
  }

  /** How much of the file at this address is there already, and of which version; null where nothing can be resumed. */
  async begun(url: string): Promise<(Validators & { bytes: number }) | null> {
    const validators = await this.#read<Validators>('partial.json', url);
    const bytes = await sizeOf(this.partial);
    return validators && bytes > 0 && validatorOf(validators) !== null ? { ...validators, bytes } : null;
  }

  async begin(validators: Validators): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await rm(this.partial, { force: true });
    await writeFile(join(this.folder, 'partial.json'), JSON.stringify(validators));
  }

  async drop(): Promise<void> {
    await rm(this.partial, { force: true });
    await rm(join(this.folder, 'partial.json'), { force: true });
  }

  /** Makes the partial file the complete one. */
  async finish({ url, etag, lastModified }: Validators): Promise<void> {
    const kept: Kept = {
      url,
      etag,
      lastModified,
      bytes: await sizeOf(this.partial),
      sha256: await hashOf(this.partial),
    };
    await rename(this.partial, this.file);
    await writeFile(join(this.folder, 'file.json'), JSON.stringify(kept));
    await rm(join(this.folder, 'partial.json'), { force: true });
  }

  async #read<T extends Validators>(name: string, url: string): Promise<T | null> {
    try {
      const kept: T = JSON.parse(await readFile(join(this.folder, name), 'utf8'));
      return kept.url === url ? kept : null;
    } catch {
      return null;
    }
  }
}

/** What If-Range takes: a strong entity tag, or else a date. */
export function validatorOf({ etag, lastModified }: Validators): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified;
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
