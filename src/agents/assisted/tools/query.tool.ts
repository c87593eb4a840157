import type { JsonObject } from '../../../llm/language-model.js';
import type { Note } from '../../../wording/facts.js';
import type { Frame } from '../../../understanding/frame.js';
import { spanOf } from '../../../understanding/dates/calendar.js';
import { findHolding, type Holding } from '../../figures/availability.js';
import { extentNamed } from '../../figures/explanation.js';
import { factsOf } from '../../figures/found.js';
import { countriesOf } from '../../figures/place.choice.js';
import { extentOf, type Track } from '../../figures/track.js';
import type { Tracks } from '../../figures/track.reader.js';
import { lineFindings } from '../calculations/line.findings.js';
import { Arguments } from './arguments.js';
import { PUBLISHER, type FigureShelf } from './figure.shelf.js';
import { Tool, ToolFault, objectSchema, type ToolContext } from './tool.js';

const MOST_PRODUCTS = 5;
const MOST_PLACES = 12;
const MOST_ROWS = 120;
const MOST_EXTENTS = 6;

/** Published figures by product, measure, places and time. */
export class QueryTool extends Tool {
  readonly definition = {
    name: 'query',
    description:
      'Reads published figures. Without from and to: the newest ones; with from alone: that period alone. Gives rows, each with a reference (r1, r2…) that calculate takes.',
    parameters: objectSchema(
      {
        products: { type: 'array', items: { type: 'string' }, description: 'product ids' },
        measure: { type: 'string', description: 'measure id' },
        places: {
          type: 'array',
          items: { type: 'string' },
          description: 'place ids; may be left out for prices',
        },
        countries_of: {
          type: 'string',
          description: 'instead of places: all countries of a union or of the world (WLD)',
        },
        from: { type: 'string', description: '2024, 2024-05 or 2024-05-13' },
        to: { type: 'string', description: 'last period, as from' },
        publisher: PUBLISHER,
      },
      ['products', 'measure'],
    ),
  };

  constructor(private readonly shelf: FigureShelf) {
    super();
  }

  override async run(given: JsonObject, { inquiry, ledger }: ToolContext): Promise<JsonObject> {
    const asked = this.#read(given, inquiry.frame);
    const sought = await Promise.all(asked.products.map((product) => this.#seek(product, asked)));
    const holdings = sought.flatMap(({ best }) => best ?? []);
    const facts = factsOf(holdings);
    if (facts.length === 0) return this.#nothing(sought.flatMap(({ tracks }) => tracks));
    const shown = facts.slice(0, MOST_ROWS);
    const citations = await this.shelf.citationsOf(shown);
    ledger.add(lineFindings(shown, citations, notesOf(holdings)));
    return {
      lines: this.shelf.lines(shown, ledger, inquiry.language),
      more_rows: facts.length - shown.length,
      without_figures: holdings.flatMap((holding) => holding.missing),
    };
  }

  #read(given: JsonObject, frame: Frame): Asked {
    const args = new Arguments(given);
    const products = args.words('products', 1, MOST_PRODUCTS);
    const measure = args.word('measure');
    const places = args.words('places', 0, MOST_PLACES);
    const group = args.optionalWord('countries_of');
    const [from, to] = [args.period('from'), args.period('to')];
    const publisher = args.optionalWord('publisher');
    args.check();
    if (from !== null && to !== null && from > to) throw new ToolFault('from is after to');
    const measures = [this.shelf.measureId(measure)];
    return {
      products: this.shelf.productIds(products),
      measures,
      places: this.#places(places, group),
      from,
      to,
      tracks: this.shelf.tracksOf(this.shelf.publishersOf(publisher, frame)),
    };
  }

  #places(places: readonly string[], group: string | null): readonly string[] | null {
    if (group === null) return places.length > 0 ? this.shelf.placeIds(places) : null;
    const members = countriesOf(this.shelf.lexicon, this.shelf.placeIds([group])[0] ?? group);
    if (members.length === 0) throw new ToolFault(`${group} has no member countries here`);
    return members;
  }

  async #seek(product: string, { measures, places, from, to, tracks }: Asked) {
    if (places === null && measures[0] !== 'price' && measures[0] !== 'producer-price') {
      throw new ToolFault('places or countries_of is needed for this measure');
    }
    return await findHolding(tracks, {
      candidates: [{ product, note: null }],
      measures,
      places,
      period: periodOf(from, to),
    });
  }

  /** What there is instead, so that the model can ask for it or say it. */
  #nothing(tracks: readonly Track[]): JsonObject {
    const held = tracks.filter((track) => extentOf(track)).slice(0, MOST_EXTENTS);
    return {
      lines: [],
      reason: held.length > 0 ? 'no figure of that time' : 'no such figure; coverage tells what there is',
      held: held.map(extentNamed),
    };
  }
}

interface Asked {
  products: readonly string[];
  measures: readonly string[];
  places: readonly string[] | null;
  from: string | null;
  to: string | null;
  tracks: Tracks;
}

function notesOf(holdings: readonly Holding[]): Note[] {
  return holdings.flatMap((holding) => holding.notes);
}

function periodOf(from: string | null, to: string | null) {
  if (from === null) return to === null ? null : ({ kind: 'at', span: spanOf(to) } as const);
  if (to === null || to === from) return { kind: 'at', span: spanOf(from) } as const;
  return { kind: 'between', from: spanOf(from), to: spanOf(to) } as const;
}
