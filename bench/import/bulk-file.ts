import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Lexicon } from '../../src/lexicon/lexicon.js';

const HEADER =
  'Area Code,Area Code (M49),Area,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag,Note\r\n';
const ELEMENTS = [
  { code: '5312', name: 'Area harvested', unit: 'ha' },
  { code: '5412', name: 'Yield', unit: 'kg/ha' },
  { code: '5510', name: 'Production', unit: 't' },
] as const;
const FIRST_YEAR = 1961;
const YEARS = 64;
const FLAGS = ['A', 'A', 'A', 'E', 'I', 'X'];

/** What stands in a generated file. */
export interface BulkFile {
  rows: number;
  series: number;
}

/**
 * Writes a file in the layout of FAOSTAT's bulk file of crops and livestock products: made-up figures (the same at every
 * call) for real codes of areas and items, in the order of the publisher's.
 * @param rows how many figures at most
 */
export async function writeBulkFile(file: string, rows: number, lexicon: Lexicon): Promise<BulkFile> {
  const out = createWriteStream(file, { highWaterMark: 1 << 20 });
  out.write(HEADER);
  let written = 0;
  let series = 0;
  for (const head of seriesHeads(lexicon)) {
    if (written >= rows) break;
    const years = Math.min(YEARS, rows - written);
    if (!out.write(seriesLines(head, years, series))) await once(out, 'drain');
    written += years;
    series += 1;
  }
  out.end();
  await finished(out);
  return { rows: written, series };
}

function* seriesHeads(lexicon: Lexicon): Generator<{ prefix: string; unit: string }> {
  const items = codesOf(lexicon.products, 'cpc').filter(
    ({ code }) => /^\d/.test(code) && !code.includes('/'),
  );
  for (const [area, { code: m49, name }] of codesOf(lexicon.places, 'm49').entries()) {
    for (const [item, { code: cpc, name: label }] of items.entries()) {
      for (const { code, name: element, unit } of ELEMENTS) {
        yield {
          prefix: `${area + 1},'${m49},${quoted(name)},${item + 1},'${cpc},${quoted(label)},${code},${element}`,
          unit,
        };
      }
    }
  }
}

function seriesLines(
  { prefix, unit }: { prefix: string; unit: string },
  years: number,
  series: number,
): string {
  let lines = '';
  for (let at = 0; at < years; at += 1) {
    const year = FIRST_YEAR + at;
    const random = (Math.imul(series * 131 + at + 1, 2_654_435_761) >>> 0) / 2 ** 32;
    const value = (random * 1e6).toFixed(2);
    lines += `${prefix},${year},${year},${unit},${value},${FLAGS[Math.floor(random * FLAGS.length)]},\r\n`;
  }
  return lines;
}

function codesOf(entries: Lexicon['products'] | Lexicon['places'], scheme: 'cpc' | 'm49') {
  return entries.flatMap(({ name, codes }) =>
    codes.filter((one) => one.scheme === scheme).map(({ code }) => ({ code, name: name.en.text })),
  );
}

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}
