import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Lexicon } from '../lexicon/lexicon.js';
import { CodeNames, hashCodes } from './code-names.js';
import type { ImportCounts } from './dataset-writer.store.js';
import { EditionLoad } from './edition-load.js';
import { listPackFolders, readPackFolder } from './pack.reader.js';
import type { SeriesData } from './series-data.js';
import { groupRows } from './sources/row-groups.js';
import { SOURCES } from './sources/source.registry.js';
import {
  WrongFormatError,
  type DatasetDescription,
  type RejectedRow,
  type Source,
} from './sources/source.js';
import { StatisticsStore } from './statistics.store.js';

/** What came of loading one dataset: `older` is an edition before the one that is loaded, which stays. */
export interface LoadOutcome extends ImportCounts {
  dataset: string;
  vintage: string;
  outcome: 'loaded' | 'unchanged' | 'older';
  /** The first lines that could not be read. */
  rejections: readonly RejectedRow[];
}

interface Edition {
  description: DatasetDescription;
  vintage: string;
  extent: 'edition' | 'part';
  fileName: string;
  contentHash: string;
  series: Iterable<SeriesData>;
  rejected: readonly RejectedRow[];
}

const SHOWN_REJECTIONS = 20;
const NOTHING: ImportCounts = { inserted: 0, revised: 0, unchanged: 0, removed: 0, rejected: 0 };

/** Puts figures into the store: all of a file or nothing of it, and only where its content is new. */
@Injectable()
export class StatisticsLoader {
  constructor(
    private readonly store: StatisticsStore,
    private readonly lexicon: Lexicon,
  ) {}

  /**
   * Loads the bundled figures that are not in the store yet; a second time nothing is written. A dataset of which a
   * later edition was imported is left alone.
   * @param packDir folder of datasets, in the format of data/README.md
   */
  async loadPack(packDir: string, now: Date): Promise<LoadOutcome[]> {
    await this.renameSeries();
    const outcomes: LoadOutcome[] = [];
    for (const folder of await listPackFolders(packDir)) {
      const edition = await readPackFolder(folder);
      outcomes.push(await this.#load({ ...edition, extent: 'edition', rejected: [] }, now));
    }
    return outcomes;
  }

  /**
   * Imports one publisher's file.
   * @param vintage ISO day of the publisher's edition
   * @throws WrongFormatError where the file is not of the source's format, or holds no figure at all
   */
  async importFile(source: Source, file: string, vintage: string, now: Date): Promise<LoadOutcome> {
    const { dataset: description, extent } = source;
    const contentHash = await hashFile(file);
    const { series, rejected } = await groupRows(source.parse(file));
    if (series.length === 0) throw new WrongFormatError(file, 'a file with figures');
    const edition = { description, vintage, extent, fileName: basename(file), contentHash, series, rejected };
    return this.#load(edition, now);
  }

  /** Names stored series anew where the lexicon has learnt codes since they were loaded. */
  async renameSeries(): Promise<void> {
    const codesHash = hashCodes(this.lexicon);
    for (const loaded of await this.store.listLoaded()) {
      const source = SOURCES.find(({ dataset }) => dataset.id === loaded.id);
      if (!source || loaded.codesHash === codesHash) continue;
      await this.store.rename(loaded.id, codesHash, new CodeNames(this.lexicon, source.dataset.schemes));
    }
  }

  async #load(edition: Edition, now: Date): Promise<LoadOutcome> {
    const { description, vintage } = edition;
    const rejections = edition.rejected.slice(0, SHOWN_REJECTIONS);
    const outcome = { dataset: description.id, vintage, rejections };
    const loaded = await this.store.findLoaded(description.id);
    if (loaded?.contentHash === edition.contentHash) return { ...outcome, ...NOTHING, outcome: 'unchanged' };
    if (edition.extent === 'edition' && loaded && loaded.vintage > vintage) {
      return { ...outcome, ...NOTHING, outcome: 'older' };
    }
    const newest = loaded && loaded.vintage > vintage ? loaded.vintage : vintage;
    return { ...outcome, ...(await this.#write({ ...edition, vintage: newest }, now)), outcome: 'loaded' };
  }

  #write(edition: Edition, now: Date): Promise<ImportCounts> {
    const { description, vintage, fileName, contentHash, extent, series, rejected } = edition;
    const importedAt = now.getTime();
    const codesHash = hashCodes(this.lexicon);
    return this.store.write(description.id, async (writer) => {
      await writer.saveDataset({ ...rowOf(description), vintage, contentHash, codesHash, importedAt });
      const importId = await writer.insertImport({
        datasetId: description.id,
        vintage,
        fileName,
        fileHash: contentHash,
        importedAt,
      });
      const names = new CodeNames(this.lexicon, description.schemes);
      const load = new EditionLoad(writer, names, importId, extent);
      const counts = { ...(await load.run(series)), rejected: rejected.length };
      await writer.saveCounts(importId, counts);
      return counts;
    });
  }
}

function rowOf({ id, publisher, title, licence, url, derivation }: DatasetDescription) {
  const [derivationFr, derivationEn] = [derivation?.fr ?? null, derivation?.en ?? null];
  return { id, publisher, titleFr: title.fr, titleEn: title.en, licence, url, derivationFr, derivationEn };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
