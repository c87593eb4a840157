import type { JsonObject } from '../../../llm/language-model.js';
import { readNumbers } from '../../../wording/number-parser.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { Calculation, Operands } from '../calculations/calculation.js';
import { convert, filter, mean, rank, sum } from '../calculations/list.calculations.js';
import { change, compare, correlation, shareOf } from '../calculations/pair.calculations.js';
import { figuresOf } from '../grounding/evidence.js';
import { Arguments } from './arguments.js';
import type { FigureShelf } from './figure.shelf.js';
import { Tool, ToolFault, objectSchema, type ToolContext } from './tool.js';

const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  change,
  compare,
  share: shareOf,
  sum,
  mean,
  rank,
  filter,
  correlation,
  convert,
};
const NAMES = Object.keys(CALCULATIONS);
const MOST_ROWS = 120;

/** Named formulas over rows that were read; the only arithmetic there is. */
export class CalculateTool extends Tool {
  readonly definition = {
    name: 'calculate',
    description:
      'Calculates with rows by their references. change: first to last period of one line (difference, percent, yearly growth). compare: rows of one time. share: [part, whole] in percent. sum, mean, rank (order), filter (comparator, value, unit), correlation (rows, other_rows), convert (one row, or value and unit of the question; to_unit).',
    parameters: objectSchema(
      {
        formula: { type: 'string', enum: NAMES },
        rows: { type: 'array', items: { type: 'string' }, description: 'references such as r1' },
        other_rows: { type: 'array', items: { type: 'string' } },
        order: { type: 'string', enum: ['highest', 'lowest'] },
        comparator: { type: 'string', enum: ['above', 'below'] },
        value: { type: 'number' },
        unit: { type: 'string', description: 'unit id such as t, kt, Mt, ha, t/ha, q/ha, USD/t, EUR/t' },
        to_unit: { type: 'string' },
      },
      ['formula'],
    ),
  };

  constructor(private readonly shelf: FigureShelf) {
    super();
  }

  override async run(given: JsonObject, context: ToolContext): Promise<JsonObject> {
    const args = new Arguments(given);
    const formula = args.choice('formula', NAMES);
    const [rows, others] = [args.words('rows', 0, MOST_ROWS), args.words('other_rows', 0, MOST_ROWS)];
    const order = args.choice('order', ['highest', 'lowest'] as const) ?? 'highest';
    const comparator = args.choice('comparator', ['above', 'below'] as const) ?? 'above';
    const quantity = this.#quantity(args, context);
    const toUnit = this.#unit(args.optionalWord('to_unit'));
    args.check();
    const calculation = formula === null ? undefined : CALCULATIONS[formula];
    if (!calculation) throw new ToolFault('formula is missing');
    const [first, second] = [rowsOf(rows, context), rowsOf(others, context)];
    const citations = await this.shelf.citationsOf([...first, ...second]);
    const { lexicon } = this.shelf;
    const operands = { rows: first, others: second, lexicon, citations, order, comparator, quantity, toUnit };
    return this.#told(calculation(operands), context);
  }

  #told(findings: ReturnType<Calculation>, { ledger, inquiry }: ToolContext): JsonObject {
    ledger.add(findings);
    const ranked = findings.kind === 'ranking' || findings.kind === 'filter' ? findings.facts : [];
    const known = ranked.filter((fact): fact is KnownFact => fact.value !== null);
    return {
      results: figuresOf(findings).map(({ name, value, unit }) => ({ name, value, unit })),
      ...(known.length > 0 && { in_order: this.shelf.lines(known, ledger, inquiry.language) }),
    };
  }

  /** A quantity that no row gives must stand in the question: figures are not brought along. */
  #quantity(args: Arguments, { inquiry }: ToolContext): Operands['quantity'] {
    const value = args.number('value');
    const unit = this.#unit(args.optionalWord('unit'));
    if (value === null || unit === null) return null;
    const asked = [...readNumbers(inquiry.question, 'fr'), ...readNumbers(inquiry.question, 'en')];
    const readings = asked.flatMap((one) => [one.value, ...(one.other === null ? [] : [one.other])]);
    const factor = this.shelf.lexicon.getUnit(unit).factor;
    const stands = readings.some((one) => one === value || this.#scaled(one, value, factor));
    if (!stands) throw new ToolFault('value must be a number of the question; read other figures with query');
    return { value, unit };
  }

  /** « 5 millions de tonnes » is 5 Mt as well as 5000000 t. */
  #scaled(asked: number, value: number, factor: number): boolean {
    return Math.abs(asked - value * factor) <= 1e-9 * Math.abs(asked);
  }

  #unit(id: string | null): string | null {
    if (id === null) return null;
    const units = this.shelf.lexicon.units.map((unit) => unit.id);
    if (units.includes(id)) return id;
    throw new ToolFault(`no unit has the id ${id}`, { units });
  }
}

function rowsOf(refs: readonly string[], { ledger }: ToolContext): KnownFact[] {
  return refs.map((ref) => {
    const row = ledger.findRow(ref);
    if (row === null) throw new ToolFault(`there is no row ${ref} with a value; read it with query first`);
    return row;
  });
}
