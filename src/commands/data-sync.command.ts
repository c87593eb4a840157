import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../common/clock.js';
import { DataSync, type LookOutcome } from '../statistics/downloads/data-sync.js';
import { Downloader } from '../statistics/downloads/downloader.js';
import {
  PUBLISHER_ADDRESSES,
  type PublisherAddress,
} from '../statistics/downloads/publisher-addresses.data.js';
import { StatisticsLoader } from '../statistics/statistics.loader.js';
import { type Command, CommandError, type Invocation } from './command.js';
import {
  everyNowAndThen,
  IMPORT_OPTIONS,
  IMPORT_USAGE,
  importOptionsOf,
  tellOutcome,
  withOption,
} from './data-import.outcome.js';

const OWN_ADDRESSES = 'addresses.json';

export const dataSync: Command = {
  name: 'data sync',
  usage: `[<source>…] [--dry-run] [--addresses <file.json>] ${IMPORT_USAGE}`,
  summary: `Downloads what publishers have changed and imports it; --dry-run only tells what would be downloaded. A JSON file of addresses by source (default <DATA_DIR>/${OWN_ADDRESSES}) overrides the publishers'. It refuses what data import refuses.`,
  options: { 'dry-run': { type: 'boolean' }, addresses: { type: 'string' }, ...IMPORT_OPTIONS },
  async run(invocation) {
    const { words, flag, app, settings, print, remark } = invocation;
    const addresses = chosenOf(words, await addressesOf(invocation));
    const options = importOptionsOf(invocation);
    const context = await app();
    const now = context.get(Clock, { strict: false }).now();
    const downloader = new Downloader({
      progress: everyNowAndThen((bytes, total) => remark(`  ${inMegabytes(bytes)} of ${inMegabytes(total)}`)),
    });
    const loader = context.get(StatisticsLoader, { strict: false });
    const sync = new DataSync(loader, downloader, join(settings.dataDir, 'downloads'));
    const failed: string[] = [];
    for (const address of addresses) {
      remark(`${address.source} …`);
      try {
        if (flag('dry-run')) print(lookLine(await sync.look(address, now)));
        else {
          const { url, download, imports } = await sync.sync(address, now, options);
          remark(`  ${download}: ${url}`);
          for (const outcome of imports) tellOutcome(invocation, url, outcome);
        }
      } catch (error) {
        // One publisher that cannot be reached must not keep the others from being brought up to date.
        failed.push(address.source);
        const reason = withOption(error);
        remark(`  failed: ${reason instanceof Error ? reason.message : String(reason)}`);
      }
    }
    if (failed.length > 0) throw new CommandError(`not brought up to date: ${failed.join(', ')}`);
  },
};

/** @throws CommandError where a source has no address */
function chosenOf(
  words: readonly string[],
  addresses: readonly PublisherAddress[],
): readonly PublisherAddress[] {
  const unknown = words.find((id) => !addresses.some(({ source }) => source === id));
  if (unknown !== undefined) {
    const known = addresses.map(({ source }) => source).join(', ');
    throw new CommandError(`there is no address for «${unknown}»; there are addresses for: ${known}`);
  }
  return words.length === 0 ? addresses : addresses.filter(({ source }) => words.includes(source));
}

/** The publishers' addresses, with those of the operator's own file instead where it has any. */
async function addressesOf({ option, settings }: Invocation): Promise<PublisherAddress[]> {
  const given = option('addresses');
  const own = await readOwn(given ?? join(settings.dataDir, OWN_ADDRESSES), given !== null);
  return PUBLISHER_ADDRESSES.map((address) => ({ ...address, url: own.get(address.source) ?? address.url }));
}

async function readOwn(file: string, isRequired: boolean): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isRequired) throw new CommandError(`${file} cannot be read: ${String(error)}`);
    return '{}';
  });
  const entries = Object.entries(objectOf(file, text)).map(([source, url]): [string, string] => {
    if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:/.test(url))
      throw new CommandError(`${file}: the address of ${source} does not begin with http:// or https://`);
    return [source, url];
  });
  return new Map(entries);
}

function objectOf(file: string, text: string): object {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // Said below, as of any other text.
  }
  throw new CommandError(`${file} is not a JSON object of addresses by source`);
}

function lookLine({ source, url, changed, bytes, modified }: LookOutcome): string {
  return `${source}: ${changed ? `would download ${inMegabytes(bytes)}` : 'unchanged'}, last modified ${modified ?? 'unknown'}: ${url}`;
}

function inMegabytes(bytes: number | null): string {
  return bytes === null ? 'an unknown size' : `${(bytes / 1e6).toFixed(1)} MB`;
}
