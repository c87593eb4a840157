import { join } from 'node:path';
import type { ImportOptions } from '../import-options.js';
import { findSource } from '../sources/source.registry.js';
import type { LoadOutcome, StatisticsLoader } from '../statistics.loader.js';
import { resolveAddress } from './address-resolver.js';
import { DownloadFolder } from './download-folder.js';
import type { Announced, Downloader } from './downloader.js';
import type { PublisherAddress } from './publisher-addresses.data.js';
import { unpackWorkbooks } from './workbooks.js';

export interface SyncOutcome {
  source: string;
  url: string;
  download: 'downloaded' | 'unchanged';
  imports: LoadOutcome[];
}

export interface LookOutcome extends Announced {
  source: string;
  url: string;
}

/** Brings datasets to the publishers' newest editions. */
export class DataSync {
  /** @param folder where downloads are kept, a folder per source */
  constructor(
    private readonly loader: Pick<StatisticsLoader, 'importFile'>,
    private readonly downloader: Downloader,
    private readonly folder: string,
  ) {}

  /**
   * Downloads what has changed and imports it; what was downloaded before but not imported is imported too.
   * @throws DownloadError, WrongContentError, or what the import throws; the store is then as it was
   */
  async sync(address: PublisherAddress, now: Date, options: ImportOptions = {}): Promise<SyncOutcome> {
    const source = findSource(address.source);
    if (!source) throw new Error(`no source ${address.source}`);
    const { url, vintage } = await resolveAddress(address, this.downloader, now);
    const downloads = this.#downloadsOf(address);
    const { outcome, modified } = await this.downloader.download(url, downloads, address.content);
    const edition = vintage ?? modified ?? now.toISOString().slice(0, 10);
    const imports: LoadOutcome[] = [];
    for (const file of await this.#filesOf(address, downloads.file))
      imports.push(await this.loader.importFile(source, file, edition, now, { ...options, origin: url }));
    return { source: address.source, url, download: outcome, imports };
  }

  /** Tells what `sync` would download. */
  async look(address: PublisherAddress, now: Date): Promise<LookOutcome> {
    const { url } = await resolveAddress(address, this.downloader, now);
    return { source: address.source, url, ...(await this.downloader.look(url, this.#downloadsOf(address))) };
  }

  #downloadsOf({ source }: PublisherAddress): DownloadFolder {
    return new DownloadFolder(join(this.folder, source));
  }

  async #filesOf(address: PublisherAddress, file: string): Promise<string[]> {
    return address.holdsWorkbooks ? unpackWorkbooks(file, `${file}s`) : [file];
  }
}
