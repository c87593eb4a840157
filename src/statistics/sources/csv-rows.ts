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
    columns: true,
    info: true,
    comment: '#',
    comment_no_infix: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
  };
  const bytes = await openBytes(file);
  const parser = parse(options);
  bytes.on('error', (error) => parser.destroy(error));
  let checked = false;
  for await (const { record, info } of bytes.pipe(parser) as AsyncIterable<ParsedRecord>) {
    if (!checked) checkHeader(file, needed, record);
    checked = true;
    yield { cells: record, line: info.lines };
  }
}

interface ParsedRecord {
  record: Record<string, string>;
  info: { lines: number };
}

function checkHeader(file: string, needed: readonly string[], record: Record<string, string>): void {
  const absent = needed.filter((column) => !(column in record));
  if (absent.length > 0) throw new WrongFormatError(file, `a table with the columns ${needed.join(', ')}`);
}
