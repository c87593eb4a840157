import { pipeline, type Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { UnpackedCheck } from './unpacked-check.js';

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

  /**
   * @throws Error where there is no such entry; the stream fails where it unpacks to more than it should, or its bytes
   * are not those that were packed
   */
  async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`there is no ${name} in the zip file`);
    const stream = await new Promise<Readable>((resolve, reject) => {
      this.zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    const checked = new UnpackedCheck(name, entry.compressedSize, entry.crc32);
    return pipeline(stream, checked, () => undefined);
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
