import type { JsonObject } from '../../../llm/language-model.js';
import { periodName } from '../../../statistics/day.js';
import type { Extent } from '../../../wording/coverage.findings.js';
import { Arguments } from './arguments.js';
import { PUBLISHER, type FigureShelf } from './figure.shelf.js';
import { Tool, objectSchema, type ToolContext } from './tool.js';

const MOST_LINES = 20;

/** Which figures there are of a product: measures, tables, first and last period. */
export class CoverageTool extends Tool {
  readonly definition = {
    name: 'coverage',
    description:
      'Lists which figures exist of a product (and of the products it contains): measure, dataset, frequency, first and last period; with a place, only what that place has.',
    parameters: objectSchema(
      {
        product: { type: 'string', description: 'product id' },
        place: { type: 'string', description: 'place id' },
        measure: { type: 'string', description: 'measure id' },
        publisher: PUBLISHER,
      },
      ['product'],
    ),
  };

  constructor(private readonly shelf: FigureShelf) {
    super();
  }

  override async run(given: JsonObject, { inquiry, ledger }: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const product = args.word('product');
    const place = args.optionalWord('place');
    const measure = args.optionalWord('measure');
    const publisher = args.optionalWord('publisher');
    args.check();
    const datasets = this.shelf.datasetsOf(this.shelf.publishersOf(publisher, inquiry.frame));
    const [id = product] = this.shelf.productIds([product]);
    const products = [id, ...this.shelf.lexicon.descendantsOf(id).map((one) => one.id)];
    const all = await this.#extents(products, place, measure && this.shelf.measureId(measure));
    const extents = all.filter(({ extent }) => datasets?.includes(extent.dataset) ?? true);
    const shown = extents.slice(0, MOST_LINES);
    if (shown.length > 0) ledger.add(await this.#findings(shown));
    return {
      held: shown.map(({ extent, places }) => ({ ...extent, places })),
      more: extents.length - shown.length,
    };
  }

  async #extents(products: readonly string[], place: string | null, measure: string | null): Promise<Held[]> {
    const places = place === null ? {} : { places: this.shelf.placeIds([place]) };
    const held = await this.shelf.store.coverage({
      products,
      ...places,
      ...(measure && { measures: [measure] }),
    });
    return held.map(({ firstPeriod, lastPeriod, places: count, ...line }) => ({
      places: count,
      extent: {
        ...line,
        place: place ?? '',
        from: periodName(firstPeriod, line.frequency),
        to: periodName(lastPeriod, line.frequency),
      },
    }));
  }

  async #findings(shown: readonly Held[]) {
    const products = [...new Set(shown.map(({ extent }) => extent.product))];
    const places = [...new Set(shown.map(({ extent }) => extent.place))].filter((id) => id !== '');
    return {
      kind: 'coverage' as const,
      outcome: 'answer' as const,
      facts: [],
      notes: [],
      citations: await this.shelf.reader.citationsOf(shown.map(({ extent }) => extent.dataset)),
      unit: null,
      extents: shown.map(({ extent }) => extent),
      products,
      places,
      productCount: { name: 'products', value: products.length, unit: 'count' },
      placeCount: { name: 'places', value: Math.max(...shown.map((one) => one.places)), unit: 'count' },
    };
  }
}

interface Held {
  extent: Extent;
  places: number;
}
