import { SaxesParser } from 'saxes';
import { kindOfFile } from './file-kind.js';
import { localName, SheetParser, type SheetRow } from './sheet-parser.js';
import { WrongFormatError } from './source.js';
import { ZipEntries } from './zip-entries.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/**
 * Rows of one sheet of an Office Open XML workbook, read as a stream.
 * @throws WrongFormatError where the file is no workbook or has no such sheet
 */
export async function* xlsxRows(file: string, sheetName: string): AsyncGenerator<SheetRow> {
  const zip = await openWorkbook(file);
  try {
    const path = await findSheet(zip, sheetName);
    if (path === null) throw new WrongFormatError(file, `a workbook with a sheet «${sheetName}»`);
    const parser = new SheetParser(await readStrings(zip));
    for await (const chunk of await textOf(zip, path)) yield* parser.write(chunk);
  } finally {
    zip.close();
  }
}

/** Names of the sheets, in their order. @throws WrongFormatError where the file is no workbook */
export async function xlsxSheets(file: string): Promise<string[]> {
  const zip = await openWorkbook(file);
  const names: string[] = [];
  try {
    await readTags(zip, WORKBOOK, (name, attributes) => {
      if (name === 'sheet') names.push(attributes['name'] ?? '');
    });
  } finally {
    zip.close();
  }
  return names;
}

async function openWorkbook(file: string): Promise<ZipEntries> {
  if ((await kindOfFile(file)) === 'old-workbook')
    throw new WrongFormatError(
      file,
      'an xlsx workbook; it is an old .xls: open it in a spreadsheet and save it as .xlsx',
    );
  const zip = await ZipEntries.open(file).catch(() => {
    throw new WrongFormatError(file, 'an xlsx workbook');
  });
  if (zip.names.includes(WORKBOOK)) return zip;
  zip.close();
  throw new WrongFormatError(file, 'an xlsx workbook');
}

async function textOf(zip: ZipEntries, name: string): Promise<AsyncIterable<string>> {
  return (await zip.stream(name)).setEncoding('utf8');
}

async function findSheet(zip: ZipEntries, sheetName: string): Promise<string | null> {
  let id: string | undefined;
  await readTags(zip, WORKBOOK, (name, attributes) => {
    if (name === 'sheet' && attributes['name'] === sheetName) id = attributes['r:id'];
  });
  let target: string | undefined;
  await readTags(zip, RELATIONS, (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'];
  });
  if (id === undefined || target === undefined) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readTags(
  zip: ZipEntries,
  name: string,
  seen: (name: string, attributes: Record<string, string>) => void,
): Promise<void> {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => seen(localName(tag.name), tag.attributes));
  for await (const chunk of await textOf(zip, name)) parser.write(chunk);
}

/** Texts that cells point to by number; a text may be in several runs, and its phonetic reading is no part of it. */
async function readStrings(zip: ZipEntries): Promise<string[]> {
  if (!zip.names.includes(STRINGS)) return [];
  const strings: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    open.push(localName(tag.name));
    if (open.at(-1) === 'si') strings.push('');
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    if (open.at(-1) === 't' && !open.includes('rPh')) strings.push((strings.pop() ?? '') + text);
  });
  for await (const chunk of await textOf(zip, STRINGS)) parser.write(chunk);
  return strings;
}
