import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** The root of an act's main document, after the declaration and comments. */
const MAIN_ROOT = /<(?:ACT|CONS\.ACT)[\s>]/u;
const ANNEX_ROOT = /<ANNEX[\s>]/u;
const HEAD_CHARACTERS = 1_000;

/** The documents of an act. */
export interface FormexFile {
  /** With the root ACT or CONS.ACT. */
  readonly act: string;
  /** With the root ANNEX, in the order of their names. */
  readonly annexes: readonly string[];
}

/**
 * The documents of an act: the bytes themselves where they are XML, else the first file of the zip with the root ACT or
 * CONS.ACT, and those with the root ANNEX (the manifest has another). Throws where there is no act.
 */
export async function readFormexFile(bytes: Buffer): Promise<FormexFile> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return { act: bytes.toString('utf8'), annexes: [] };
  const zip = await openZip(bytes);
  let act: string | null = null;
  const annexes: string[] = [];
  try {
    for (const entry of await entriesOf(zip)) {
      if (!entry.fileName.toLowerCase().endsWith('.xml')) continue;
      const xml = await contentOf(zip, entry);
      const head = xml.slice(0, HEAD_CHARACTERS);
      if (ANNEX_ROOT.test(head)) annexes.push(xml);
      else if (MAIN_ROOT.test(head)) act ??= xml;
    }
  } finally {
    zip.close();
  }
  if (act === null) throw new Error('Formex: no document of the zip has the root ACT or CONS.ACT');
  return { act, annexes };
}

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** By name, so that the same zip is read the same way however it was packed. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries.sort((left, right) => (left.fileName < right.fileName ? -1 : 1))));
    zip.on('error', reject);
    zip.readEntry();
  });
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_UNPACKED_BYTES)
    throw new Error(`Formex: ${entry.fileName} is larger than any act`);
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
