import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';

/** Ten times the largest table that is known (the bulk file of FAOSTAT's QCL); a small file that unpacks to more is none. */
export const MAX_UNPACKED_BYTES = 4_000_000_000;

/** The files within a zip file. Close it when done. */
export class ZipEntries {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Error where the file is not a readable zip file */
  static async open(file: string): Promise<ZipEntries> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      open(file, { lazyEntries: true, autoClose: false }, (error, opened) =>
        error ? reject(error) : resolve(opened),
      );
    });
    return new ZipEntries(zip, await listEntries(zip));
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** @throws Error where there is no such entry, or it would unpack to more than 4 GB; a size that lies fails the stream */
  async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`there is no ${name} in the zip file`);
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES)
      throw new Error(`${name} would unpack to more than 4 GB`);
    return new Promise((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
  }

  close(): void {
    this.zip.close();
  }
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}
