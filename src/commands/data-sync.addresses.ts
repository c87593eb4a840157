import {
  type MissingAddress,
  MISSING_ADDRESSES,
  PUBLISHER_ADDRESSES,
  type PublisherAddress,
} from '../statistics/downloads/publisher-addresses.data.js';
import { CommandError, type Invocation } from './command.js';
import { readOwnAddresses } from './own-addresses.js';

export const OWN_ADDRESSES = 'addresses.json';

export interface SyncAddresses {
  addresses: readonly PublisherAddress[];
  /** Sources that nothing is fetched for. */
  missing: readonly MissingAddress[];
}

/**
 * Where the files of the sources named are fetched from, or of every source where none is named: the publishers'
 * addresses, with those of the operator's own file instead where it has any.
 * @throws CommandError where a source that is named has no address, or the operator's file is wrong
 */
export async function syncAddresses(
  invocation: Pick<Invocation, 'option' | 'settings'>,
  words: readonly string[],
): Promise<SyncAddresses> {
  const own = await readOwn(invocation);
  const addresses = [...PUBLISHER_ADDRESSES, ...MISSING_ADDRESSES].flatMap((one): PublisherAddress[] => {
    const url = own.get(one.source) ?? ('url' in one ? one.url : null);
    return url === null ? [] : [{ ...one, url }];
  });
  if (words.length === 0)
    return { addresses, missing: MISSING_ADDRESSES.filter(({ source }) => !own.has(source)) };
  return { addresses: words.map((word) => named(word, addresses)), missing: [] };
}

/** Where `data sync` fetches a source's file from, or why from nowhere. */
export function fetchedLine(id: string, { addresses, missing }: SyncAddresses): string {
  const address = addresses.find(({ source }) => source === id);
  if (address) return `fetched from ${address.url}`;
  const none = missing.find(({ source }) => source === id);
  return none ? missingLine(none) : 'not fetched';
}

export function missingLine({ why }: MissingAddress): string {
  return `not fetched, ${why}; an address of yours can stand in ${OWN_ADDRESSES}`;
}

/** @throws CommandError */
function named(word: string, addresses: readonly PublisherAddress[]): PublisherAddress {
  const found = addresses.find(({ source }) => source === word);
  if (found) return found;
  const missing = MISSING_ADDRESSES.find(({ source }) => source === word);
  if (missing) throw new CommandError(`${word}: ${missingLine(missing)}`);
  const known = addresses.map(({ source }) => source).join(', ');
  throw new CommandError(`there is no source «${word}»; there are addresses for: ${known}`);
}

/** @throws CommandError where the file that is named cannot be read, or its content is not addresses by source */
async function readOwn(invocation: Pick<Invocation, 'option' | 'settings'>): Promise<Map<string, string>> {
  const { file, content = {} } = await readOwnAddresses(invocation, OWN_ADDRESSES);
  if (typeof content !== 'object' || content === null)
    throw new CommandError(`${file} is not a JSON object of addresses by source`);
  const entries = Object.entries(content).map(([source, url]: [string, unknown]): [string, string] => {
    if (![...PUBLISHER_ADDRESSES, ...MISSING_ADDRESSES].some((one) => one.source === source))
      throw new CommandError(`${file}: there is no source «${source}»`);
    if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:/.test(url))
      throw new CommandError(`${file}: the address of ${source} does not begin with http:// or https://`);
    return [source, url];
  });
  return new Map(entries);
}
