import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { workbookOf } from '../../../test/fixtures/statistics/workbook-file.js';
import { zipOf } from '../../../test/fixtures/statistics/zip-file.js';
import { FaostatQclSource } from './faostat-qcl.source.js';
import { WrongFormatError } from './source.js';

const HEADER = 'Area Code (M49),Item Code (CPC),Element Code,Element,Year,Unit,Value,Flag';
const TABLE = `${HEADER}\n${"'250,'0111,5510,Production,2023,t,1,A\n".repeat(20_000)}`;
const GZIP = gzipSync(TABLE, { level: 0 });

describe('a file that is no whole table', () => {
  it.each([
    ['a gzip that was cut off', GZIP.subarray(0, GZIP.length / 2), /a whole file \(unexpected end of file\)/],
    ['no zip', Buffer.from('PK\u0003\u0004 and no more'), /a whole zip file/],
    ['a zip without a table', zipOf({ 'read.me': 'x', 'a.txt': 'y' }), /it has read\.me, a\.txt\)/],
    ['a workbook', workbookOf({ Sheet: [['Year']] }), /it is a workbook: save its sheet as \.csv/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /an old \.xls: save its sheet as \.csv/],
  ])('is refused in one line with its name: %s', async (_, content, reason) => {
    const file = temporaryFile('table', content);
    const refusal: unknown = await parseFile(new FaostatQclSource(), file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WrongFormatError);
    expect(String(refusal)).toContain(file);
    expect(String(refusal)).toMatch(reason);
    expect(String(refusal)).not.toContain('\n');
  });
});
