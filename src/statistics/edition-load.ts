import type { CodeNames } from './code-names.js';
import type { DatasetWriter, ImportCounts, NewSeries } from './dataset-writer.store.js';
import { eventLoopPause } from './event-loop-pause.js';
import { diffObservations } from './observation-diff.js';
import type { Series } from './series.js';
import { periodsOf, seriesDataKey, type SeriesData } from './series-data.js';

/** New series are written so many at a time, to learn their ids in one query. */
const SERIES_PER_BATCH = 200;

/**
 * Brings the stored series of a dataset to what a file says, writing only what differs. A whole edition also removes
 * what it no longer has; a part leaves the rest as it is.
 */
export class EditionLoad {
  readonly counts: ImportCounts = { inserted: 0, revised: 0, unchanged: 0, removed: 0, rejected: 0 };
  readonly #stored = new Map<string, Series>();
  readonly #pause = eventLoopPause();
  #lastId = 0;
  #new: SeriesData[] = [];

  constructor(
    private readonly writer: DatasetWriter,
    private readonly names: CodeNames,
    private readonly importId: number,
    private readonly extent: 'edition' | 'part',
  ) {}

  async run(given: Iterable<SeriesData>): Promise<ImportCounts> {
    for await (const series of this.writer.eachSeries()) await this.#remember(series);
    for (const series of given) {
      const stored = this.#stored.get(seriesDataKey(series));
      if (stored) await this.#revise(stored, series);
      else this.#new.push(series);
      this.#stored.delete(seriesDataKey(series));
      if (this.#new.length >= SERIES_PER_BATCH) await this.#insertNew();
      await this.#pause();
    }
    await this.#insertNew();
    await this.writer.flush();
    if (this.extent === 'edition') await this.#removeRest();
    return this.counts;
  }

  async #remember(series: Series): Promise<void> {
    this.#stored.set(seriesDataKey(series), series);
    this.#lastId = series.id;
    await this.#pause();
  }

  async #insertNew(): Promise<void> {
    const given = new Map(this.#new.map((series) => [seriesDataKey(series), series]));
    this.#new = [];
    await this.writer.insertSeries([...given.values()].map((series) => this.#named(series)));
    for (const { id, ...series } of await this.writer.listSeries(this.#lastId)) {
      this.#lastId = id;
      const { observations } = given.get(seriesDataKey(series)) ?? { observations: [] };
      await this.writer.insertObservations(id, observations, this.importId);
      this.counts.inserted += observations.length;
      await this.#pause();
    }
  }

  async #revise(stored: Series, given: SeriesData): Promise<void> {
    const before = await this.writer.listObservations(stored.id);
    const diff = diffObservations(before, given.observations);
    await this.writer.insertObservations(stored.id, diff.inserted, this.importId);
    await this.writer.replaceObservations(stored.id, diff.revised, this.importId);
    this.counts.inserted += diff.inserted.length;
    this.counts.revised += diff.revised.length;
    this.counts.unchanged += diff.unchanged;
    if (this.extent === 'edition') {
      await this.writer.removeObservations(stored.id, diff.removed);
      this.counts.removed += diff.removed.length;
    }
    const named = this.#named(given, this.extent === 'part' ? stored : null);
    if (differ(named, stored)) await this.writer.updateSeries(stored.id, named);
  }

  async #removeRest(): Promise<void> {
    for (const { id } of this.#stored.values()) {
      this.counts.removed += await this.writer.removeSeries(id);
      await this.#pause();
    }
  }

  /** The series with the lexicon's names; `widened` where what is stored of it stays. */
  #named(given: SeriesData, widened: Series | null = null): NewSeries {
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

function differ(a: NewSeries, b: Series): boolean {
  return (['product', 'place', 'firstPeriod', 'lastPeriod'] as const).some((name) => a[name] !== b[name]);
}
