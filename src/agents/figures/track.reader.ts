import type { SeriesCriteria, SeriesWithObservations } from '../../statistics/series.js';
import type { StatisticsService } from '../../statistics/statistics.service.js';
import type { Citation } from '../../wording/facts.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { SUMMED_DATASETS } from './dataset.standing.js';
import { groupTotals, membersOfGroups } from './group.totals.js';
import { MarketHeadings } from './market.series.js';
import { countryOf, isGroup } from './place.choice.js';
import { trackOf, type Outline, type Track } from './track.js';
import { besideOf, withoutFalseZeros } from './zero.gaps.js';
import { deriveYields, withContradicted, withPublished, YIELD_PARTS } from './yield.derivation.js';

/** What the agents need of the figures. */
export type FigureStore = Pick<StatisticsService, 'findSeries' | 'observationsOf' | 'datasets'>;

export interface TrackQuery {
  products?: readonly string[];
  places?: readonly string[];
  measures: readonly string[];
  datasets?: readonly string[];
}

/** What the intents ask of the figures. */
export type Tracks = Pick<TrackReader, 'read' | 'outline' | 'citationsOf'>;

/** The same figures with every reading of tracks changed; what is published of them stays as it is. */
export function withRead(tracks: Tracks, change: (read: readonly Track[]) => Track[]): Tracks {
  return {
    read: async (query) => change(await tracks.read(query)),
    outline: (query) => tracks.outline(query),
    citationsOf: (ids) => tracks.citationsOf(ids),
  };
}

/** Reads lines of figures, published first, then yields that can be derived from production and area. */
export class TrackReader {
  readonly #headings: MarketHeadings;

  constructor(
    private readonly store: FigureStore,
    private readonly lexicon: Lexicon,
  ) {
    this.#headings = new MarketHeadings(lexicon);
  }

  /** Every track that fits the query. */
  async read(query: TrackQuery): Promise<Track[]> {
    const derives = query.measures.includes('yield');
    const measures = derives ? [...new Set([...query.measures, ...YIELD_PARTS])] : query.measures;
    const published = [...(await this.#tracks({ ...query, measures })), ...(await this.#quoted(query))];
    const tracks = [...published, ...(await this.#totals({ ...query, measures }, published))];
    const asked = tracks.filter((track) => query.measures.includes(track.measure));
    if (!derives) return asked;
    const checked = withContradicted(asked, tracks);
    return [...checked, ...withPublished(deriveYields(tracks), checked)];
  }

  /** What publishers have of the query, without reading a figure of it. */
  outline(query: TrackQuery): Promise<Outline[]> {
    return this.store.findSeries(query);
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

  /** Totals of the groups of countries that no table has a figure for, where the measure can be summed. */
  async #totals(query: TrackQuery, found: readonly Track[]): Promise<Track[]> {
    const groups = (query.places ?? []).filter(
      (id) => isGroup(this.lexicon, id) && !found.some((track) => track.place === id),
    );
    const measures = query.measures.filter((id) => this.lexicon.getMeasure(id).additive || id === 'stocks');
    if (groups.length === 0 || measures.length === 0) return [];
    const places = membersOfGroups(this.lexicon, groups);
    const datasets = SUMMED_DATASETS.filter((id) => query.datasets?.includes(id) ?? true);
    const members = await this.#tracks({ ...query, places, measures, datasets });
    return groupTotals(this.lexicon, groups, members);
  }

  /** What the towns among the places quote, as figures of those towns: publishers file them under the country. */
  async #quoted({ products, places = [], measures }: TrackQuery): Promise<Track[]> {
    const towns = places
      .flatMap((id) => this.lexicon.findPlace(id) ?? [])
      .filter(({ kind }) => kind === 'city');
    if (towns.length === 0) return [];
    const countries = towns.flatMap(({ id }) => countryOf(this.lexicon, id) ?? []);
    const series = await this.store.findSeries({ measures, places: [...new Set(countries)] });
    const quoted = series.flatMap((one) => {
      const town = towns.find((place) => this.#headings.isOf(place, one));
      const product = town ? this.#headings.productOf(one) : null;
      return town && product && (products?.includes(product) ?? true)
        ? [{ one, town: town.id, product }]
        : [];
    });
    const read = await this.store.observationsOf(quoted.map(({ one }) => one));
    return read.map((known) => {
      const of = quoted.find(({ one }) => one.id === known.series.id);
      return { ...trackOf(known), ...(of && { product: of.product, place: of.town }) };
    });
  }

  async #tracks(criteria: SeriesCriteria): Promise<Track[]> {
    const series = await this.store.findSeries(criteria);
    if (series.length === 0) return [];
    const read: SeriesWithObservations[] = await this.store.observationsOf(series);
    return this.#withoutFalseZeros(read.map(trackOf));
  }

  /** The tracks with their zeros held against what is known of the same crops in the same years. */
  async #withoutFalseZeros(tracks: Track[]): Promise<Track[]> {
    const doubted = tracks.filter((track) => besideOf(track) !== null);
    if (doubted.length === 0) return tracks;
    const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
    const series = await this.store.findSeries({
      products: distinct(doubted.map(({ product }) => product)),
      places: distinct(doubted.map(({ place }) => place)),
      measures: distinct(doubted.map((track) => besideOf(track) ?? '')),
      datasets: distinct(doubted.map(({ dataset }) => dataset)),
    });
    const beside = new Map(
      (await this.store.observationsOf(series)).map((one) => [lineOf(one.series), trackOf(one)]),
    );
    return tracks.map((track) => {
      const measure = besideOf(track);
      const other = measure === null ? null : (beside.get(lineOf({ ...track, measure })) ?? null);
      return withoutFalseZeros(track, other, this.lexicon);
    });
  }
}

function lineOf({
  dataset,
  product,
  place,
  measure,
}: Pick<Track, 'dataset' | 'product' | 'place' | 'measure'>): string {
  return `${dataset} ${product} ${place} ${measure}`;
}
