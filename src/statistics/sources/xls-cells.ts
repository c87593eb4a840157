import { DamagedFileError } from './ole-file.js';
import type { SheetRow } from './sheet-parser.js';
import type { RecordReader, XlsRecord } from './xls-records.js';

const FORMULA = 0x0006;
const MULRK = 0x00bd;
const LABELSST = 0x00fd;
const NUMBER = 0x0203;
const LABEL = 0x0204;
const STRING = 0x0207;
const RK = 0x027e;

const MAX_COLUMNS = 256;

interface Place {
  row: number;
  column: number;
}

/** Gathers the cells of one sheet from its records (MS-XLS, 2.4): texts, numbers, and what formulas came to. */
export class XlsCells {
  readonly #rows = new Map<number, string[]>();
  /** Of a formula whose text is in a record of its own. */
  #awaitingText: Place | null = null;

  constructor(private readonly sharedTexts: readonly string[]) {}

  /** @throws DamagedFileError where the record is cut off or points to what is not there */
  add({ type, content }: XlsRecord): void {
    if (type === STRING) this.#addFormulaText(content);
    else if (type === MULRK) this.#addNumbers(content);
    else if (type === FORMULA) this.#addFormula(content);
    else if (type === LABELSST) this.#set(placeOf(content), this.#sharedText(content.long()));
    else if (type === LABEL) this.#set(placeOf(content), content.text(content.word()));
    else if (type === NUMBER) this.#set(placeOf(content), String(readDouble(content)));
    else if (type === RK) this.#set(placeOf(content), String(readRk(content)));
  }

  /** Rows that have cells, in their order. */
  rows(): SheetRow[] {
    const rows = [...this.#rows].sort(([one], [other]) => one - other);
    return rows.map(([row, cells]) => ({ number: row + 1, cells }));
  }

  #set({ row, column }: Place, text: string): void {
    if (column >= MAX_COLUMNS) throw new DamagedFileError(`a cell lies beyond column ${MAX_COLUMNS}`);
    const cells = this.#rows.get(row) ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
    this.#rows.set(row, cells);
  }

  #sharedText(index: number): string {
    const text = this.sharedTexts[index];
    if (text === undefined) throw new DamagedFileError('a cell points to a text that is not there');
    return text;
  }

  #addNumbers(content: RecordReader): void {
    const row = content.word();
    const first = content.word();
    const count = Math.floor(content.left / 6);
    for (let index = 0; index < count; index += 1) {
      content.skip(2);
      this.#set({ row, column: first + index }, String(readRk(content)));
    }
  }

  /** A result that is no number ends in FFFF and begins with its kind: 0 is a text, the others have none. */
  #addFormula(content: RecordReader): void {
    const place = placeOf(content);
    const result = content.bytes(8);
    const isNumber = result.readUInt16LE(6) !== 0xffff;
    if (isNumber) this.#set(place, String(result.readDoubleLE(0)));
    this.#awaitingText = !isNumber && result[0] === 0 ? place : null;
  }

  #addFormulaText(content: RecordReader): void {
    if (this.#awaitingText) this.#set(this.#awaitingText, content.text(content.word()));
    this.#awaitingText = null;
  }
}

/** Before its content a cell has its row, its column and its format. */
function placeOf(content: RecordReader): Place {
  const place = { row: content.word(), column: content.word() };
  content.skip(2);
  return place;
}

function readDouble(content: RecordReader): number {
  return content.bytes(8).readDoubleLE(0);
}

/** A number in four bytes: a whole one or the upper half of a double, either of them maybe in hundredths (2.5.217). */
function readRk(content: RecordReader): number {
  const word = content.long();
  const double = Buffer.alloc(8);
  double.writeUInt32LE((word & ~3) >>> 0, 4);
  const value = (word & 2) === 0 ? double.readDoubleLE(0) : word >> 2;
  return (word & 1) === 0 ? value : value / 100;
}
