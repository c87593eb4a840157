import { createHash } from 'node:crypto';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { DatasetDescription } from './sources/source.js';

/**
 * What the lexicon calls a publisher's codes; a code that it does not know is named `scheme:code`, or `dataset:code`
 * where the publisher's codes are no scheme of the lexicon.
 */
export class CodeNames {
  /** Codes asked for that nothing names, as the store calls them. */
  readonly unknownProducts = new Set<string>();
  readonly unknownPlaces = new Set<string>();

  /** @param products lexicon products by the publisher's own codes, where there is no scheme for them */
  constructor(
    private readonly lexicon: Lexicon,
    private readonly dataset: Pick<DatasetDescription, 'id' | 'schemes'>,
    private readonly products: ReadonlyMap<string, string> = new Map(),
  ) {}

  product(code: string): string {
    const { product: scheme } = this.dataset.schemes;
    const named =
      scheme === null ? this.products.get(code) : this.lexicon.findByCode('product', scheme, code);
    return named ?? noted(this.unknownProducts, `${scheme ?? this.dataset.id}:${code}`);
  }

  place(code: string): string {
    const { place: scheme } = this.dataset.schemes;
    if (scheme === null) return code;
    return this.lexicon.findByCode('place', scheme, code) ?? noted(this.unknownPlaces, `${scheme}:${code}`);
  }
}

function noted(unknown: Set<string>, name: string): string {
  unknown.add(name);
  return name;
}

/** SHA-256, hexadecimal, of all codes that names come from: where it differs, stored series may have to be renamed. */
export function hashCodes(lexicon: Lexicon, products: ReadonlyMap<string, string> = new Map()): string {
  const hash = createHash('sha256');
  for (const pair of products) hash.update(JSON.stringify(pair));
  for (const { id, codes } of [...lexicon.products, ...lexicon.places])
    hash.update(JSON.stringify([id, codes]));
  return hash.digest('hex');
}
