import { DamagedFileError } from './ole-file.js';

const BOF = 0x0809;
const EOF = 0x000a;
/** What begins a sheet, or a chart within it, and what ends it. */
const DEPTHS: ReadonlyMap<number, number> = new Map([
  [BOF, 1],
  [EOF, -1],
]);
const CONTINUE = 0x003c;
const HEADER_BYTES = 4;
const BIFF8 = 0x0600;

/** Of a text's flags: two bytes to a character; runs of fonts; a phonetic reading (MS-XLS, 2.5.293). */
const WIDE = 1;
const PHONETIC = 4;
const RICH = 8;

export interface XlsRecord {
  type: number;
  content: RecordReader;
}

/** Reads the content of a record from its beginning, over the records that continue it. */
export class RecordReader {
  #part = 0;
  #at = 0;

  constructor(private readonly parts: readonly Buffer[]) {}

  /** @throws DamagedFileError where no byte is left, as everything below */
  byte(): number {
    const part = this.#rest();
    this.#at += 1;
    return part.readUInt8(0);
  }

  word(): number {
    return this.byte() + this.byte() * 0x100;
  }

  long(): number {
    return this.word() + this.word() * 0x10000;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.byte()));
  }

  /** How many bytes are left before the record that continues this one, if any. */
  get left(): number {
    return (this.parts[this.#part]?.length ?? 0) - this.#at;
  }

  skip(count: number): void {
    for (let left = count; left > 0;) {
      const step = Math.min(left, this.#rest().length);
      this.#at += step;
      left -= step;
    }
  }

  /** A text with flags, after its length in characters: a sheet's name, a cell's text. */
  text(length: number): string {
    return this.#characters(length, this.byte());
  }

  /** A text of the shared table, without its fonts and its phonetic reading. */
  sharedText(): string {
    const length = this.word();
    const flags = this.byte();
    const runs = (flags & RICH) === 0 ? 0 : this.word();
    const phonetic = (flags & PHONETIC) === 0 ? 0 : this.long();
    const text = this.#characters(length, flags);
    this.skip(runs * 4 + phonetic);
    return text;
  }

  /** Where characters go on in the next record, that one begins with flags anew: it may have another width. */
  #characters(length: number, firstFlags: number): string {
    let flags = firstFlags;
    let text = '';
    while (text.length < length) {
      if (this.left === 0) flags = this.byte();
      const rest = this.#rest();
      const width = (flags & WIDE) === 0 ? 1 : 2;
      const count = Math.min(length - text.length, Math.floor(rest.length / width));
      if (count === 0) throw new DamagedFileError('a character is cut in two');
      text += rest.toString(width === 1 ? 'latin1' : 'utf16le', 0, count * width);
      this.#at += count * width;
    }
    return text;
  }

  /** What is left of the part that has the next byte. */
  #rest(): Buffer {
    for (let part = this.parts[this.#part]; part; part = this.parts[this.#part]) {
      if (this.#at < part.length) return part.subarray(this.#at);
      this.#part += 1;
      this.#at = 0;
    }
    throw new DamagedFileError('a record ends too early');
  }
}

/**
 * Records of the workbook or of one of its sheets in BIFF8 (MS-XLS, 2.1.4), from after its first to before its last,
 * without those of the charts within.
 * @throws DamagedFileError where it does not begin or does not end
 */
export function* substreamAt(stream: Buffer, offset: number): Generator<XlsRecord> {
  let depth = 0;
  for (const record of recordsAt(stream, offset)) {
    if (depth === 0) checkFirst(record);
    else if (depth === 1 && record.type !== BOF && record.type !== EOF) yield record;
    depth += DEPTHS.get(record.type) ?? 0;
    if (depth === 0) return;
  }
  throw new DamagedFileError('a sheet does not end');
}

function checkFirst({ type, content }: XlsRecord): void {
  if (type !== BOF) throw new DamagedFileError('a sheet does not begin');
  if (content.word() !== BIFF8) throw new DamagedFileError('it is of before Excel 97');
}

function* recordsAt(stream: Buffer, offset: number): Generator<XlsRecord> {
  for (let at = offset; at + HEADER_BYTES <= stream.length;) {
    const type = stream.readUInt16LE(at);
    const parts: Buffer[] = [];
    do {
      const start = at + HEADER_BYTES;
      at = start + stream.readUInt16LE(at + 2);
      if (at > stream.length) throw new DamagedFileError('a record goes beyond the end');
      parts.push(stream.subarray(start, at));
    } while (at + HEADER_BYTES <= stream.length && stream.readUInt16LE(at) === CONTINUE);
    yield { type, content: new RecordReader(parts) };
  }
}
