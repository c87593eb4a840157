import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longs, recordOf, substreamOf, words } from '../../../test/fixtures/statistics/old-workbook-file.js';
import { DamagedFileError } from './ole-file.js';
import { RecordReader, substreamAt } from './xls-records.js';

const COMPRESSED = 0;
const WIDE = 1;

/** A text of the shared table, cut before each of the given characters; a part says anew how wide it is. */
function sharedParts(text: string, cuts: readonly number[], tail: Buffer, flags: number): Buffer[] {
  const edges = [...new Set([0, ...cuts, text.length])].toSorted((one, other) => one - other);
  const parts = edges.slice(1).map((end, index) => {
    const piece = text.slice(edges[index], end);
    const isWide = Buffer.from(piece, 'latin1').toString('latin1') !== piece;
    const content = Buffer.from(piece, isWide ? 'utf16le' : 'latin1');
    return Buffer.concat([Buffer.from([(isWide ? WIDE : COMPRESSED) | flags]), content]);
  });
  const [first = Buffer.from([flags]), ...others] = parts;
  const counts = Buffer.concat([flags & 8 ? words(2) : words(), flags & 4 ? longs(5) : longs()]);
  const head = Buffer.concat([words(text.length), first.subarray(0, 1), counts, first.subarray(1)]);
  return tail.length === 0 ? [head, ...others] : [head, ...others, tail];
}

describe('a shared text', () => {
  it('reads the same wherever records cut it, in characters of one byte and of two', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', 'œ', '€', 'ï'), maxLength: 40 });
    const some = fc.array(fc.nat(40), { maxLength: 5 });
    fc.assert(
      fc.property(texts, some, fc.constantFrom(0, 4, 8, 12), (text, cuts, flags) => {
        const tail = Buffer.alloc((flags & 8 ? 8 : 0) + (flags & 4 ? 5 : 0), 0x41);
        const inside = cuts.filter((cut) => cut < text.length);
        const next = Buffer.concat([words(4), Buffer.from([COMPRESSED]), Buffer.from('next')]);
        const reader = new RecordReader([...sharedParts(text, inside, tail, flags), next]);
        expect(reader.sharedText()).toBe(text);
        expect(reader.sharedText()).toBe('next');
      }),
    );
  });

  it.each([
    [
      'a text longer than its record',
      [words(9), Buffer.from([COMPRESSED]), Buffer.from('abc')],
      /ends too early/,
    ],
    ['a character cut in two', [words(2), Buffer.from([WIDE]), Buffer.from('abc')], /cut in two/],
    [
      'more fonts than there are',
      [words(1), Buffer.from([8]), words(99), Buffer.from('a')],
      /ends too early/,
    ],
  ])('is refused with %s', (_, bytes, reason) => {
    const read = () => new RecordReader([Buffer.concat(bytes)]).sharedText();
    expect(read).toThrow(DamagedFileError);
    expect(read).toThrow(reason);
  });
});

describe('the records of a sheet', () => {
  const typesOf = (stream: Buffer, offset = 0) => [...substreamAt(stream, offset)].map(({ type }) => type);
  const chart = substreamOf([[0x77, words(1)]]);

  it('leave out its charts, and what follows its end', () => {
    const within: [number, Buffer][] = [
      [0x11, words(1)],
      [0x12, words(2)],
    ];
    const sheet = substreamOf(within);
    expect(typesOf(Buffer.concat([chart, sheet, chart]), chart.length)).toEqual([0x11, 0x12]);
    const head = sheet.subarray(0, -4);
    expect(typesOf(Buffer.concat([head, chart, sheet.subarray(-4)]))).toEqual([0x11, 0x12]);
  });

  it('are with those that continue them', () => {
    const stream = substreamOf([
      [0x11, words(1)],
      [0x3c, words(2)],
    ]);
    const [record] = substreamAt(stream, 0);
    expect([record?.content.word(), record?.content.word()]).toEqual([1, 2]);
  });

  it.each([
    ['before its beginning', recordOf([0x11, words(1)]), /does not begin/],
    ['without its end', substreamOf([]).subarray(0, -4), /does not end/],
    ['beyond the end', substreamOf([[0x11, words(1, 2)]]).subarray(0, -5), /beyond the end/],
    ['of Excel 95', substreamOf([], 0x0500), /before Excel 97/],
  ])('are refused %s', (_, stream, reason) => {
    expect(() => typesOf(stream)).toThrow(reason);
  });
});
