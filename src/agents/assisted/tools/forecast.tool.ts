import type { JsonObject } from '../../../llm/language-model.js';
import { FigureDesk } from '../../figures/figures.desk.js';
import { blankFrame, slotOf } from '../../../understanding/blank-frame.js';
import { figuresOf } from '../grounding/evidence.js';
import { Arguments } from './arguments.js';
import { PUBLISHER, type FigureShelf } from './figure.shelf.js';
import { spanOf } from '../../../understanding/dates/calendar.js';
import { Tool, ToolFault, objectSchema, type ToolContext } from './tool.js';

const PRICES = ['price', 'producer-price'];

/** The embedded statistical forecast of one series, with its interval and its measured error. */
export class ForecastTool extends Tool {
  readonly #desk: FigureDesk;
  readonly definition = {
    name: 'forecast',
    description:
      'Forecasts one series from its own past: central values, 80 % interval, error on held-back points. until: the last period wanted.',
    parameters: objectSchema(
      {
        product: { type: 'string', description: 'product id' },
        measure: { type: 'string', description: 'measure id' },
        place: { type: 'string', description: 'place id; may be left out for prices' },
        until: { type: 'string', description: '2026 or 2026-08' },
        publisher: PUBLISHER,
      },
      ['product', 'measure'],
    ),
  };

  constructor(private readonly shelf: FigureShelf) {
    super();
    this.#desk = new FigureDesk(shelf.lexicon, shelf.store);
  }

  override async run(given: JsonObject, { inquiry, ledger }: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const [product, measure] = [args.word('product'), args.word('measure')];
    const [place, until] = [args.optionalWord('place'), args.period('until')];
    const publisher = args.optionalWord('publisher');
    args.check();
    const publishers = this.shelf.publishersOf(publisher, inquiry.frame);
    const domain = PRICES.includes(this.shelf.measureId(measure)) ? 'price' : 'production';
    const frame = blankFrame({
      domain,
      intent: 'forecast',
      products: this.shelf.productIds([product]).map(slotOf),
      measures: [slotOf(measure)],
      places: this.shelf.placeIds(place === null ? [] : [place]).map(slotOf),
      ...(publishers.length > 0 && { publishers: publishers.map(slotOf) }),
      period: until === null ? null : slotOf({ kind: 'between', from: null, to: spanOf(until) }),
    });
    const findings = await this.#desk.answer({ ...inquiry, frame }, domain);
    if (findings.kind === 'clarification') throw new ToolFault('there is no such series');
    ledger.add(findings);
    const known = findings.facts.flatMap((fact) =>
      fact.value === null ? [] : [{ ...fact, value: fact.value }],
    );
    return {
      outcome: findings.kind,
      ...(findings.kind === 'no-figure' && { reason: findings.reason }),
      ...(findings.kind === 'forecast' && { interval_percent: 80, points: findings.points.map(pointOf) }),
      results: figuresOf(findings).map(({ name, value, unit }) => ({ name, value, unit })),
      lines: this.shelf.lines(known, ledger, inquiry.language),
    };
  }
}

function pointOf({
  period,
  value,
  lower,
  upper,
}: {
  period: string;
  value: number;
  lower: number;
  upper: number;
}) {
  return { period, value, lower, upper };
}
