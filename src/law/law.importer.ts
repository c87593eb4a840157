import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { addEdition, LegiVersions } from './law-editions.js';
import type { LawCorpus } from './law-article.js';
import { LawLoader, type LawLoadOutcome } from './law.loader.js';
import { LawRepository } from './law.repository.js';
import { parseEurlexHtml } from './sources/eurlex-html.source.js';
import { readFormexFile } from './sources/formex-file.js';
import { parseFormex } from './sources/formex.source.js';
import { readLegiArchive } from './sources/legi-xml.source.js';
import { legiArchive, type LegiArchive } from './sync/legi-archives.js';

const LEGI_ARCHIVE = 'DILA, base LEGI (Licence Ouverte 2.0), archive';

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
   * the code and all archives before it, daily ones change it.
   * @throws LawImportError where a name is none of DILA's, or where a daily archive is to change a code of which no full
   * archive was imported, or a later one was
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
  private async startingWith(first: ArchiveFile | undefined, codeCid: string): Promise<LegiVersions> {
    if (first === undefined) throw new LawImportError('no archive was given');
    if (first.full) return new LegiVersions([], codeCid);
    const last = await this.lastArchive(codeCid);
    if (last === null) throw new LawImportError(`import a full archive of ${codeCid} before ${first.name}`);
    if (last >= first.time)
      throw new LawImportError(`${first.name} is not later than what is stored (archive ${last})`);
    const title = (await this.repository.findCode(codeCid))?.title ?? codeCid;
    return new LegiVersions(await this.repository.listArticles(codeCid), title);
  }

  /** Time of the last archive applied to the text, YYYYMMDD-HHMMSS; null where it came from elsewhere or not at all. */
  async lastArchive(codeCid: string): Promise<string | null> {
    const source = (await this.repository.findCode(codeCid))?.source ?? '';
    return source.startsWith(LEGI_ARCHIVE) ? source.slice(LEGI_ARCHIVE.length + 1) : null;
  }

  /**
   * One act of the European Union in Formex, a data file or the zip of the act; a later edition of the same act adds
   * to the versions held. `inForceFrom` is needed for an original act.
   */
  async importFormex(file: string, inForceFrom: string | null, now: Date): Promise<LawLoadOutcome> {
    const { act, annexes } = await readFormexFile(await readFile(file));
    return this.addEdition(parseFormex(act, inForceFrom, annexes), now);
  }

  /** As `importFormex`, of an act in XHTML or HTML as EUR-Lex publishes it. */
  async importXhtml(file: string, inForceFrom: string | null, now: Date): Promise<LawLoadOutcome> {
    return this.addEdition(parseEurlexHtml(await readFile(file, 'utf8'), inForceFrom), now);
  }

  private async addEdition(edition: LawCorpus, now: Date): Promise<LawLoadOutcome> {
    const held = await this.repository.listArticles(edition.cid);
    const articles = addEdition(held, edition.articles, edition.vintage);
    return this.load({ ...edition, articles }, now);
  }

  /** Whether anything of the text is stored. */
  async holds(cid: string): Promise<boolean> {
    return (await this.repository.findCode(cid)) !== null;
  }

  private async load(corpus: LawCorpus, now: Date): Promise<LawLoadOutcome> {
    if (corpus.articles.length === 0) throw new LawImportError(`the files hold no article of ${corpus.cid}`);
    return this.loader.load(corpus, now);
  }
}

interface ArchiveFile extends LegiArchive {
  readonly file: string;
}

function archiveOf(file: string): ArchiveFile {
  const archive = legiArchive(basename(file));
  if (archive === null) throw new LawImportError(`${basename(file)} has not the name of a LEGI archive`);
  return { ...archive, file };
}
