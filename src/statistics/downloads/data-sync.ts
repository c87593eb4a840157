import { join } from 'node:path';
import type { ImportOptions } from '../import-options.js';
import { findSource } from '../sources/source.registry.js';
import type { LoadOutcome, StatisticsLoader } from '../statistics.loader.js';
import { resolveAddress } from './address-resolver.js';
import { type FileOfSource, filesOf } from './address-variants.js';
import { WrongContentError } from './content-check.js';
import { DownloadFolder } from './download-folder.js';
import type { Announced, Downloaded, Downloader } from './downloader.js';
import type { PublisherAddress } from './publisher-addresses.data.js';
import { unpackWorkbooks } from './workbooks.js';

const MAX_VISITS = 3;

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
   * @throws DownloadError, WrongContentError, or what the import throws; the store then has nothing of that file
   */
  async sync(address: PublisherAddress, now: Date, options: ImportOptions = {}): Promise<SyncOutcome> {
    const synced: Omit<SyncOutcome, 'source'>[] = [];
    for (const file of filesOf(address)) synced.push(await this.#syncFile(file, now, options));
    return {
      source: address.source,
      url: urlsOf(synced),
      download: synced.some(({ download }) => download === 'downloaded') ? 'downloaded' : 'unchanged',
      imports: synced.flatMap(({ imports }) => imports),
    };
  }

  async #syncFile({ address, folder }: FileOfSource, now: Date, options: ImportOptions) {
    const source = findSource(address.source);
    if (!source) throw new Error(`no source ${address.source}`);
    const { url, vintage } = await resolveAddress(address, this.downloader, now);
    const downloads = this.#downloadsOf(folder);
    const { outcome: download, modified } = await this.#download(address, url, downloads);
    const edition = vintage ?? modified ?? now.toISOString().slice(0, 10);
    const imports: LoadOutcome[] = [];
    for (const file of await this.#filesOf(address, downloads.file))
      imports.push(await this.loader.importFile(source, file, edition, now, { ...options, origin: url }));
    return { url, download, imports };
  }

  /** Tells what `sync` would download. */
  async look(address: PublisherAddress, now: Date): Promise<LookOutcome> {
    const looked: (Announced & { url: string })[] = [];
    for (const file of filesOf(address)) looked.push(await this.#lookFor(file, now));
    const changed = looked.filter((one) => one.changed);
    const isSized = changed.length > 0 && changed.every(({ bytes }) => bytes !== null);
    return {
      source: address.source,
      url: urlsOf(looked),
      changed: changed.length > 0,
      bytes: isSized ? changed.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) : null,
      modified: looked.reduce<string | null>(latest, null),
    };
  }

  async #lookFor({ address, folder }: FileOfSource, now: Date): Promise<Announced & { url: string }> {
    const { url } = await resolveAddress(address, this.downloader, now);
    const headers = await this.#headersFor(address, url);
    return { url, ...(await this.downloader.look(url, this.#downloadsOf(folder), headers)) };
  }

  /** Where a visit is asked for, a page in place of the file can mean that its cookies are no longer good. */
  async #download(address: PublisherAddress, url: string, downloads: DownloadFolder): Promise<Downloaded> {
    for (let visits = 1; ; visits += 1) {
      const headers = await this.#headersFor(address, url);
      try {
        return await this.downloader.download(url, downloads, address.content, headers);
      } catch (error) {
        if (!address.visit || !(error instanceof WrongContentError) || visits === MAX_VISITS) throw error;
      }
    }
  }

  async #headersFor({ visit }: PublisherAddress, url: string): Promise<Record<string, string>> {
    if (!visit) return {};
    const cookie = await this.downloader.cookies(new URL(visit.home, url).href);
    return { referer: new URL(visit.referer, url).href, ...(cookie !== '' && { cookie }) };
  }

  #downloadsOf(folder: string): DownloadFolder {
    return new DownloadFolder(join(this.folder, folder));
  }

  async #filesOf(address: PublisherAddress, file: string): Promise<string[]> {
    return address.holdsWorkbooks ? unpackWorkbooks(file, `${file}s`) : [file];
  }
}

function urlsOf(files: readonly { url: string }[]): string {
  return files.map(({ url }) => url).join(' ');
}

/** Of two ISO days. */
function latest(day: string | null, { modified }: Announced): string | null {
  return day === null || (modified !== null && modified > day) ? modified : day;
}
