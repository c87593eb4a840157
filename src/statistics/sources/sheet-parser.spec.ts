import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, SheetParser, type SheetRow } from './sheet-parser.js';

const SHEET = `<worksheet><sheetData>
  <row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2"><v>1.5</v></c></row>
  <row r="5"><c r="B5" t="inlineStr"><is><t>in &amp; out</t></is></c><c r="C5"/><c><v>4</v></c></row>
</sheetData></worksheet>`;
const ROWS: SheetRow[] = [
  { number: 2, cells: ['shared', '', '1.5'] },
  { number: 5, cells: ['', 'in & out', '', '4'] },
];

describe('SheetParser', () => {
  it('reads shared, inline and plain cells into their columns', () => {
    expect(new SheetParser(['none', 'shared']).write(SHEET)).toEqual(ROWS);
  });

  it('reads the same however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(SHEET.length), { maxLength: 12 }), (cuts) => {
        const parser = new SheetParser(['none', 'shared']);
        const edges = [0, ...cuts.toSorted((a, b) => a - b), SHEET.length];
        const rows = edges.slice(1).flatMap((end, index) => parser.write(SHEET.slice(edges[index], end)));
        expect(rows).toEqual(ROWS);
      }),
    );
  });

  it('reads names with a prefix', () => {
    const rows = new SheetParser([]).write(
      '<x:s xmlns:x="m"><x:row r="1"><x:c r="A1"><x:v>3</x:v></x:c></x:row></x:s>',
    );
    expect(rows).toEqual([{ number: 1, cells: ['3'] }]);
  });
});

describe('columnOf', () => {
  it.each([
    ['A1', 0],
    ['Z9', 25],
    ['AA10', 26],
    ['BT803', 71],
  ])('%s is column %d', (reference, column) => {
    expect(columnOf(reference)).toBe(column);
  });
});
