import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const GZIP_MAGIC = 0x8b1f;

export interface TextLine {
  text: string;
  /** From 1. */
  number: number;
}

/** The bytes of a file, unpacked where it is gzip; told by its first two bytes, not by its name. */
export async function openBytes(file: string): Promise<Readable> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  const stream = handle.createReadStream({ start: 0 });
  if (bytesRead < 2 || buffer.readUInt16LE() !== GZIP_MAGIC) return stream;
  // An error of the file ends the unpacking, and a reader that stops early closes the file.
  return pipeline(stream, createGunzip(), () => undefined);
}

/** Lines of a UTF-8 file without their ends (LF or CRLF) and without a byte order mark. */
export async function* textLines(file: string): AsyncGenerator<TextLine> {
  const bytes = await openBytes(file);
  let number = 0;
  let rest = '';
  for await (const chunk of bytes.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield cleanLine(line, (number += 1));
  }
  if (rest !== '') yield cleanLine(rest, number + 1);
}

function cleanLine(line: string, number: number): TextLine {
  const start = number === 1 && line.startsWith('\uFEFF') ? 1 : 0;
  return { text: line.slice(start, line.endsWith('\r') ? -1 : undefined), number };
}
