import { textChunks, type TextOptions } from './text-lines.js';
import { WrongFormatError } from './source.js';

/** One record of a table: its cells in the order of the columns. */
export interface CsvRecord {
  cells: string[];
  /** Line of the file where the record begins, from 1. */
  line: number;
}

export interface CsvRow<Column extends string> {
  cells: Record<Column, string> & Record<string, string>;
  line: number;
}

export interface CsvOptions extends TextOptions {
  delimiter?: string;
}

/** Far above any publisher's record; a quote that is never closed must not take the whole file with it. */
const MAX_RECORD_LENGTH = 1 << 20;

/**
 * Records of a CSV file (plain, gzip or zip) in batches; lines that begin with # and empty lines are skipped, a byte
 * order mark is dropped. Format: RFC 4180 with any delimiter, and line ends of LF as well as CRLF.
 * @throws WrongFormatError where a quote is not closed
 */
export async function* csvRecords(file: string, options: CsvOptions = {}): AsyncGenerator<CsvRecord[]> {
  const splitter = new RecordSplitter(file, options.delimiter ?? ',');
  for await (const chunk of textChunks(file, options)) yield splitter.write(chunk);
  yield splitter.end();
}

/**
 * Rows of a CSV file by the names of its header line, in batches.
 * @throws WrongFormatError where a needed column is absent
 */
export async function* csvRows<Column extends string>(
  file: string,
  needed: readonly Column[],
  options: CsvOptions = {},
): AsyncGenerator<CsvRow<Column>[]> {
  let header: readonly string[] | null = null;
  for await (const records of csvRecords(file, options)) {
    if (!header && records.length > 0) header = checkHeader(file, needed, records.shift()?.cells ?? []);
    const columns = header ?? [];
    yield records.map(({ cells, line }) => ({ cells: byName(needed, columns, cells), line }));
  }
  if (!header) checkHeader(file, needed, []);
}

function byName<Column extends string>(
  needed: readonly Column[],
  columns: readonly string[],
  given: readonly string[],
): CsvRow<Column>['cells'] {
  const cells = Object.fromEntries(columns.map((name, index) => [name, given[index] ?? '']));
  if (!hasColumns(cells, needed)) throw new RangeError('the header was not checked');
  return cells;
}

function hasColumns<Column extends string>(
  cells: Record<string, string>,
  needed: readonly Column[],
): cells is CsvRow<Column>['cells'] {
  return needed.every((column) => column in cells);
}

function checkHeader(file: string, needed: readonly string[], header: readonly string[]): readonly string[] {
  const absent = needed.filter((column) => !header.includes(column));
  if (absent.length > 0) {
    throw new WrongFormatError(
      file,
      `a table with the columns ${needed.join(', ')} (line 1 is «${header.join(',').slice(0, 80)}»)`,
    );
  }
  return header;
}

const CARRIAGE_RETURN = 13;

/** Splits text into records as it arrives. */
class RecordSplitter {
  #rest = '';
  #line = 1;

  constructor(
    private readonly file: string,
    private readonly delimiter: string,
  ) {}

  write(chunk: string): CsvRecord[] {
    const text = this.#rest + chunk;
    const records: CsvRecord[] = [];
    let start = 0;
    let quote = text.indexOf('"');
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      if (quote >= 0 && quote < start) quote = text.indexOf('"', start);
      const quoted = quote >= 0 && quote < end && text[start] !== '#';
      if (quoted) end = endOfQuoted(text, quote, end);
      if (end < 0) break;
      this.#add(
        records,
        text.slice(start, text.charCodeAt(end - 1) === CARRIAGE_RETURN ? end - 1 : end),
        quoted,
      );
      start = end + 1;
    }
    this.#rest = text.slice(start);
    if (this.#rest.length > MAX_RECORD_LENGTH)
      throw new WrongFormatError(this.file, `CSV (line ${this.#line} begins a quote or line without an end)`);
    return records;
  }

  /** @throws WrongFormatError where the file ends within quotes */
  end(): CsvRecord[] {
    if (this.#rest === '') return [];
    const records = this.write('\n');
    if (this.#rest !== '')
      throw new WrongFormatError(this.file, `CSV (line ${this.#line} begins a quote that is not closed)`);
    return records;
  }

  #add(records: CsvRecord[], text: string, quoted: boolean): void {
    const line = this.#line;
    this.#line += quoted ? text.split('\n').length : 1;
    if (text === '' || text.startsWith('#')) return;
    records.push({ cells: quoted ? splitQuoted(text, this.delimiter) : text.split(this.delimiter), line });
  }
}

/** The first line end after the quotes that begin at `quote` are closed; -1 where the text has none. */
function endOfQuoted(text: string, quote: number, firstEnd: number): number {
  let at = quote;
  let end = firstEnd;
  while (at >= 0 && at < end) {
    const close = text.indexOf('"', at + 1);
    if (close < 0) return -1;
    if (close > end) end = text.indexOf('\n', close);
    if (end < 0) return -1;
    at = text.indexOf('"', close + 1);
  }
  return end;
}

function splitQuoted(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length;) {
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      const rest = text.indexOf(delimiter, close);
      const end = rest < 0 ? text.length : rest;
      const cell = text.slice(at + 1, close);
      // What stands between the closing quote and the delimiter belongs to the cell, as in most readers.
      cells.push((cell.includes('"') ? cell.replaceAll('""', '"') : cell) + text.slice(close + 1, end));
      at = end + 1;
    } else {
      const next = text.indexOf(delimiter, at);
      const end = next < 0 ? text.length : next;
      cells.push(text.slice(at, end));
      at = end + 1;
    }
  }
  return cells;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}
