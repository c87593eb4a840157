import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { kindOfFile } from './file-kind.js';
import { WrongFormatError } from './source.js';
import { UnpackedCheck } from './unpacked-check.js';
import { ZipEntries } from './zip-entries.js';

const SHOWN_NAMES = 3;
const READ_BYTES = 1 << 16;

/** Far above any publisher's line; a text without line ends must not be gathered in memory. */
const MAX_LINE_LENGTH = 1 << 22;

export interface TextLine {
  text: string;
  /** From 1. */
  number: number;
}

export interface TextOptions {
  encoding?: 'utf-8' | 'windows-1252';
  /** Which file to read of a zip file; the first that fits. */
  entry?: RegExp;
}

/**
 * The bytes of a file, unpacked where it is gzip or zip; told by its first two bytes, not by its name.
 * @param entry which file to read of a zip file
 * @throws WrongFormatError where a zip file is none or has no such entry, or the file is an old workbook; the stream fails
 * where it unpacks to far more than it should, or cannot be unpacked
 */
export async function openBytes(file: string, entry = /./): Promise<Readable> {
  const kind = await kindOfFile(file);
  if (kind === 'old-workbook')
    throw new WrongFormatError(file, 'a table as text (it is an old .xls: save its sheet as .csv)');
  if (kind === 'zip') return openEntry(file, entry);
  const handle = await open(file);
  const { size } = await handle.stat();
  const stream = handle.createReadStream({ highWaterMark: READ_BYTES });
  if (kind !== 'gzip') return stream;
  // An error of the file ends the unpacking, and a reader that stops early closes the file.
  return pipeline(
    stream,
    createGunzip({ chunkSize: READ_BYTES }),
    new UnpackedCheck(file, size),
    () => undefined,
  );
}

async function openEntry(file: string, entry: RegExp): Promise<Readable> {
  const zip = await ZipEntries.open(file).catch((error: unknown) => {
    throw new WrongFormatError(file, `a whole zip file (${messageOf(error)})`);
  });
  const name = zip.names.find((one) => entry.test(one));
  if (name === undefined) {
    zip.close();
    throw new WrongFormatError(file, `a zip file with a table in it (${contentOf(zip.names)})`);
  }
  const stream = await zip.stream(name);
  stream.once('close', () => zip.close());
  return stream;
}

function contentOf(names: readonly string[]): string {
  if (names.includes('xl/workbook.xml')) return 'it is a workbook: save its sheet as .csv';
  const more = names.length > SHOWN_NAMES ? ', …' : '';
  return `it has ${names.slice(0, SHOWN_NAMES).join(', ') || 'nothing'}${more}`;
}

/** The text of a file in pieces, without a byte order mark. */
export async function* textChunks(file: string, options: TextOptions = {}): AsyncGenerator<string> {
  const decoder = new TextDecoder(options.encoding ?? 'utf-8');
  const bytes: AsyncIterable<Buffer> = await openBytes(file, options.entry);
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw isDamage(error) ? new WrongFormatError(file, `a whole file (${messageOf(error)})`) : error;
  }
  yield decoder.decode();
}

/** What zlib says of bytes that were cut off or changed on the way. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_(?:BUF|DATA)_ERROR$/.test(String(error.code));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Lines of a file without their ends (LF or CRLF) and without a byte order mark, in batches.
 * @throws Error where a line has no end for four million characters
 */
export async function* textLines(file: string, options: TextOptions = {}): AsyncGenerator<TextLine[]> {
  let number = 0;
  let rest = '';
  for await (const chunk of textChunks(file, options)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new Error(`${file}, line ${number + lines.length + 1}: no end of line`);
    yield lines.map((line) => ({
      text: line.endsWith('\r') ? line.slice(0, -1) : line,
      number: (number += 1),
    }));
  }
  if (rest !== '') yield [{ text: rest, number: number + 1 }];
}
