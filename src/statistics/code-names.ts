import { createHash } from 'node:crypto';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { DatasetDescription, Source } from './sources/source.js';

type CodeLists = Pick<Source, 'products' | 'places'>;

/**
 * What the lexicon calls a publisher's codes; a code that it does not know is named `scheme:code`, or `dataset:code`
 * where the publisher's codes are no scheme of the lexicon.
 */
export class CodeNames {
  /** Codes asked for that nothing names, as the store calls them. */
  readonly unknownProducts = new Set<string>();
  readonly unknownPlaces = new Set<string>();

  /** @param lists lexicon ids by the publisher's own codes, where the lexicon has no scheme for them */
  constructor(
    private readonly lexicon: Lexicon,
    private readonly dataset: Pick<DatasetDescription, 'id' | 'schemes'>,
    private readonly lists: CodeLists | null,
  ) {}

  product(code: string): string {
    const { product: scheme } = this.dataset.schemes;
    const named =
      scheme === null ? this.lists?.products.get(code) : this.lexicon.findByCode('product', scheme, code);
    return named ?? noted(this.unknownProducts, `${scheme ?? this.dataset.id}:${code}`);
  }

  place(code: string): string {
    const { place: scheme } = this.dataset.schemes;
    if (scheme === null) return this.#listedPlace(code);
    return this.lexicon.findByCode('place', scheme, code) ?? noted(this.unknownPlaces, `${scheme}:${code}`);
  }

  #listedPlace(code: string): string {
    const places = this.lists?.places ?? null;
    if (places) return places.get(code) ?? noted(this.unknownPlaces, `${this.dataset.id}:${code}`);
    return this.lexicon.findPlace(code) ? code : noted(this.unknownPlaces, code);
  }
}

function noted(unknown: Set<string>, name: string): string {
  unknown.add(name);
  return name;
}

/** SHA-256, hexadecimal, of all codes that names come from: where it differs, stored series may have to be renamed. */
export function hashCodes(lexicon: Lexicon, lists: CodeLists | null): string {
  const hash = createHash('sha256');
  for (const pair of [...(lists?.products ?? []), ...(lists?.places ?? [])])
    hash.update(JSON.stringify(pair));
  for (const { id, codes } of [...lexicon.products, ...lexicon.places])
    hash.update(JSON.stringify([id, codes]));
  return hash.digest('hex');
}
