import type { CodeNames } from './code-names.js';
import type { DatasetStage, ImportCounts } from './dataset-stage.store.js';
import { eventLoopPause } from './event-loop-pause.js';
import type { WithdrawnSeries } from './import-options.js';
import { diffObservations, type Revision, type StoredObservation } from './observation-diff.js';
import type { Series } from './series.js';
import { periodsOf, seriesDataKey, type SeriesData } from './series-data.js';

/** Stored figures of so many series are read together; with more, memory grows faster than it is collected. */
const SERIES_PER_BATCH = 20;

/** One figure that an import changed or withdrew. */
export interface Change extends Revision {
  series: Pick<Series, 'product' | 'place' | 'measure' | 'unit' | 'frequency' | 'productCode' | 'placeCode'>;
}

/**
 * Brings the stored series of a dataset to what a file says, writing only the series that differ. A whole edition also
 * removes what it no longer has; a part leaves the rest as it is.
 */
export class EditionLoad {
  readonly counts: ImportCounts = { inserted: 0, revised: 0, unchanged: 0, removed: 0, rejected: 0 };
  /** The first figures that changed or went, at most `keptChanges`. */
  readonly changes: Change[] = [];
  readonly withdrawn: WithdrawnSeries = { count: 0, first: '' };
  /** Ids of the stored series that the file has too; a set of them takes five times the memory. */
  readonly #met: number[] = [];
  readonly #pause = eventLoopPause();

  constructor(
    private readonly stage: DatasetStage,
    private readonly names: CodeNames,
    private readonly extent: 'edition' | 'part',
    private readonly keptChanges = 0,
  ) {}

  /** @param progress called now and then with the number of figures dealt with */
  async run(
    given: Iterable<SeriesData> | AsyncIterable<SeriesData>,
    progress?: (figures: number) => void,
  ): Promise<void> {
    let batch: SeriesData[] = [];
    for await (const series of given) {
      batch.push(series);
      if (batch.length < SERIES_PER_BATCH) continue;
      await this.#load(batch);
      batch = [];
      progress?.(this.counts.inserted + this.counts.revised + this.counts.unchanged);
    }
    await this.#load(batch);
    if (this.extent === 'edition') await this.#removeRest();
  }

  async #load(batch: readonly SeriesData[]): Promise<void> {
    const known = await this.stage.seriesLike(batch);
    const pairs = batch.map((series) => ({ series, stored: known.get(seriesDataKey(series)) }));
    const ids = pairs.flatMap(({ stored }) => (stored ? [stored.id] : []));
    const before = await this.stage.observationsOf(ids);
    for (const { series, stored } of pairs) {
      if (stored) await this.#revise(stored, before.get(stored.id) ?? [], series);
      else await this.#insert(series);
      if (stored) this.#met.push(stored.id);
      await this.#pause();
    }
  }

  async #insert(given: SeriesData): Promise<void> {
    const id = this.stage.newId();
    await this.stage.addObservations(id, given.observations);
    this.stage.putSeries({ ...this.#named(given), id });
    this.counts.inserted += given.observations.length;
  }

  async #revise(stored: Series, before: readonly StoredObservation[], given: SeriesData): Promise<void> {
    const diff = diffObservations(before, given.observations, this.stage.importId);
    const withdrawn = this.extent === 'edition' ? diff.absent : [];
    const kept = this.extent === 'edition' ? [] : diff.absent;
    this.counts.inserted += diff.inserted;
    this.counts.revised += diff.revised.length;
    this.counts.unchanged += diff.unchanged;
    this.counts.removed += withdrawn.length;
    this.#note(stored, [...diff.revised, ...withdrawn.map((one) => ({ before: one, after: null }))]);
    const named = this.#named(given, this.extent === 'part' ? stored : null);
    const differs = diff.inserted + diff.revised.length + withdrawn.length > 0;
    if (!differs && hasSameNames(named, stored)) return;
    this.stage.takeSeries(stored.id);
    const id = differs ? this.stage.newId() : stored.id;
    this.stage.putSeries({ ...named, id });
    if (!differs) return;
    await this.stage.addObservations(id, diff.given);
    const periods = kept.map(({ period }) => period);
    await this.stage.copyObservations(stored.id, id, periods);
  }

  async #removeRest(): Promise<void> {
    const ids: number[] = [];
    const met = Int32Array.from(this.#met).sort();
    let at = 0;
    for await (const series of this.stage.eachSeries()) {
      await this.#pause();
      if (met[at] === series.id) {
        at += 1;
        continue;
      }
      if (ids.length === 0) this.withdrawn.first = `${series.product} ${series.place} ${series.measure}`;
      ids.push(series.id);
      this.stage.takeSeries(series.id);
      await this.#noteWithdrawn(series);
    }
    this.withdrawn.count = ids.length;
    this.counts.removed += await this.stage.countObservations(ids);
  }

  async #noteWithdrawn(series: Series): Promise<void> {
    if (this.changes.length >= this.keptChanges) return;
    const before = await this.stage.observationsOf([series.id]);
    this.#note(
      series,
      (before.get(series.id) ?? []).map((one) => ({ before: one, after: null })),
    );
  }

  #note(series: Series, revisions: readonly Revision[]): void {
    for (const revision of revisions) {
      if (this.changes.length >= this.keptChanges) return;
      this.changes.push({ ...revision, series });
    }
  }

  /** The series with the lexicon's names; `widened` where what is stored of it stays. */
  #named(given: SeriesData, widened: Series | null = null): Omit<Series, 'id' | 'dataset'> {
    const { observations, ...series } = given;
    const { firstPeriod, lastPeriod } = periodsOf(observations);
    return {
      ...series,
      product: this.names.product(series.productCode),
      place: this.names.place(series.placeCode),
      firstPeriod: Math.min(firstPeriod, widened?.firstPeriod ?? firstPeriod),
      lastPeriod: Math.max(lastPeriod, widened?.lastPeriod ?? lastPeriod),
    };
  }
}

function hasSameNames(a: Omit<Series, 'id' | 'dataset'>, b: Series): boolean {
  return (['product', 'place', 'firstPeriod', 'lastPeriod'] as const).every((name) => a[name] === b[name]);
}
