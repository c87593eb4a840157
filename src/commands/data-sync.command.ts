import { join } from 'node:path';
import { Clock } from '../common/clock.js';
import { DataSync, type LookOutcome } from '../statistics/downloads/data-sync.js';
import { Downloader } from '../statistics/downloads/downloader.js';
import { StatisticsLoader } from '../statistics/statistics.loader.js';
import type { Command } from './command.js';
import {
  IMPORT_OPTIONS,
  IMPORT_USAGE,
  importOptionsOf,
  tellOutcome,
  withOption,
} from './data-import.outcome.js';
import { missingLine, OWN_ADDRESSES, syncAddresses } from './data-sync.addresses.js';
import { downloadRemarks, inMegabytes, refuseFailed, tryEach } from './sync-run.js';

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
    const downloader = new Downloader(downloadRemarks(remark));
    const loader = context.get(StatisticsLoader, { strict: false });
    const sync = new DataSync(loader, downloader, join(settings.dataDir, 'downloads'));
    for (const one of missing) remark(`${one.source}: ${missingLine(one)}`);
    const failed = await tryEach(
      addresses,
      ({ source }) => source,
      remark,
      async (address) => {
        if (flag('dry-run')) return print(lookLine(await sync.look(address, now)));
        const { url, download, imports } = await sync.sync(address, now, options).catch((error: unknown) => {
          throw withOption(error);
        });
        remark(`  ${download}: ${url}`);
        for (const outcome of imports) tellOutcome(invocation, url, outcome);
      },
    );
    refuseFailed(failed);
  },
};

function lookLine({ source, url, changed, bytes, modified }: LookOutcome): string {
  return `${source}: ${changed ? `would download ${inMegabytes(bytes)}` : 'unchanged'}, last modified ${modified ?? 'unknown'}: ${url}`;
}
