import type { Language } from '../../../common/language.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { StatisticsService } from '../../../statistics/statistics.service.js';
import type { Citation, Fact, KnownFact } from '../../../wording/facts.js';
import type { Frame } from '../../../understanding/frame.js';
import { datasetsOf, deskOf } from '../../figures/publisher.choice.js';
import { TrackReader, type Tracks } from '../../figures/track.reader.js';
import type { Ledger } from '../ledger.js';
import { ToolFault } from './tool.js';

/** What the store needs to be for the tools. */
export type ShelfStore = Pick<StatisticsService, 'findSeries' | 'observationsOf' | 'datasets' | 'coverage'>;

/** How the tools are told whose figures to read. */
export const PUBLISHER = {
  type: 'string',
  description:
    'publisher id such as eurostat, fao, world-bank: that publisher’s figures alone; only where the question names one',
} as const;

/** The figures as the tools reach for them: by checked ids, with labels in the language of the reply. */
export class FigureShelf {
  readonly reader: TrackReader;

  constructor(
    readonly lexicon: Lexicon,
    readonly store: ShelfStore,
  ) {
    this.reader = new TrackReader(store, lexicon);
  }

  /** @throws ToolFault where a product is not known */
  productIds(ids: readonly string[]): string[] {
    return ids.map((id) => this.#known('product', id, this.lexicon.findProduct(id)?.id));
  }

  /** @throws ToolFault where a place is not known */
  placeIds(ids: readonly string[]): string[] {
    return ids.map((id) => this.#known('place', id, this.lexicon.findPlace(id)?.id));
  }

  /** @throws ToolFault where the measure is not known */
  measureId(id: string): string {
    const measures = this.lexicon.measures.map((measure) => measure.id);
    if (measures.includes(id)) return id;
    throw new ToolFault(`no measure has the id ${id}`, { measures });
  }

  /**
   * The publishers to read: the one given, else those that the question names; none where anybody's will do.
   * @throws ToolFault where the publisher is not known
   */
  publishersOf(given: string | null, { publishers = [], alsoAsked }: Frame): string[] {
    const known = this.lexicon.publishers.map(({ id }) => id);
    if (given !== null && !known.includes(given))
      throw new ToolFault(`no publisher has the id ${given}`, { publishers: known });
    if (given !== null) return [given];
    return alsoAsked ? [] : publishers.map(({ value }) => value);
  }

  /** The tables of these publishers; all where there are none. */
  tracksOf(publishers: readonly string[]): Tracks {
    return publishers.length > 0 ? deskOf(publishers, this).reader : this.reader;
  }

  /** Ids of those tables; null for all. */
  datasetsOf(publishers: readonly string[]): readonly string[] | null {
    return publishers.length > 0 ? datasetsOf(publishers, this.lexicon) : null;
  }

  async citationsOf(facts: readonly Fact[]): Promise<Citation[]> {
    return await this.reader.citationsOf(facts.map((fact) => fact.dataset));
  }

  productLabel(id: string, language: Language): string {
    return this.lexicon.findProduct(id)?.name[language].text ?? id;
  }

  placeLabel(id: string, language: Language): string {
    return this.lexicon.findPlace(id)?.name[language].text ?? id;
  }

  /** The rows as the model sees them: what they share is said once, each by its reference. */
  lines(facts: readonly KnownFact[], ledger: Ledger, language: Language) {
    const groups = new Map<string, KnownFact[]>();
    for (const fact of facts) {
      const key = `${fact.product} ${fact.place} ${fact.measure} ${fact.unit} ${fact.dataset}`;
      groups.set(key, [...(groups.get(key) ?? []), fact]);
    }
    return [...groups.values()].map((group) => this.#line(group, ledger, language));
  }

  #line(group: readonly KnownFact[], ledger: Ledger, language: Language) {
    const [first] = group;
    if (!first) throw new Error('a line has rows');
    return {
      product: `${this.productLabel(first.product, language)} (${first.product})`,
      place: `${this.placeLabel(first.place, language)} (${first.place})`,
      measure: first.measure,
      unit: first.unit,
      dataset: first.dataset,
      rows: group.map((fact) => {
        const ref = ledger.refOf(fact);
        return {
          ...(ref && { ref }),
          period: fact.period,
          value: fact.value,
          ...(fact.flags && { flags: fact.flags }),
        };
      }),
    };
  }

  #known(kind: string, asked: string, id: string | undefined): string {
    if (id !== undefined) return id;
    throw new ToolFault(`no ${kind} has the id ${asked}; call resolve with its name first`);
  }
}
