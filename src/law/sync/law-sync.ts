import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LawImportError, type LawImporter } from '../law.importer.js';
import type { LawLoadOutcome } from '../law.loader.js';
import type { LawAddress } from './law-addresses.data.js';
import type { LawFetcher } from './law-fetcher.js';
import { archivesIn, pendingArchives } from './legi-archives.js';

/** What was done, or would be, of one file. */
export interface LawSyncStep {
  readonly url: string;
  readonly outcome: 'applied' | 'unchanged' | 'would_download';
  readonly bytes?: number | null;
  readonly loaded?: LawLoadOutcome;
}

type Importer = Pick<LawImporter, 'importLegi' | 'importFormex' | 'lastArchive' | 'holds'>;

/** Brings the texts to the publishers' newest state. */
export class LawSync {
  /** @param folder where downloads are kept until they are applied */
  constructor(
    private readonly importer: Importer,
    private readonly fetcher: LawFetcher,
    private readonly folder: string,
  ) {}

  /**
   * Downloads and applies what is new, file after file; what was applied before a failure stays, and the next call goes
   * on from there. Throws what the fetcher and the importer throw.
   */
  async *sync(address: LawAddress, now: Date): AsyncGenerator<LawSyncStep> {
    if (address.kind === 'formex') {
      yield await this.#syncAct(address, now);
      return;
    }
    for (const { name, url } of await this.#pending(address)) {
      const folder = join(this.folder, address.name, name);
      const { file } = await this.fetcher.download(url, folder, 'gzip');
      // The importer reads the archive's time from its name.
      const named = join(folder, name);
      await rm(named, { force: true });
      await symlink(file, named);
      const loaded = await this.importer.importLegi([named], address.code, now);
      await rm(folder, { recursive: true });
      yield { url, outcome: 'applied', loaded };
    }
  }

  /** What `sync` would download. */
  async *look(address: LawAddress): AsyncGenerator<LawSyncStep> {
    const files = address.kind === 'formex' ? [address] : await this.#pending(address);
    for (const { name, url } of files) {
      const folder =
        address.kind === 'formex' ? join(this.folder, name) : join(this.folder, address.name, name);
      const { changed, bytes } = await this.fetcher.look(url, folder, headersOf(address));
      yield changed ? { url, outcome: 'would_download', bytes } : { url, outcome: 'unchanged' };
    }
  }

  async #pending(address: Extract<LawAddress, { kind: 'legi' }>) {
    const archives = archivesIn(await this.fetcher.text(address.url), address.url);
    if (archives.length === 0)
      throw new LawImportError(`${address.url} links to no archive of the LEGI base`);
    const applied = await this.importer.lastArchive(address.code);
    const pending = pendingArchives(archives, applied);
    if (applied === null && pending.length === 0)
      throw new LawImportError(`${address.url} links to no full archive to begin with`);
    return pending;
  }

  async #syncAct(address: Extract<LawAddress, { kind: 'formex' }>, now: Date): Promise<LawSyncStep> {
    const { url, from = null } = address;
    const folder = join(this.folder, address.name);
    const { file, outcome } = await this.fetcher.download(url, folder, 'zip', headersOf(address));
    const note = join(folder, 'applied');
    const applied = await readFile(note, 'utf8').catch(() => null);
    if (outcome === 'unchanged' && applied !== null && (await this.importer.holds(applied)))
      return { url, outcome };
    const loaded = await this.importer.importFormex(file, from, now);
    await writeFile(note, loaded.cid);
    return { url, outcome: 'applied', loaded };
  }
}

function headersOf(address: LawAddress): Readonly<Record<string, string>> {
  if (address.kind === 'legi') return {};
  return { accept: 'application/zip;mtype=fmx4', 'accept-language': address.language };
}
