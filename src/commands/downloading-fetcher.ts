import { LawFetcher, type ContentKind } from '../law/sync/law-fetcher.js';
import { DownloadFolder } from '../statistics/downloads/download-folder.js';
import type { Downloader } from '../statistics/downloads/downloader.js';

/** The files of the law by the downloader of the figures. */
export class DownloadingFetcher extends LawFetcher {
  constructor(private readonly downloader: Downloader) {
    super();
  }

  override text(url: string): Promise<string> {
    return this.downloader.text(url);
  }

  override async download(url: string, path: string, content: ContentKind, headers = {}) {
    const folder = new DownloadFolder(path);
    const { outcome } = await this.downloader.download(url, folder, content, headers);
    return { file: folder.file, outcome };
  }

  override look(url: string, path: string, headers = {}) {
    return this.downloader.look(url, new DownloadFolder(path), headers);
  }
}
