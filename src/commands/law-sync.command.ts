import { join } from 'node:path';
import { Clock } from '../common/clock.js';
import { LawImporter } from '../law/law.importer.js';
import { LawService } from '../law/law.service.js';
import { LAW_ADDRESSES, type LawAddress } from '../law/sync/law-addresses.data.js';
import { LawSync, type LawSyncStep } from '../law/sync/law-sync.js';
import { Downloader } from '../statistics/downloads/downloader.js';
import { type Command, CommandError, type Invocation } from './command.js';
import { DownloadingFetcher } from './downloading-fetcher.js';
import { readOwnAddresses } from './own-addresses.js';
import { downloadRemarks, inMegabytes, refuseFailed, tryEach } from './sync-run.js';

const OWN_ADDRESSES = 'law-addresses.json';
/** A full archive of the LEGI base has more than three gigabytes. */
const MAX_BYTES = 20_000_000_000;

export const lawSync: Command = {
  name: 'law sync',
  usage: '[<name>…] [--dry-run] [--addresses <file.json>]',
  summary: `Downloads the publishers' archives and acts that are new, in order, and applies them; without names the Code rural alone. --dry-run only tells what would be downloaded. A JSON list of addresses (default <DATA_DIR>/${OWN_ADDRESSES}) replaces those of the same name and adds others.`,
  options: { 'dry-run': { type: 'boolean' }, addresses: { type: 'string' } },
  async run(invocation) {
    const { words, flag, app, settings, print, remark } = invocation;
    const addresses = chosenOf(words, await addressesOf(invocation));
    const context = await app();
    const downloader = new Downloader({ maxBytes: MAX_BYTES, ...downloadRemarks(remark) });
    const folder = join(settings.dataDir, 'downloads', 'law');
    const importer = context.get(LawImporter, { strict: false });
    const sync = new LawSync(importer, new DownloadingFetcher(downloader), folder);
    const now = context.get(Clock, { strict: false }).now();
    const failed = await tryEach(
      addresses,
      ({ name }) => name,
      remark,
      async (address) => {
        for await (const step of flag('dry-run') ? sync.look(address) : sync.sync(address, now))
          print(stepLine(address.name, step));
      },
    );
    if (!flag('dry-run')) await context.get(LawService, { strict: false }).prepare();
    refuseFailed(failed);
  },
};

/** The archives of the Code rural are what everyone needs; acts are fetched by name. */
function chosenOf(words: readonly string[], addresses: readonly LawAddress[]): readonly LawAddress[] {
  if (words.length === 0) return addresses.filter(({ kind }) => kind === 'legi');
  return words.map((word) => {
    const found = addresses.find(({ name }) => name === word);
    if (found) return found;
    const known = addresses.map(({ name }) => name).join(', ');
    throw new CommandError(`there is no address «${word}»; there are: ${known}`);
  });
}

/** @throws CommandError where the operator's own file is no list of addresses */
async function addressesOf(invocation: Invocation): Promise<LawAddress[]> {
  const { file, content: own = [] } = await readOwnAddresses(invocation, OWN_ADDRESSES);
  if (!isAddresses(own))
    throw new CommandError(
      `${file} is not a JSON list of {name, kind: "legi", url, code} and {name, kind: "formex", url, language, from?}`,
    );
  return [...LAW_ADDRESSES.filter(({ name }) => !own.some((one) => one.name === name)), ...own];
}

function isAddresses(content: unknown): content is LawAddress[] {
  return Array.isArray(content) && content.every(isAddress);
}

function isAddress(value: unknown): value is LawAddress {
  if (typeof value !== 'object' || value === null) return false;
  const one: Record<string, unknown> = { ...value };
  const fits = (key: string, pattern: RegExp): boolean =>
    typeof one[key] === 'string' && pattern.test(one[key]);
  if (!fits('name', /^[\w.-]{1,60}$/u) || !fits('url', /^https?:\/\//u)) return false;
  if (one['kind'] === 'legi') return fits('code', /^(?:LEGITEXT|JORFTEXT)\d{12}$/u);
  const isDated = one['from'] === undefined || fits('from', /^\d{4}-\d{2}-\d{2}$/u);
  return one['kind'] === 'formex' && fits('language', /^(?:fra|eng)$/u) && isDated;
}

function stepLine(name: string, { url, outcome, bytes, loaded }: LawSyncStep): string {
  const size = outcome === 'would_download' ? ` ${inMegabytes(bytes ?? null)}` : '';
  const held = loaded ? `, ${loaded.articleCount} article versions held` : '';
  return `${name}: ${outcome.replace('_', ' ')}${size}: ${url}${held}`;
}
