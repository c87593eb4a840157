import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CEREAL_WEEKS, cerealQuotations } from '../../../test/fixtures/statistics/handmade-workbooks.js';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { workbookOf } from '../../../test/fixtures/statistics/workbook-file.js';
import { AgresteSaaSource } from './agreste-saa.source.js';
import { FranceAgriMerCerealsSource } from './franceagrimer-cereals.source.js';
import { WrongFormatError } from './source.js';

const source = new FranceAgriMerCerealsSource();
const CSV = readFileSync(fixture('franceagrimer-cereals.handmade.csv'), 'utf8');

async function quotationsOf(csv: string | Buffer) {
  const { figures, rejected } = await parseFile(source, temporaryFile('cotations.csv', csv));
  return {
    rejected,
    figures: figures.map(({ productCode, period, value, line }) => [productCode, period, value, line]),
  };
}

describe('a workbook', () => {
  it('has days as numbers and as texts, and headings over several lines', async () => {
    const { figure, rejected } = await parseFile(source, temporaryFile('cer.xlsx', cerealQuotations()));
    const wheat = 'Blé tendre Rendu Pallice Supérieur (A2) Base juillet';
    expect(figure(wheat, 'FR', 'price', '2023-10-02')).toBe('221.5  EUR/t');
    expect(figure('Blé tendre Fob Rouen', 'FR', 'price', '2023-10-11')).toBe('223.5  EUR/t');
    expect(figure('Maïs Fob Atlantique Base juillet', 'FR', 'price', '2023-10-02')).toBe('198.25  EUR/t');
    expect(rejected).toEqual([{ line: 6, reason: 'not a day of quotation: «demain»' }]);
  });

  it('of Excel 97 has the figures of the same as .xlsx', async () => {
    const old = await parseFile(source, fixture('franceagrimer-cereals.handmade.xls'));
    const other = await parseFile(source, temporaryFile('cer.xlsx', workbookOf(CEREAL_WEEKS)));
    const wheat = 'Blé tendre Rendu Pallice Supérieur (A2) Base juillet';
    expect(old.figure(wheat, 'FR', 'price', '2023-10-09')).toBe('201  EUR/t');
    expect(old.figures).toHaveLength(20 + 16 + 17 + 20);
    expect([old.figures, old.rejected]).toEqual([other.figures, []]);
  });

  it('of before 2007 that is damaged is refused in one line', async () => {
    const biff = temporaryFile('cer.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    await expect(parseFile(source, biff)).rejects.toThrow(/a readable \.xls workbook \(.*\)$/);
    await expect(parseFile(source, biff)).rejects.toThrow(WrongFormatError);
  });

  it('of before 2007 is to be saved anew for a source whose publisher has none', async () => {
    const biff = temporaryFile('saa.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    await expect(parseFile(new AgresteSaaSource(), biff)).rejects.toThrow(
      /an old \.xls: open it .* save it as/,
    );
  });
});

describe('a sheet as CSV', () => {
  const read = [
    ['Blé tendre Rendu Rouen Supérieur (A2) Base juillet', 19632, 221.5, 5],
    ['Blé tendre Rendu Rouen Supérieur (A2) Base juillet', 19641, 1219, 6],
    ['Blé tendre Fob Rouen', 19641, 223.5, 6],
  ];

  it('has the same quotations, with commas', async () => {
    const { figures, rejected } = await quotationsOf(CSV);
    expect(figures).toEqual(read);
    expect(rejected).toEqual([{ line: 7, reason: 'not a day of quotation: «demain»' }]);
  });

  it('may be of another code page, another delimiter and other dates', async () => {
    const ansi = Buffer.from(CSV.replaceAll('€', 'EUR'), 'latin1');
    expect((await quotationsOf(ansi)).figures).toEqual(read);
    const tabs = CSV.replaceAll(';', '\t').replaceAll('\n', '\r\n');
    expect((await quotationsOf(tabs)).figures.map(([, , value]) => value)).toEqual([221.5, 1219, 223.5]);
    const commas = 'Date,Maïs Fob Bordeaux\n2023-10-02,198.25\n2023-10-03,"199,5"\n';
    expect((await quotationsOf(commas)).figures.map(([, day, value]) => [day, value])).toEqual([
      [19632, 198.25],
      [19633, 199.5],
    ]);
  });

  it('without the headings is something else', async () => {
    await expect(quotationsOf('Jour;Prix\n02/10/2023;1\n')).rejects.toThrow(/begins with «Date»/);
  });
});
