import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface SheetRow {
  /** As the sheet counts it, from 1. */
  number: number;
  /** By column from 0; numbers as the file writes them; empty where the cell is. */
  cells: string[];
}

/**
 * Reads rows out of a worksheet's XML as it arrives (ECMA-376 part 1, 18.3.1): `write` takes text and returns the rows
 * that it completes.
 */
export class SheetParser {
  readonly #xml = new SaxesParser();
  #rows: SheetRow[] = [];
  #row: SheetRow = { number: 0, cells: [] };
  #column = -1;
  #shared = false;
  #value: string | null = null;

  constructor(private readonly sharedStrings: readonly string[]) {
    this.#xml.on('opentag', (tag) => this.#open(localName(tag.name), tag));
    this.#xml.on('text', (text) => {
      if (this.#value !== null) this.#value += text;
    });
    this.#xml.on('closetag', (tag) => this.#close(localName(tag.name)));
  }

  /** @throws Error where the text is not well-formed XML */
  write(text: string): SheetRow[] {
    this.#xml.write(text);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string, { attributes }: SaxesTagPlain): void {
    if (name === 'row') {
      this.#row = { number: Number(attributes['r'] ?? this.#row.number + 1), cells: [] };
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes['r'] === undefined ? this.#column + 1 : columnOf(attributes['r']);
      this.#shared = attributes['t'] === 's';
    } else if (name === 'v' || name === 't') {
      this.#value = '';
    }
  }

  #close(name: string): void {
    if (name === 'row') this.#rows.push(this.#row);
    if ((name !== 'v' && name !== 't') || this.#value === null) return;
    const text = this.#shared ? (this.sharedStrings[Number(this.#value)] ?? '') : this.#value;
    const { cells } = this.#row;
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = (cells[this.#column] ?? '') + text;
    this.#value = null;
  }
}

/** The column of a cell's reference from 0: A1 → 0, AB12 → 27. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const character of reference) {
    if (character < 'A' || character > 'Z') break;
    column = column * 26 + character.charCodeAt(0) - 64;
  }
  return column - 1;
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
