import { describe, expect, it } from 'vitest';
import { longs, words } from '../../../test/fixtures/statistics/old-workbook-file.js';
import { XlsCells } from './xls-cells.js';
import { RecordReader } from './xls-records.js';

const FORMAT = 15;

function rowsOf(...records: readonly (readonly [number, ...Buffer[]])[]) {
  const cells = new XlsCells(['none', 'shared']);
  for (const [type, ...content] of records)
    cells.add({ type, content: new RecordReader([Buffer.concat(content)]) });
  return cells.rows();
}

function double(value: number): Buffer {
  return Buffer.from(Float64Array.of(value).buffer);
}

describe('the cells of a sheet', () => {
  it('are texts and numbers in their columns, rows in their order', () => {
    const rows = rowsOf(
      [0x0203, words(4, 2, FORMAT), double(-1.5)],
      [0x00fd, words(1, 1, FORMAT), longs(1)],
      [0x0204, words(1, 0, FORMAT), words(2), Buffer.from([0]), Buffer.from('où', 'latin1')],
      [0x0201, words(9, 9, FORMAT)],
    );
    expect(rows).toEqual([
      { number: 2, cells: ['où', 'shared'] },
      { number: 5, cells: ['', '', '-1.5'] },
    ]);
  });

  // The first four are the examples of OpenOffice's «Documentation of the Microsoft Excel File Format», 2.5.5.
  it.each([
    [0x3ff00000, '1'],
    [0x3ff00001, '0.01'],
    [0x004b5646, '1234321'],
    [0x004b5647, '12343.21'],
    [0xfffffffa, '-2'],
    [0xc0040000, '-2.5'],
  ])('have %i for the number %s in four bytes', (packed, number) => {
    expect(rowsOf([0x027e, words(0, 0, FORMAT), longs(packed)])).toEqual([{ number: 1, cells: [number] }]);
  });

  it('may be several numbers in one record', () => {
    const number = (packed: number) => Buffer.concat([words(FORMAT), longs(packed)]);
    expect(rowsOf([0x00bd, words(0, 1), number(0x3ff00000), number(0x004b5647), words(2)])).toEqual([
      { number: 1, cells: ['', '1', '12343.21'] },
    ]);
  });

  it('are what formulas came to: a number, a text in the record after, nothing of an error', () => {
    const formula = (column: number, result: Buffer): [number, ...Buffer[]] => [
      0x0006,
      words(0, column, FORMAT),
      result,
      Buffer.alloc(8),
    ];
    const text: [number, ...Buffer[]] = [0x0207, words(1), Buffer.from([1]), Buffer.from('œ', 'utf16le')];
    const rows = rowsOf(
      formula(0, double(221.5)),
      formula(1, words(0, 0, 0, 0xffff)),
      text,
      formula(2, words(2, 0x2a, 0, 0xffff)),
      text,
    );
    expect(rows).toEqual([{ number: 1, cells: ['221.5', 'œ'] }]);
  });

  it.each([
    ['text that is not there', [0x00fd, words(0, 0, FORMAT), longs(2)], /a text that is not there/],
    ['column that is not there', [0x0203, words(0, 256, FORMAT), double(1)], /beyond column 256/],
    ['number that is cut off', [0x0203, words(0, 0, FORMAT), words(1)], /ends too early/],
  ] as const)('are refused with a %s', (_, record, reason) => {
    expect(() => rowsOf(record)).toThrow(reason);
  });
});
