const MAGIC = 0xe11ab1a1e011cfd0n;
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SECTOR_SHIFT = 6;
/** Sector numbers above are marks: the end of a chain, an unused sector. */
const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const STREAM = 2;
/** Where the header begins to list the sectors of the allocation table. */
const TABLE_LIST = 76;

/** Thrown where bytes are no whole file of their format; the message says what is wrong, without the file's name. */
export class DamagedFileError extends Error {}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * The streams of a compound file (MS-CFB), in which Office kept its documents until 2007: sectors of one size, chained by
 * an allocation table; streams under 4 KiB lie in sectors of 64 bytes within a stream of the root.
 */
export class OleFile {
  readonly #table: Buffer;
  readonly #entries: Entry[];
  readonly #shift: number;

  /** @throws DamagedFileError where it is no compound file, or is cut off */
  constructor(private readonly bytes: Buffer) {
    if (bytes.length < HEADER_BYTES || bytes.readBigUInt64LE(0) !== MAGIC)
      throw new DamagedFileError('it has no header of a compound file');
    this.#shift = bytes.readUInt16LE(30);
    if (this.#shift !== 9 && this.#shift !== 12)
      throw new DamagedFileError('its header has an unknown size of sectors');
    this.#table = Buffer.concat(this.#tableSectors().map((sector) => this.#sector(sector)));
    this.#entries = entriesOf(this.#chain(bytes.readUInt32LE(48)));
  }

  /**
   * The bytes of a stream of the root, by its name in any case of letters; null where there is none.
   * @throws DamagedFileError where its sectors are not all there
   */
  stream(name: string): Buffer | null {
    const wanted = name.toLowerCase();
    const entry = this.#inRoot().find((one) => one.kind === STREAM && one.name.toLowerCase() === wanted);
    if (!entry) return null;
    const isMini = entry.size < this.bytes.readUInt32LE(56);
    const content = isMini ? this.#miniChain(entry.start) : this.#chain(entry.start);
    if (content.length < entry.size) throw new DamagedFileError(`its stream ${name} is cut off`);
    return content.subarray(0, entry.size);
  }

  /** Numbers of the sectors of the allocation table: the first 109 are in the header, the others in a chain of lists. */
  #tableSectors(): number[] {
    const sectors = wordsOf(this.bytes.subarray(TABLE_LIST, HEADER_BYTES));
    const limit = this.bytes.length >> this.#shift;
    let next = this.bytes.readUInt32LE(68);
    for (let lists = 0; next <= LAST_SECTOR; lists += 1) {
      if (lists > limit) throw new DamagedFileError('the list of its allocation table has no end');
      const words = wordsOf(this.#sector(next));
      next = words.pop() ?? NO_ENTRY;
      for (const word of words) sectors.push(word);
    }
    const used = sectors.filter((sector) => sector <= LAST_SECTOR);
    if (used.length > limit) throw new DamagedFileError('its allocation table is larger than the file');
    return used;
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * 2 ** this.#shift;
    const end = start + 2 ** this.#shift;
    if (end > this.bytes.length) throw new DamagedFileError('a sector lies beyond its end');
    return this.bytes.subarray(start, end);
  }

  #chain(start: number): Buffer {
    return Buffer.concat(chainOf(start, this.#table).map((sector) => this.#sector(sector)));
  }

  #miniChain(start: number): Buffer {
    const container = this.#chain(this.#entries[0]?.start ?? NO_ENTRY);
    const table = this.#chain(this.bytes.readUInt32LE(60));
    const sectors = chainOf(start, table).map((sector) => {
      const begin = sector * 2 ** MINI_SECTOR_SHIFT;
      return container.subarray(begin, begin + 2 ** MINI_SECTOR_SHIFT);
    });
    return Buffer.concat(sectors);
  }

  /** What lies in the root itself, not in a document that is embedded in it: a tree below the root's child. */
  #inRoot(): Entry[] {
    const found = new Set<Entry>();
    const open = [this.#entries[0]?.child ?? NO_ENTRY];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const entry = this.#entries[id];
      if (!entry || found.has(entry)) continue;
      found.add(entry);
      open.push(entry.right, entry.left);
    }
    return [...found];
  }
}

/** @throws DamagedFileError where the chain leaves the table or comes back to itself */
function chainOf(start: number, table: Buffer): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector <= LAST_SECTOR; sector = table.readUInt32LE(sector * 4)) {
    if ((sector + 1) * 4 > table.length)
      throw new DamagedFileError('a chain of sectors leaves its allocation table');
    if (sectors.length * 4 > table.length) throw new DamagedFileError('a chain of sectors has no end');
    sectors.push(sector);
  }
  return sectors;
}

function wordsOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4));
}

/** Entries of the directory, each of 128 bytes; the first is the root. */
function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    // The length counts the zero at the name's end.
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      kind: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
