import { join } from 'node:path';
import { Clock } from '../common/clock.js';
import { DataSync, type LookOutcome } from '../statistics/downloads/data-sync.js';
import { Downloader } from '../statistics/downloads/downloader.js';
import { StatisticsLoader } from '../statistics/statistics.loader.js';
import { type Command, CommandError } from './command.js';
import {
  everyNowAndThen,
  IMPORT_OPTIONS,
  IMPORT_USAGE,
  importOptionsOf,
  tellOutcome,
  withOption,
} from './data-import.outcome.js';
import { missingLine, OWN_ADDRESSES, syncAddresses } from './data-sync.addresses.js';

export const dataSync: Command = {
  name: 'data sync',
  usage: `[<source>…] [--dry-run] [--addresses <file.json>] ${IMPORT_USAGE}`,
  summary: `Downloads what publishers have changed and imports it; --dry-run only tells what would be downloaded. A JSON file of addresses by source (default <DATA_DIR>/${OWN_ADDRESSES}) overrides the publishers' and adds those of sources that have none. It refuses what data import refuses.`,
  options: { 'dry-run': { type: 'boolean' }, addresses: { type: 'string' }, ...IMPORT_OPTIONS },
  async run(invocation) {
    const { words, flag, app, settings, print, remark } = invocation;
    const { addresses, missing } = await syncAddresses(invocation, words);
    const options = importOptionsOf(invocation);
    const context = await app();
    const now = context.get(Clock, { strict: false }).now();
    const downloader = new Downloader({
      waiting: (ms, reason) => remark(`  ${reason}; trying again in ${Math.ceil(ms / 1000)} s`),
      progress: everyNowAndThen((bytes, total) => remark(`  ${inMegabytes(bytes)} of ${inMegabytes(total)}`)),
    });
    const loader = context.get(StatisticsLoader, { strict: false });
    const sync = new DataSync(loader, downloader, join(settings.dataDir, 'downloads'));
    for (const one of missing) remark(`${one.source}: ${missingLine(one)}`);
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

function lookLine({ source, url, changed, bytes, modified }: LookOutcome): string {
  return `${source}: ${changed ? `would download ${inMegabytes(bytes)}` : 'unchanged'}, last modified ${modified ?? 'unknown'}: ${url}`;
}

function inMegabytes(bytes: number | null): string {
  return bytes === null ? 'an unknown size' : `${(bytes / 1e6).toFixed(1)} MB`;
}
