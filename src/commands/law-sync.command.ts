import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../common/clock.js';
import { LawImporter } from '../law/law.importer.js';
import { LawService } from '../law/law.service.js';
import { LAW_ADDRESSES, type LawAddress } from '../law/sync/law-addresses.data.js';
import { LawSync, type LawSyncStep } from '../law/sync/law-sync.js';
import { Downloader } from '../statistics/downloads/downloader.js';
import { type Command, CommandError, type Invocation } from './command.js';
import { everyNowAndThen } from './data-import.outcome.js';
import { DownloadingFetcher } from './downloading-fetcher.js';

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
    const downloader = new Downloader({
      maxBytes: MAX_BYTES,
      progress: everyNowAndThen((bytes, total) => remark(`  ${megabytes(bytes)} of ${megabytes(total)}`)),
    });
    const folder = join(settings.dataDir, 'downloads', 'law');
    const importer = context.get(LawImporter, { strict: false });
    const sync = new LawSync(importer, new DownloadingFetcher(downloader), folder);
    const now = context.get(Clock, { strict: false }).now();
    const failed: string[] = [];
    for (const address of addresses) {
      remark(`${address.name} …`);
      try {
        for await (const step of flag('dry-run') ? sync.look(address) : sync.sync(address, now))
          print(stepLine(address.name, step));
      } catch (error) {
        // One publisher that cannot be reached must not keep the others from being brought up to date.
        failed.push(address.name);
        remark(`  failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (!flag('dry-run')) await context.get(LawService, { strict: false }).prepare();
    if (failed.length > 0) throw new CommandError(`not brought up to date: ${failed.join(', ')}`);
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

async function addressesOf({ option, settings }: Invocation): Promise<LawAddress[]> {
  const given = option('addresses');
  const file = given ?? join(settings.dataDir, OWN_ADDRESSES);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (given !== null) throw new CommandError(`${file} cannot be read: ${String(error)}`);
    return '[]';
  });
  const own = addressesIn(file, text);
  return [...LAW_ADDRESSES.filter(({ name }) => !own.some((one) => one.name === name)), ...own];
}

/** @throws CommandError where the text is no list of addresses */
function addressesIn(file: string, text: string): LawAddress[] {
  let content: unknown = null;
  try {
    content = JSON.parse(text);
  } catch {
    // Said below, as of any other text.
  }
  if (Array.isArray(content) && content.every(isAddress)) return content;
  throw new CommandError(
    `${file} is not a JSON list of {name, kind: "legi", url, code} and {name, kind: "formex", url, language, from?}`,
  );
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
  const size = outcome === 'would_download' ? ` ${megabytes(bytes ?? null)}` : '';
  const held = loaded ? `, ${loaded.articleCount} article versions held` : '';
  return `${name}: ${outcome.replace('_', ' ')}${size}: ${url}${held}`;
}

function megabytes(bytes: number | null): string {
  return bytes === null ? 'an unknown size' : `${(bytes / 1e6).toFixed(1)} MB`;
}
