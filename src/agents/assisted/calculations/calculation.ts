import type { Lexicon } from '../../../lexicon/lexicon.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import type { Citation, KnownFact } from '../../../wording/facts.js';
import type { FigureFindings } from '../../../wording/figure.findings.js';
import { ToolFault } from '../tools/tool.js';

/** Rows to calculate with, and what else a formula needs. */
export interface Operands {
  readonly rows: readonly KnownFact[];
  /** The second series of a correlation. */
  readonly others: readonly KnownFact[];
  readonly lexicon: Lexicon;
  readonly citations: readonly Citation[];
  readonly order: 'highest' | 'lowest';
  readonly comparator: 'above' | 'below';
  /** Of a filter, or the quantity to convert. */
  readonly quantity: { readonly value: number; readonly unit: string } | null;
  readonly toUnit: string | null;
}

/** A named formula over rows. @throws ToolFault where it makes no sense for these rows */
export type Calculation = (operands: Operands) => FigureFindings;

/** The rows all in the unit of the first. @throws ToolFault where they measure different things */
export function inOneUnit(rows: readonly KnownFact[], lexicon: Lexicon): KnownFact[] {
  const [first] = rows;
  if (!first) return [];
  const unit = lexicon.getUnit(first.unit);
  return rows.map((row) => {
    const own = lexicon.getUnit(row.unit);
    if (own.dimension !== unit.dimension) {
      throw new ToolFault(`${row.unit} and ${first.unit} cannot be put together`);
    }
    return own.id === unit.id ? row : { ...row, value: convert(row.value, own, unit), unit: unit.id };
  });
}

/** @throws ToolFault */
export function demand(condition: boolean, message: string): asserts condition {
  if (!condition) throw new ToolFault(message);
}

/** The first and last of at least so many rows. @throws ToolFault */
export function endsOf(rows: readonly KnownFact[], fewest: number): [first: KnownFact, last: KnownFact] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < fewest) throw new ToolFault(`at least ${fewest} rows are needed`);
  return [first, last];
}

/** What differs between the rows: places, products or periods. @throws ToolFault where more than one thing does */
export function differingBy(rows: readonly KnownFact[]): 'place' | 'product' | 'period' {
  const [first] = rows;
  const keys = (['place', 'product', 'period'] as const).filter((key) =>
    rows.some((row) => row[key] !== first?.[key]),
  );
  demand(
    keys.length === 1 && rows.every((row) => row.measure === first?.measure),
    'the rows may differ by one thing only: place, product or period',
  );
  return keys[0] ?? 'period';
}
