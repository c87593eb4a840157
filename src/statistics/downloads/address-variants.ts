import type { PublisherAddress } from './publisher-addresses.data.js';

const VARIANTS = /\{(\w+(?:\|\w+)+)\}/;

/** One file of a source. */
export interface FileOfSource {
  address: PublisherAddress;
  /** What its downloads are kept under. */
  folder: string;
}

/** The files that an address stands for: «…/{dairy|rawMilk}/prices» for one at …/dairy/prices and one at …/rawMilk/prices. */
export function filesOf(address: PublisherAddress): FileOfSource[] {
  const [written, variants] = VARIANTS.exec(address.url) ?? [];
  if (written === undefined || variants === undefined) return [{ address, folder: address.source }];
  return variants.split('|').map((variant) => ({
    address: { ...address, url: address.url.replace(written, variant) },
    folder: `${address.source}.${variant}`,
  }));
}
