import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longs, oleFileOf } from '../../../test/fixtures/statistics/old-workbook-file.js';
import { fixture } from '../../../test/fixtures/statistics/parsed-file.js';
import { DamagedFileError, OleFile } from './ole-file.js';

const WORKBOOK = readFileSync(fixture('franceagrimer-cereals.handmade.xls'));
const SECTOR = 512;
const CONTENT = Buffer.from(Array.from({ length: 300 }, (_, index) => index % 251));

/** The file with some of its bytes overwritten. */
function changed(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]);
}

describe('a compound file', () => {
  it('has a large stream in its own sectors', () => {
    const stream = new OleFile(WORKBOOK).stream('workbook');
    // A workbook of BIFF8 begins with the record 0809, of 16 bytes, version 0600.
    expect(stream?.toString('hex', 0, 6)).toBe('090810000006');
  });

  it('has a small stream in the small sectors of its root', () => {
    const ole = new OleFile(oleFileOf('Book', CONTENT));
    expect(ole.stream('Book')).toEqual(CONTENT);
    expect(ole.stream('Workbook')).toBeNull();
  });

  it('may list the sectors of its allocation table outside its header', () => {
    const first = WORKBOOK.readUInt32LE(76);
    const list = Buffer.alloc(SECTOR, 0xff);
    longs(first).copy(list);
    const number = WORKBOOK.length / SECTOR - 1;
    const moved = changed(changed(WORKBOOK, 76, longs(0xffffffff)), 68, longs(number, 1));
    const ole = new OleFile(Buffer.concat([moved, list]));
    expect(ole.stream('Workbook')).toEqual(new OleFile(WORKBOOK).stream('Workbook'));
  });

  it('does not offer what lies in a document embedded in it', () => {
    const file = oleFileOf('Workbook', CONTENT);
    // The root has no child any more; the entry is still in the directory.
    const rootsChild = 2 * SECTOR + 76;
    expect(new OleFile(changed(file, rootsChild, longs(0xffffffff))).stream('Workbook')).toBeNull();
  });
});

describe('a damaged compound file', () => {
  const table = (WORKBOOK.readUInt32LE(76) + 1) * SECTOR;
  const directory = WORKBOOK.readUInt32LE(48);
  const listAtEnd = WORKBOOK.length / SECTOR - 1;
  const listed = changed(WORKBOOK, 68, longs(listAtEnd));
  it.each([
    ['is empty', Buffer.alloc(0), /no header/],
    ['is its header alone', WORKBOOK.subarray(0, SECTOR), /beyond its end|leaves/],
    ['has sectors of no known size', changed(WORKBOOK, 30, Buffer.from([31])), /unknown size/],
    ['has a chain that comes back', changed(WORKBOOK, table + directory * 4, longs(directory)), /has no end/],
    [
      'has a chain that leaves',
      changed(WORKBOOK, table + directory * 4, longs(0xfffff)),
      /leaves its allocation/,
    ],
    [
      'has a list that comes back',
      Buffer.concat([listed, Buffer.alloc(SECTOR - 4, 0xff), longs(listAtEnd)]),
      /list of its allocation table has no end/,
    ],
    [
      'has a table larger than itself',
      Buffer.concat([listed, Buffer.alloc(SECTOR - 4), longs(0xffffffff)]),
      /larger than the file/,
    ],
    ['is cut off', WORKBOOK.subarray(0, WORKBOOK.length / 2), /beyond its end/],
  ])('that %s is told in one line', (_, bytes, reason) => {
    const read = () => new OleFile(bytes).stream('Workbook');
    expect(read).toThrow(DamagedFileError);
    expect(read).toThrow(reason);
  });

  it('whose stream has fewer sectors than its size needs is cut off', () => {
    const file = oleFileOf('Book', CONTENT);
    const size = 2 * SECTOR + 128 + 120;
    expect(() => new OleFile(changed(file, size, longs(4000))).stream('Book')).toThrow(
      /stream Book is cut off/,
    );
  });
});
