import { createHash } from 'node:crypto';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { DatasetDescription } from './sources/source.js';

/** What the lexicon calls a publisher's codes; a code that it does not know is named `scheme:code`. */
export class CodeNames {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly schemes: DatasetDescription['schemes'],
  ) {}

  product(code: string): string {
    const { product: scheme } = this.schemes;
    return this.lexicon.findByCode('product', scheme, code) ?? `${scheme}:${code}`;
  }

  place(code: string): string {
    const { place: scheme } = this.schemes;
    if (scheme === null) return code;
    return this.lexicon.findByCode('place', scheme, code) ?? `${scheme}:${code}`;
  }
}

/** SHA-256, hexadecimal, of all the lexicon's codes: where it differs, stored series may have to be renamed. */
export function hashCodes(lexicon: Lexicon): string {
  const hash = createHash('sha256');
  for (const { id, codes } of [...lexicon.products, ...lexicon.places])
    hash.update(JSON.stringify([id, codes]));
  return hash.digest('hex');
}
