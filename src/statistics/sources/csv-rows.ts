import { pipeline } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { openBytes } from './text-lines.js';
import { WrongFormatError } from './source.js';

export interface CsvRow<Column extends string> {
  cells: Record<Column, string> & Record<string, string>;
  /** Line of the file where the row ends, from 1. */
  line: number;
}

/**
 * Rows of a CSV file (UTF-8, plain or gzip) by the names of its header line; lines that begin with # are skipped.
 * @throws WrongFormatError where a needed column is absent
 */
export async function* csvRows<Column extends string>(
  file: string,
  needed: readonly Column[],
  delimiter = ',',
): AsyncGenerator<CsvRow<Column>> {
  const options: Options = {
    delimiter,
    bom: true,
    columns: (header: string[]) => checkHeader(file, needed, header),
    info: true,
    comment: '#',
    comment_no_infix: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
  };
  const absent: Record<string, string> = Object.fromEntries(needed.map((column) => [column, '']));
  const parser = parse(options);
  // An error on either side ends the other one, and the loop below throws it.
  pipeline(await openBytes(file), parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
    const cells = { ...absent, ...record };
    if (hasColumns(cells, needed)) yield { cells, line: info.lines };
  }
}

interface ParsedRecord {
  record: Record<string, string>;
  info: { lines: number };
}

function hasColumns<Column extends string>(
  cells: Record<string, string>,
  needed: readonly Column[],
): cells is Record<Column, string> & Record<string, string> {
  return needed.every((column) => column in cells);
}

function checkHeader(file: string, needed: readonly string[], header: string[]): string[] {
  const absent = needed.filter((column) => !header.includes(column));
  if (absent.length > 0) throw new WrongFormatError(file, `a table with the columns ${needed.join(', ')}`);
  return header;
}
