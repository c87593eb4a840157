import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { addEdition, LegiVersions } from './law-editions.js';
import type { LawCorpus } from './law-article.js';
import { LawLoader, type LawLoadOutcome } from './law.loader.js';
import { LawRepository } from './law.repository.js';
import { readFormexFile } from './sources/formex-file.js';
import { parseFormex } from './sources/formex.source.js';
import { readLegiArchive } from './sources/legi-xml.source.js';

const LEGI_ARCHIVE = 'DILA, base LEGI (Licence Ouverte 2.0), archive';
/** `Freemium_legi_global_20260325-140000.tar.gz`, `LEGI_20260326-210000.tar.gz`. */
const ARCHIVE_NAME = /^(Freemium_legi_global|LEGI)_(\d{4})(\d{2})(\d{2})-(\d{6})\.tar\.gz$/iu;

/** A file that is none of the formats, or files in an order that makes no edition. The message says which. */
export class LawImportError extends Error {}

/** Takes publishers' files into the store, all of a text's change or nothing of it. */
@Injectable()
export class LawImporter {
  constructor(
    private readonly loader: LawLoader,
    private readonly repository: LawRepository,
  ) {}

  /**
   * Archives of DILA's LEGI base, taken in the order of the time in their names. A full one replaces what is stored of
   * the code and all archives before it, daily ones change it. Throws LawImportError where a name is none of DILA's, or where a daily archive is
   * to change a code of which no full archive was imported, or a later one was.
   */
  async importLegi(files: readonly string[], codeCid: string, now: Date): Promise<LawLoadOutcome> {
    const given = files.map(archiveOf).sort((left, right) => (left.time < right.time ? -1 : 1));
    const archives = given.slice(Math.max(0, given.map(({ full }) => full).lastIndexOf(true)));
    const versions = await this.startingWith(archives[0], codeCid);
    for (const { file } of archives) await versions.apply(readLegiArchive(createReadStream(file), codeCid));
    const { day = '', time = '' } = archives.at(-1) ?? {};
    const source = `${LEGI_ARCHIVE} ${time}`;
    const { title, articles } = versions;
    return this.load({ cid: codeCid, title: title.slice(0, 190), source, vintage: day, articles }, now);
  }

  /** Nothing before a full archive; what is stored before a daily one, which must be later than that. */
  private async startingWith(first: LegiArchive | undefined, codeCid: string): Promise<LegiVersions> {
    if (first === undefined) throw new LawImportError('no archive was given');
    if (first.full) return new LegiVersions([], codeCid);
    const stored = await this.repository.findCode(codeCid);
    if (stored === null || !stored.source.startsWith(LEGI_ARCHIVE))
      throw new LawImportError(`import a full archive of ${codeCid} before ${basename(first.file)}`);
    if (stored.source >= `${LEGI_ARCHIVE} ${first.time}`)
      throw new LawImportError(`${basename(first.file)} is not later than what is stored (${stored.source})`);
    return new LegiVersions(await this.repository.listArticles(codeCid), stored.title);
  }

  /**
   * One act of the European Union in Formex, a data file or the zip of the act; a later edition of the same act adds
   * to the versions held. `inForceFrom` is needed for an original act.
   */
  async importFormex(file: string, inForceFrom: string | null, now: Date): Promise<LawLoadOutcome> {
    const edition = parseFormex(await readFormexFile(await readFile(file)), inForceFrom);
    const held = await this.repository.listArticles(edition.cid);
    const articles = addEdition(held, edition.articles, edition.vintage);
    return this.load({ ...edition, articles }, now);
  }

  private async load(corpus: LawCorpus, now: Date): Promise<LawLoadOutcome> {
    if (corpus.articles.length === 0) throw new LawImportError(`the files hold no article of ${corpus.cid}`);
    return this.loader.load(corpus, now);
  }
}

interface LegiArchive {
  readonly file: string;
  readonly full: boolean;
  /** The day of the archive, YYYY-MM-DD. */
  readonly day: string;
  /** YYYYMMDD-HHMMSS. */
  readonly time: string;
}

function archiveOf(file: string): LegiArchive {
  const match = ARCHIVE_NAME.exec(basename(file));
  if (match === null) throw new LawImportError(`${basename(file)} has not the name of a LEGI archive`);
  const [, kind = '', year = '', month = '', day = '', clock = ''] = match;
  const full = kind.toLowerCase() !== 'legi';
  return { file, full, day: `${year}-${month}-${day}`, time: `${year}${month}${day}-${clock}` };
}
