import type { SeriesCriteria, SeriesWithObservations } from '../../statistics/series.js';
import type { StatisticsService } from '../../statistics/statistics.service.js';
import type { Citation } from '../../wording/figure.findings.js';
import { trackOf, type Track } from './track.js';
import { deriveYields, YIELD_PARTS } from './yield.derivation.js';

/** What the agents need of the figures. */
export type FigureStore = Pick<StatisticsService, 'findSeries' | 'observationsOf' | 'datasets'>;

export interface TrackQuery {
  products?: readonly string[];
  places?: readonly string[];
  measures: readonly string[];
  datasets?: readonly string[];
}

/** What the intents ask of the figures. */
export type Tracks = Pick<TrackReader, 'read' | 'citationsOf'>;

/** Reads lines of figures, published first, then yields that can be derived from production and area. */
export class TrackReader {
  constructor(private readonly store: FigureStore) {}

  /** Every track that fits the query. */
  async read(query: TrackQuery): Promise<Track[]> {
    const derives = query.measures.includes('yield');
    const measures = derives ? [...new Set([...query.measures, ...YIELD_PARTS])] : query.measures;
    const tracks = await this.#tracks({ ...query, measures });
    const asked = tracks.filter((track) => query.measures.includes(track.measure));
    return derives ? [...asked, ...deriveYields(tracks)] : asked;
  }

  /** The publishers' tables that the ids name, in the order of the ids. */
  async citationsOf(ids: readonly string[]): Promise<Citation[]> {
    const known = await this.store.datasets();
    return [...new Set(ids)].flatMap((id) => {
      const found = known.find((dataset) => dataset.id === id);
      if (!found) return [];
      const { publisher, title, vintage, derivation } = found;
      return [{ dataset: id, publisher, title, vintage, derivation }];
    });
  }

  async #tracks(criteria: SeriesCriteria): Promise<Track[]> {
    const series = await this.store.findSeries(criteria);
    if (series.length === 0) return [];
    const read: SeriesWithObservations[] = await this.store.observationsOf(series);
    return read.map(trackOf);
  }
}
