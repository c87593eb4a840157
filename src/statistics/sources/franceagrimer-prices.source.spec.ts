import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { FranceAgriMerPricesSource } from './franceagrimer-prices.source.js';
import { WrongFormatError } from './source.js';

const source = new FranceAgriMerPricesSource();

function quotations(series: object[]): string {
  return temporaryFile('rnm.json', JSON.stringify({ countries: { FR: { series } } }));
}

describe('FranceAgriMerPricesSource', () => {
  it('reads each quotation with its own day and unit', async () => {
    const { figure, rejected } = await parseFile(source, fixture('franceagrimer-prices.json'));
    expect(figure('fr-rnm-pork-s', 'FR', 'price', '2026-09-25')).toBe('2.09  EUR/kg');
    expect(figure('fr-rnm-pork-plerin', 'FR', 'price', '2026-10-01')).toBe('174.2  EUR/100kg');
    expect(rejected).toEqual([]);
  });

  it('rejects an unknown unit and a point that is none', async () => {
    const points = [['2026-01-02', 1.5], ['2 Jan', 1.5], ['2026-01-09', null], 7];
    const { figures, rejected } = await parseFile(
      source,
      quotations([
        { id: 'a', unit: '€/kg', frequency: 'weekly', points },
        { id: 'b', unit: '€/pièce', frequency: 'weekly', points },
      ]),
    );
    expect(figures).toHaveLength(1);
    expect(rejected.map(({ line }) => line)).toEqual([1, 1, 1, 2]);
  });

  it.each([
    ['not JSON', '{'],
    ['no series', '{"countries":{}}'],
    ['a list', '[1]'],
    ['null', 'null'],
  ])('refuses a file with %s', async (_name, content) => {
    await expect(parseFile(source, temporaryFile('rnm.json', content))).rejects.toThrow(WrongFormatError);
  });
});
