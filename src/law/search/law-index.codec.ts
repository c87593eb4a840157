import type { IndexedArticle, LawIndex } from './law-index.js';

/** Raised when the layout of the file changes, so that older files are built anew. */
export const LAW_INDEX_FORMAT = 2;

const ARRAYS = [
  'inverseFrequencies',
  'postingStarts',
  'postingArticles',
  'postingWeights',
  'tokenStarts',
  'tokens',
  'glossStarts',
  'glossTokens',
] as const;
type ArrayName = (typeof ARRAYS)[number];

interface Header {
  readonly format: number;
  readonly key: string;
  readonly articles: readonly IndexedArticle[];
  readonly terms: readonly string[];
  readonly lengths: Readonly<Record<ArrayName, number>>;
}

/** One buffer: the length of a JSON header (uint32, little endian), the header padded to four bytes, then the arrays. */
export function encodeLawIndex(index: LawIndex): Buffer {
  const lengths = Object.fromEntries(ARRAYS.map((name) => [name, index[name].length])) as Header['lengths'];
  const header: Header = {
    format: LAW_INDEX_FORMAT,
    key: index.key,
    articles: index.articles,
    terms: index.terms,
    lengths,
  };
  const json = Buffer.from(JSON.stringify(header), 'utf8');
  const padding = Buffer.alloc((4 - (json.length % 4)) % 4, ' ');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length + padding.length);
  const arrays = ARRAYS.map((name) => {
    const array = index[name];
    return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  });
  return Buffer.concat([length, json, padding, ...arrays]);
}

/** Reads what encodeLawIndex wrote; null where the bytes are of another format, for another key, or cut short. */
export function decodeLawIndex(bytes: Buffer, key: string): LawIndex | null {
  const header = readHeader(bytes);
  if (header === null || header.format !== LAW_INDEX_FORMAT || header.key !== key) return null;
  const start = 4 + bytes.readUInt32LE(0);
  const total = ARRAYS.reduce((sum, name) => sum + header.lengths[name] * 4, start);
  if (bytes.length !== total) return null;
  const body = new Uint8Array(bytes.subarray(start)).buffer;
  const at = offsets(header);
  const floats = (name: ArrayName): Float32Array => new Float32Array(body, at[name], header.lengths[name]);
  const counts = (name: ArrayName): Uint32Array => new Uint32Array(body, at[name], header.lengths[name]);
  return {
    key,
    articles: header.articles,
    terms: header.terms,
    inverseFrequencies: floats('inverseFrequencies'),
    postingStarts: counts('postingStarts'),
    postingArticles: counts('postingArticles'),
    postingWeights: floats('postingWeights'),
    tokenStarts: counts('tokenStarts'),
    tokens: counts('tokens'),
    glossStarts: counts('glossStarts'),
    glossTokens: counts('glossTokens'),
  };
}

function readHeader(bytes: Buffer): Header | null {
  if (bytes.length < 4) return null;
  const length = bytes.readUInt32LE(0);
  if (bytes.length < 4 + length) return null;
  try {
    return JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Header;
  } catch {
    return null;
  }
}

function offsets(header: Header): Record<ArrayName, number> {
  let position = 0;
  const at: Partial<Record<ArrayName, number>> = {};
  for (const name of ARRAYS) {
    at[name] = position;
    position += header.lengths[name] * 4;
  }
  return at as Record<ArrayName, number>;
}
