import type { IndexedArticle, LawIndex } from './law-index.js';

/** Raised when the layout of the file or the way to build an index changes, so that older files are built anew. */
export const LAW_INDEX_FORMAT = 17;

interface Header {
  readonly format: number;
  readonly key: string;
  readonly articles: readonly IndexedArticle[];
  readonly terms: readonly string[];
  readonly words: readonly string[];
  /** Length of each array, in the order of `arraysOf`. */
  readonly lengths: readonly number[];
}

const BYTES_PER_ITEM = 4;

function arraysOf(index: LawIndex): (Float32Array | Uint32Array)[] {
  return [
    index.inverseFrequencies,
    index.postingStarts,
    index.postingArticles,
    index.postingWeights,
    index.tokenStarts,
    index.tokens,
    index.glossStarts,
    index.glossTokens,
  ];
}

/** One buffer: the length of a JSON header (uint32, little endian), the header padded to four bytes, then the arrays. */
export function encodeLawIndex(index: LawIndex): Buffer {
  const arrays = arraysOf(index);
  const header: Header = {
    format: LAW_INDEX_FORMAT,
    key: index.key,
    articles: index.articles,
    terms: index.terms,
    words: index.words,
    lengths: arrays.map((array) => array.length),
  };
  const json = Buffer.from(JSON.stringify(header), 'utf8');
  const padding = Buffer.alloc((BYTES_PER_ITEM - (json.length % BYTES_PER_ITEM)) % BYTES_PER_ITEM, ' ');
  const length = Buffer.alloc(BYTES_PER_ITEM);
  length.writeUInt32LE(json.length + padding.length);
  const bodies = arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength));
  return Buffer.concat([length, json, padding, ...bodies]);
}

/** Reads what encodeLawIndex wrote; null where the bytes are of another format, for another key, or cut short. */
export function decodeLawIndex(bytes: Buffer, key: string): LawIndex | null {
  const header = readHeader(bytes);
  if (header === null || header.format !== LAW_INDEX_FORMAT || header.key !== key) return null;
  const start = BYTES_PER_ITEM + bytes.readUInt32LE(0);
  const items = header.lengths.reduce((sum, length) => sum + length, 0);
  if (bytes.length !== start + items * BYTES_PER_ITEM) return null;
  const body = new Uint8Array(bytes.subarray(start)).buffer;
  let offset = 0;
  const lengths = [...header.lengths];
  const floats = (): Float32Array => new Float32Array(...next());
  const counts = (): Uint32Array => new Uint32Array(...next());
  function next(): [ArrayBuffer, number, number] {
    const length = lengths.shift() ?? 0;
    const from = offset;
    offset += length * BYTES_PER_ITEM;
    return [body, from, length];
  }
  return {
    key,
    articles: header.articles,
    terms: header.terms,
    words: header.words,
    inverseFrequencies: floats(),
    postingStarts: counts(),
    postingArticles: counts(),
    postingWeights: floats(),
    tokenStarts: counts(),
    tokens: counts(),
    glossStarts: counts(),
    glossTokens: counts(),
  };
}

function readHeader(bytes: Buffer): Header | null {
  if (bytes.length < BYTES_PER_ITEM) return null;
  const length = bytes.readUInt32LE(0);
  if (bytes.length < BYTES_PER_ITEM + length) return null;
  try {
    const header: Header = JSON.parse(bytes.toString('utf8', BYTES_PER_ITEM, BYTES_PER_ITEM + length));
    return header;
  } catch {
    return null;
  }
}
