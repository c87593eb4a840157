import { describe, expect, it } from 'vitest';
import { fixture, parseFile, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { EuSellingPricesSource } from './eu-selling-prices.source.js';
import { WrongFormatError } from './source.js';

const source = new EuSellingPricesSource();
const HEADER = 'year;component_label;eu_mean_price_eur_per_denom;unit_denom_kg\n';

describe('EuSellingPricesSource', () => {
  it('reads prices per 100 kg, with a decimal comma', async () => {
    const { figure, rejected } = await parseFile(source, fixture('eu-selling-prices.csv'));
    expect(figure('Rape', 'EU27_2020', 'price', '2022')).toBe('63.460555555555544  EUR/100kg');
    expect(rejected).toEqual([]);
  });

  it('reads sugar beet per tonne, which the file gives per 1000 kg', async () => {
    const { figure } = await parseFile(source, fixture('eu-selling-prices.csv'));
    expect(figure('Sugar Beet', 'EU27_2020', 'price', '2023')).toBe('43.688181818181825  EUR/t');
  });

  it('rejects a price per another weight, and no price', async () => {
    const file = temporaryFile('prices.csv', `${HEADER}2023;Oats;1,5;50\n2023;Oats;;100\n2024;Oats;2;100\n`);
    const { figures, rejected } = await parseFile(source, file);
    expect(figures.map(({ value }) => value)).toEqual([2]);
    expect(rejected.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('refuses another file', async () => {
    await expect(parseFile(source, fixture('faostat-slaughter.csv'))).rejects.toThrow(WrongFormatError);
  });
});
