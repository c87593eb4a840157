import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnpackedCheck } from './unpacked-check.js';
import { ZipEntries } from './zip-entries.js';

const GZIP_MAGIC = 0x8b1f;
const ZIP_MAGIC = 0x4b50;
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
 * @throws Error where a zip file has no such entry; the stream fails where it unpacks to far more than it should
 */
export async function openBytes(file: string, entry = /./): Promise<Readable> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  const { size } = await handle.stat();
  const magic = bytesRead < 2 ? 0 : buffer.readUInt16LE();
  if (magic === ZIP_MAGIC) {
    await handle.close();
    return openEntry(file, entry);
  }
  const stream = handle.createReadStream({ start: 0, highWaterMark: READ_BYTES });
  if (magic !== GZIP_MAGIC) return stream;
  // An error of the file ends the unpacking, and a reader that stops early closes the file.
  return pipeline(
    stream,
    createGunzip({ chunkSize: READ_BYTES }),
    new UnpackedCheck(file, size),
    () => undefined,
  );
}

async function openEntry(file: string, entry: RegExp): Promise<Readable> {
  const zip = await ZipEntries.open(file);
  const name = zip.names.find((one) => entry.test(one));
  if (name === undefined) {
    zip.close();
    throw new Error(`${file} has no entry that fits ${entry.source}`);
  }
  const stream = await zip.stream(name);
  stream.once('close', () => zip.close());
  return stream;
}

/** The text of a file in pieces, without a byte order mark. */
export async function* textChunks(file: string, options: TextOptions = {}): AsyncGenerator<string> {
  const decoder = new TextDecoder(options.encoding ?? 'utf-8');
  for await (const chunk of (await openBytes(file, options.entry)) as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
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
