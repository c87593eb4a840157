import { SaxesParser } from 'saxes';
import { localName } from '../sources/sheet-parser.js';
import { DownloadError } from './download-errors.js';
import type { Downloader } from './downloader.js';
import type { PublisherAddress } from './publisher-addresses.data.js';

export interface FileAddress {
  url: string;
  /** ISO day of the edition, null where the address does not tell. */
  vintage: string | null;
}

/**
 * Where the file itself is: what stands at a publisher's address may be a page or a list.
 * @throws DownloadError where the page or list has no such file
 */
export async function resolveAddress(
  { url: template, kind, link = '' }: PublisherAddress,
  downloader: Pick<Downloader, 'text'>,
  today: Date,
): Promise<FileAddress> {
  const year = today.getUTCFullYear();
  const url = template.replace('{years}', `${year - 1},${year}`).replace('{yy}', String(year).slice(-2));
  if (kind === 'page') return { url: linkOf(await downloader.text(url), url, link), vintage: null };
  if (kind === 'faostat-list') return fileOf(await downloader.text(url), url, link);
  return { url, vintage: null };
}

function linkOf(page: string, url: string, ending: string): string {
  for (const [, href = ''] of page.matchAll(/href\s*=\s*["']([^"'<>]{1,1000})["']/gi)) {
    const address = href.replaceAll('&amp;', '&');
    if (!address.split(/[?#]/)[0]?.endsWith(ending) || !URL.canParse(address, url)) continue;
    const found = new URL(address, url);
    if (['http:', 'https:'].includes(found.protocol)) return found.href;
  }
  throw new DownloadError(url, `no link that ends in ${ending}`);
}

/** FAOSTAT's list: elements Dataset with DatasetCode, DateUpdate and FileLocation. */
function fileOf(xml: string, url: string, code: string): FileAddress {
  const datasets: Map<string, string>[] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', ({ name }) => {
    text = '';
    if (localName(name) === 'Dataset') datasets.push(new Map());
  });
  parser.on('text', (some) => (text += some));
  parser.on('closetag', ({ name }) => datasets.at(-1)?.set(localName(name), text.trim()));
  try {
    parser.write(xml).close();
  } catch {
    throw new DownloadError(url, 'not a list of datasets');
  }
  const found = datasets.find((dataset) => dataset.get('DatasetCode') === code);
  const location = found?.get('FileLocation');
  if (!location || !URL.canParse(location, url))
    throw new DownloadError(url, `no dataset ${code} in the list`);
  const [vintage = null] = /^\d{4}-\d{2}-\d{2}/.exec(found?.get('DateUpdate') ?? '') ?? [];
  return { url: new URL(location, url).href, vintage };
}
