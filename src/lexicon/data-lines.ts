import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** A line of a data file by the names of its columns. */
export type Line = Record<string, string>;

const DATA = new URL('./data/', import.meta.url);

/** The lines of a file of `data/` (UTF-8, comma, header line, # comments). */
export function linesOf(file: string): Line[] {
  const text = readFileSync(fileURLToPath(new URL(file, DATA)), 'utf8');
  return parse(text, { columns: true, skip_empty_lines: true, comment: '#', comment_no_infix: true });
}
