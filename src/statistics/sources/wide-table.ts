import { dayOf } from '../day.js';
import type { ParsedRow, SourceRow } from './source.js';

const YEAR = /^\d{4}$/;

/** The figures of a line that has one column per year, named by it; an empty cell gives no row. */
export function* yearlyRows(
  cells: Readonly<Record<string, string>>,
  series: Omit<SourceRow, 'frequency' | 'period' | 'value'>,
): Generator<ParsedRow> {
  for (const [column, cell] of Object.entries(cells)) {
    if (!YEAR.test(column) || cell === '') continue;
    const value = Number(cell);
    if (Number.isFinite(value)) yield { ...series, frequency: 'annual', period: dayOf(column), value };
    else yield { line: series.line, reason: `not a figure in ${column}: «${cell}»` };
  }
}
