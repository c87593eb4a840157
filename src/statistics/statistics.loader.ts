import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Lexicon } from '../lexicon/lexicon.js';
import { CodeNames, hashCodes } from './code-names.js';
import type { ImportCounts } from './dataset-stage.store.js';
import { type Change, EditionLoad } from './edition-load.js';
import { checkRejected, checkRemoved, type ImportOptions, TooManyRemovedError } from './import-options.js';
import { listPackFolders, readPackFolder } from './pack.reader.js';
import type { SeriesData } from './series-data.js';
import { GatheredRows } from './sources/gathered-rows.js';
import { ScatteredRowsError, StreamedRows } from './sources/streamed-rows.js';
import { findSourceOf } from './sources/source.registry.js';
import {
  WrongFormatError,
  type DatasetDescription,
  type RejectedRow,
  type Source,
} from './sources/source.js';
import { type LoadedDataset, StatisticsStore } from './statistics.store.js';

/**
 * What came of loading one dataset: `older` is an edition before the one that is loaded, `short` a bundled one that lacks
 * much of it; what is loaded then stays.
 */
export interface LoadOutcome extends ImportCounts {
  dataset: string;
  vintage: string;
  outcome: 'loaded' | 'unchanged' | 'older' | 'short';
  /** The first lines that could not be read. */
  rejections: readonly RejectedRow[];
  /** Lines that are understood and have no place in the store, by reason. */
  omitted: Readonly<Record<string, number>>;
  /** Codes that the lexicon does not know; their series are kept under these names. */
  unknown: { products: readonly string[]; places: readonly string[] };
  /** The first figures that changed or went, as many as were asked for. */
  changes: readonly Change[];
}

interface Edition {
  description: DatasetDescription;
  vintage: string;
  extent: 'edition' | 'part';
  fileName: string;
  contentHash: string;
  series: Iterable<SeriesData> | AsyncIterable<SeriesData>;
  /** What the file holds besides; known once the last series has been read. */
  tally: () => Pick<LoadOutcome, 'rejected' | 'rejections' | 'omitted'>;
}

type FileRows = GatheredRows | StreamedRows;

const MAX_NAME_LENGTH = 250;

const NOTHING = {
  inserted: 0,
  revised: 0,
  unchanged: 0,
  removed: 0,
  rejected: 0,
  rejections: [],
  omitted: {},
  unknown: { products: [], places: [] },
  changes: [],
};
const COMPLETE = {
  extent: 'edition',
  tally: () => ({ rejected: 0, rejections: [], omitted: {} }),
} as const;

/** Brings figures from files into the store. */
@Injectable()
export class StatisticsLoader {
  constructor(
    private readonly store: StatisticsStore,
    private readonly lexicon: Lexicon,
  ) {}

  /**
   * Loads the bundled figures that are not in the store yet; a second time nothing is written. A dataset that was
   * imported since is left alone unless the bundled edition is a later one that lacks little of it: what is bundled may
   * be an extract.
   * @param packDir folder of datasets, in the format of data/README.md
   */
  async loadPack(packDir: string, now: Date): Promise<LoadOutcome[]> {
    await this.renameSeries();
    const outcomes: LoadOutcome[] = [];
    for (const folder of await listPackFolders(packDir)) {
      outcomes.push(await this.#loadBundled({ ...(await readPackFolder(folder)), ...COMPLETE }, now));
    }
    return outcomes;
  }

  async #loadBundled(edition: Edition, now: Date): Promise<LoadOutcome> {
    const { description, vintage, fileName } = edition;
    const loaded = await this.store.findLoaded(description.id);
    if (!loaded || loaded.origin === fileName) return await this.#load(edition, now, { maxRemoved: 1 });
    const kept = { ...NOTHING, dataset: description.id, vintage };
    if (loaded.vintage >= vintage) return { ...kept, outcome: 'older' };
    try {
      return await this.#load(edition, now, {});
    } catch (error) {
      if (error instanceof TooManyRemovedError) return { ...kept, outcome: 'short' };
      throw error;
    }
  }

  /**
   * Imports one publisher's file.
   * @param vintage ISO day of the publisher's edition
   * @throws WrongFormatError where the file is not of the source's format, or holds no figure at all
   * @throws TooManyRejectedError where more of its lines cannot be read than the options allow
   * @throws TooManyRemovedError where it lacks more of the stored figures than the options allow
   */
  async importFile(
    source: Source,
    file: string,
    vintage: string,
    now: Date,
    options: ImportOptions = {},
  ): Promise<LoadOutcome> {
    const { dataset: description } = source;
    const contentHash = await hashFile(file);
    const extent = await source.extentOf(file);
    const known = await this.#settled({ description, vintage, extent, contentHash });
    if (known) return known;
    const fileName = (options.origin ?? basename(file)).slice(0, MAX_NAME_LENGTH);
    const about = { description, vintage, extent, contentHash, fileName };
    const load = (rows: FileRows) =>
      this.#load(
        { ...about, series: rows.series(), tally: () => tallyOf(file, rows, options) },
        now,
        options,
      );
    try {
      return await load(new StreamedRows(source.parse(file), options.rowsRead));
    } catch (error) {
      if (!(error instanceof ScatteredRowsError)) throw error;
    }
    const rows = await GatheredRows.gather(source.parse(file), options.rowsRead);
    try {
      // Before anything is written, if it can be.
      checkRejected(file, rows, options);
      return await load(rows);
    } finally {
      rows.close();
    }
  }

  /** Names stored series anew where the lexicon has learnt codes since they were loaded. */
  async renameSeries(): Promise<void> {
    const renamed = (await this.store.listLoaded()).filter((loaded) => this.#isRenamed(loaded));
    if (renamed.length === 0) return;
    await this.store.exclusively(async () => {
      for (const { id } of renamed) {
        const source = findSourceOf(id);
        if (!source) continue;
        const names = new CodeNames(this.lexicon, source.dataset, source);
        await this.store.rename(id, hashCodes(this.lexicon, source), names);
      }
    });
  }

  #isRenamed({ id, codesHash }: LoadedDataset): boolean {
    const source = findSourceOf(id);
    return source !== null && codesHash !== hashCodes(this.lexicon, source);
  }

  /** The outcome where the store already holds the edition, or a later one. */
  async #settled(edition: Pick<Edition, 'description' | 'vintage' | 'extent' | 'contentHash'>) {
    const { description, vintage, extent, contentHash } = edition;
    const outcome = { ...NOTHING, dataset: description.id, vintage };
    const loaded = await this.store.findLoaded(description.id);
    if (loaded?.contentHash === contentHash)
      return { ...outcome, vintage: loaded.vintage, outcome: 'unchanged' as const };
    const isOlder = extent === 'edition' && loaded !== null && loaded.vintage > vintage;
    return isOlder ? { ...outcome, outcome: 'older' as const } : null;
  }

  async #load(edition: Edition, now: Date, options: ImportOptions): Promise<LoadOutcome> {
    const known = await this.#settled(edition);
    if (known) return known;
    return await this.store.exclusively(
      // Another process may have loaded it meanwhile.
      async () => (await this.#settled(edition)) ?? (await this.#write(edition, now, options)),
    );
  }

  async #write(edition: Edition, now: Date, options: ImportOptions): Promise<LoadOutcome> {
    const { description, fileName, contentHash, extent } = edition;
    const loaded = await this.store.findLoaded(description.id);
    const vintage = loaded && loaded.vintage > edition.vintage ? loaded.vintage : edition.vintage;
    const source = findSourceOf(description.id);
    const codesHash = hashCodes(this.lexicon, source);
    const row = { ...rowOf(description), vintage, contentHash, codesHash, importedAt: now.getTime() };
    const names = new CodeNames(this.lexicon, description, source);
    return await this.store.replace(row, fileName, async (stage) => {
      const load = new EditionLoad(stage, names, extent, options.keptChanges);
      await load.run(edition.series, options.figuresDone);
      const tally = edition.tally();
      checkRemoved(fileName, load.counts, load.withdrawn, options);
      return {
        ...load.counts,
        dataset: description.id,
        vintage,
        outcome: 'loaded' as const,
        changes: load.changes,
        ...tally,
        unknown: { products: [...names.unknownProducts], places: [...names.unknownPlaces] },
      };
    });
  }
}

/** @throws TooManyRejectedError, or WrongFormatError where the file has no figure at all */
function tallyOf(file: string, rows: FileRows, options: ImportOptions) {
  checkRejected(file, rows, options);
  if (rows.figures === 0) throw new WrongFormatError(file, 'a file with figures');
  return { rejected: rows.rejected, rejections: rows.rejections, omitted: Object.fromEntries(rows.omitted) };
}

function rowOf({ id, publisher, title, licence, url, derivation }: DatasetDescription) {
  const [derivationFr, derivationEn] = [derivation?.fr ?? null, derivation?.en ?? null];
  return { id, publisher, titleFr: title.fr, titleEn: title.en, licence, url, derivationFr, derivationEn };
}

async function hashFile(file: string): Promise<string> {
  if (!(await stat(file)).isFile()) throw new WrongFormatError(file, 'a file');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
