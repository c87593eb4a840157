import type { JsonObject } from '../../../llm/language-model.js';
import type { Understanding } from '../../../understanding/understanding.js';
import { Arguments } from './arguments.js';
import type { FigureShelf } from './figure.shelf.js';
import { Tool, objectSchema, type ToolContext } from './tool.js';

const MOST_NAMES = 8;
const MOST_NARROWER = 8;

/** Names of products, places and measures, in French or English, to the ids of the lexicon. */
export class ResolveTool extends Tool {
  readonly definition = {
    name: 'resolve',
    description:
      'Finds the ids of products, places and measures from their names in French or English. Other tools take ids only.',
    parameters: objectSchema(
      {
        names: {
          type: 'array',
          items: { type: 'string' },
          maxItems: MOST_NAMES,
          description: 'e.g. ["blé", "Espagne"]',
        },
      },
      ['names'],
    ),
  };

  constructor(
    private readonly shelf: FigureShelf,
    private readonly understanding: Understanding,
  ) {
    super();
  }

  override run(given: JsonObject, { inquiry }: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const names = args.words('names', 1, MOST_NAMES);
    args.check();
    return Promise.resolve({ found: names.map((name) => this.#find(name, inquiry)) });
  }

  #find(name: string, { today, language }: ToolContext['inquiry']): JsonObject {
    const { products, places, measures, corrections } = this.understanding.read(name, today);
    return {
      name,
      products: products.map(({ value }) => ({
        id: value,
        label: this.shelf.productLabel(value, language),
        usually: this.shelf.lexicon.findProduct(value)?.usual ?? {},
        narrower: this.shelf.lexicon
          .childrenOf(value)
          .slice(0, MOST_NARROWER)
          .map((child) => child.id),
      })),
      places: places.map(({ value }) => ({ id: value, label: this.shelf.placeLabel(value, language) })),
      measures: measures.map(({ value }) => value),
      ...(corrections.length > 0 && { read_as: corrections.map(([, read]) => read) }),
    };
  }
}
