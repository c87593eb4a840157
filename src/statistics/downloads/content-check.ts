import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { openBytes } from '../sources/text-lines.js';
import { ZipEntries } from '../sources/zip-entries.js';
import type { ContentKind } from './publisher-addresses.data.js';

const HEAD_BYTES = 512;
const STARTS: Readonly<Record<Exclude<ContentKind, 'table'>, (head: Buffer, text: string) => boolean>> = {
  zip: isZip,
  workbook: (head) => isZip(head) || head.subarray(0, 4).toString('hex') === 'd0cf11e0',
  gzip: (head) => head.readUInt16BE(0) === 0x1f8b,
  json: (_head, text) => /^[[{]/.test(text),
  xml: (_head, text) => text.startsWith('<') && !isPage(text),
};

function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
}

/** Thrown where what was downloaded is not what the address should hold. */
export class WrongContentError extends Error {
  constructor(url: string, reason: string) {
    super(`${url}: ${reason}`);
    this.name = 'WrongContentError';
  }
}

/**
 * Holds a downloaded file to what it should be: challenges and messages of error come with status 200 and any type of
 * content, so only the bytes count. Packed files are unpacked once, for their checksums, their size, and their names.
 * @throws WrongContentError
 */
export async function checkContent(url: string, file: string, kind: ContentKind): Promise<void> {
  const head = await readHead(file);
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (isPage(text)) throw new WrongContentError(url, `a web page in place of data: «${titleOf(text)}»`);
  const fits = kind === 'table' ? !text.startsWith('<') : head.length > 1 && STARTS[kind](head, text);
  if (!fits)
    throw new WrongContentError(url, `not a file of the kind ${kind}; it begins «${printable(text)}»`);
  try {
    if (kind === 'gzip') await drain(await openBytes(file));
    if (kind === 'zip') await checkZip(file);
  } catch (error) {
    throw new WrongContentError(url, error instanceof Error ? error.message : String(error));
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isPage(text: string): boolean {
  return /^<(!doctype html|html|head|body|script)\b/i.test(
    text.replace(/^(<\?xml[^>]*>|<!--[^>]*>|\s)*/, ''),
  );
}

function titleOf(page: string): string {
  return printable(/<title[^>]*>([^<]*)/i.exec(page)?.[1] ?? page);
}

function printable(text: string): string {
  return text
    .slice(0, 60)
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ')
    .trim();
}

async function checkZip(file: string): Promise<void> {
  const zip = await ZipEntries.open(file);
  try {
    for (const name of zip.names) if (!name.endsWith('/')) await drain(await zip.stream(name));
  } finally {
    zip.close();
  }
}

/** Reads everything, so that whatever checks the stream has checked it. */
async function drain(stream: Readable): Promise<void> {
  await finished(stream.resume());
}
