import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { parseLegiArticle, type LegiVersion } from './legi-article.js';

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

/** What an archive says of one version of an article: that it stands so, or that it is withdrawn. */
export type LegiChange =
  | {
      readonly kind: 'version';
      readonly id: string;
      /** Null for one that never came into force. */
      readonly version: LegiVersion | null;
      /** When the file was written, milliseconds: of two files of one id in an archive the newer counts. */
      readonly writtenAtMs: number;
    }
  | { readonly kind: 'withdrawn'; readonly id: string };

/** No article of the archive comes near; a larger entry is not one. */
const MAX_ENTRY_BYTES = 32 * 1024 * 1024;
const TEXT_FOLDERS = ['code_en_vigueur', 'code_non_vigueur', 'TNC_en_vigueur', 'TNC_non_vigueur'];
const WITHDRAWALS = 'liste_suppression_legi.dat';

/** Which text and article a path names, with or without the delta's leading folder and the ending; null for others. */
export function articleOfPath(path: string): { readonly codeCid: string; readonly id: string } | null {
  const parts = path.split('/');
  const folder = parts.findIndex((part) => TEXT_FOLDERS.includes(part));
  const kind = parts.indexOf('article', folder + 1);
  const id = parts.at(-1)?.replace(/\.xml$/u, '') ?? '';
  if (folder < 0 || kind < 0 || !/^LEGIARTI\d{12}$/u.test(id)) return null;
  return { codeCid: parts[kind - 1] ?? '', id };
}

/**
 * The changes of one text in an archive of DILA's LEGI base, in the archive's order, one entry in memory at a time.
 * Full archives (`Freemium_legi_global_…tar.gz`) and daily ones (`LEGI_…tar.gz`, with a list of withdrawn files) have
 * the same layout. Throws where an article cannot be read, with its path.
 * @param archive the gzipped tar
 * @param codeCid the text, LEGITEXT…
 */
export async function* readLegiArchive(archive: Readable, codeCid: string): AsyncGenerator<LegiChange> {
  const unpacked = archive.pipe(createGunzip());
  archive.once('error', (error) => unpacked.destroy(error));
  const entries = extract();
  unpacked.once('error', (error) => entries.destroy(error));
  unpacked.pipe(entries);
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name.endsWith(WITHDRAWALS)) {
      yield* withdrawals(await contentOf(entry), codeCid);
      continue;
    }
    const article = articleOfPath(name);
    if (article?.codeCid === codeCid) {
      const version = readVersion(await contentOf(entry), name, article.codeCid);
      yield { kind: 'version', id: article.id, version, writtenAtMs: entry.header.mtime.getTime() };
    } else entry.resume();
  }
}

function readVersion(xml: string, path: string, codeCid: string): LegiVersion | null {
  try {
    return parseLegiArticle(xml, codeCid);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function* withdrawals(list: string, codeCid: string): Generator<LegiChange> {
  for (const path of list.split(/\s+/u)) {
    const article = articleOfPath(path);
    if (article?.codeCid === codeCid) yield { kind: 'withdrawn', id: article.id };
  }
}

async function contentOf(entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry) {
    const bytes: unknown = chunk;
    if (!Buffer.isBuffer(bytes)) throw new Error(`${entry.header.name}: not a file of bytes`);
    size += bytes.length;
    if (size > MAX_ENTRY_BYTES) throw new Error(`${entry.header.name}: larger than any article`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
