import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fixture,
  type ParsedFile,
  parseFile,
  temporaryFile,
} from '../../../test/fixtures/statistics/parsed-file.js';
import { DG_AGRI_SOURCES, type DgAgriPricesSource } from './dg-agri-prices.source.js';

function sector(id: string): DgAgriPricesSource {
  const found = DG_AGRI_SOURCES.find((source) => source.id === `dg-agri-${id}`);
  if (!found) throw new Error(`no sector ${id}`);
  return found;
}

/** What a sector reads from records that lack nothing but what is given. */
function parse(id: string, ...records: Readonly<Record<string, string>>[]): Promise<ParsedFile> {
  const week = { memberStateCode: 'FR', beginDate: '09/11/2026', endDate: '15/11/2026' };
  const text = JSON.stringify(records.map((record) => ({ ...week, unit: 'TONNES', ...record })));
  return parseFile(sector(id), temporaryFile('prices.json', text));
}

describe('cereals', () => {
  it('give a market a code of its own', async () => {
    const file = fixture('dg-agri-cereals.handmade.json');
    const { figure, omitted, rejected } = await parseFile(sector('cereals'), file);
    expect(figure('DUR', 'EL', 'price', '2025-01-13')).toBe('1221.46  EUR/t');
    expect(figure('BLTPAN', 'FR', 'price', '2025-01-13')).toBe('228  EUR/t');
    expect(figure('BLTPAN/Rouen/DELPORT', 'FR', 'price', '2025-01-13')).toBe('230.5  EUR/t');
    expect([omitted.length, rejected.map(({ line }) => line)]).toEqual([1, [5]]);
  });

  it('keep national averages at several stages apart, the one of most weeks for the country', async () => {
    const average = { productName: 'Feed maize', marketName: 'National Average' };
    const { figures } = await parse(
      'cereals',
      { ...average, stageName: 'Farm', price: '€180,00' },
      { ...average, stageName: 'Silo', price: '€190,00' },
      { ...average, stageName: 'Silo', price: '€191,00', beginDate: '16/11/2026' },
    );
    const codes = figures.map(({ productCode, value }) => [productCode, value]);
    expect(codes).toEqual([
      ['MAI/National Average/Farm', 180],
      ['MAI', 190],
      ['MAI', 191],
    ]);
  });
});

describe('oilseeds', () => {
  it('are read as the portal gives them', async () => {
    const { figure, rejected } = await parseFile(sector('oilseeds'), fixture('dg-agri-oilseeds.json'));
    expect(figure('RAPE/Rouen/DELPROC', 'FR', 'price', '2026-07-27')).toBe('524  EUR/t');
    expect(rejected).toEqual([]);
  });

  it('keep varieties apart, and meal from its seed', async () => {
    const average = { market: 'National Average', marketStage: 'FGATE', price: '€500.00' };
    const { figures } = await parse(
      'oilseeds',
      { ...average, product: 'Sunflower seed', productType: 'Standard' },
      { ...average, product: 'Sunflower seed', productType: 'High-oleic' },
      { ...average, product: 'Rapeseed meal', productType: 'N.A.', market: 'Rouen' },
    );
    const codes = ['SUNFLOWER', 'SUNFLOWER/High-oleic', 'RAPE-MEAL/Rouen/FGATE'];
    expect(figures.map(({ productCode }) => productCode)).toEqual(codes);
    expect(codes.map((code) => sector('oilseeds').products.get(code))).toEqual([
      'sunflower',
      undefined,
      undefined,
    ]);
  });
});

describe('beef', () => {
  it('is told by class, or by category where there is none', async () => {
    const file = fixture('dg-agri-beef.handmade.json');
    const { figure, figures, omitted, rejected } = await parseFile(sector('beef'), file);
    expect(figure('AR3', 'FR', 'price', '2026-11-09')).toBe('702.31  EUR/100kg');
    expect(figure('AR3', 'FR', 'price', '2026-11-02')).toBe('701.1  EUR/100kg');
    const products = figures.map(({ productCode }) => sector('beef').products.get(productCode));
    expect([...new Set(products)]).toEqual([
      'young-bull-carcass-r3',
      'cow-carcass-o3',
      'adult-male-carcass',
      'veal',
      undefined,
      'young-store-cattle',
    ]);
    expect(figures.find(({ line }) => line === 9)?.productCode).toBe('EP5 Heifers');
    expect(omitted.map((one) => one.omitted)).toEqual([
      'a price per €/Head',
      'a price that is no amount in euros',
    ]);
    expect(rejected).toEqual([]);
  });

  it('is of the 27 in the European Union since the United Kingdom has left', async () => {
    const { figure } = await parseFile(sector('beef'), fixture('dg-agri-beef.handmade.json'));
    expect(figure('AR3', 'EU27_2020', 'price', '2026-11-09')).toBe('690.05  EUR/100kg');
    expect(figure('AR3', 'EU', 'price', '2019-01-07')).toBe('380.2  EUR/100kg');
  });
});

describe('every sector', () => {
  it('reads pigs and piglets', async () => {
    const { figure } = await parseFile(sector('pigmeat'), fixture('dg-agri-pigmeat.handmade.json'));
    expect(figure('S', 'FR', 'price', '2025-01-13')).toBe('171.52  EUR/100kg');
    const { figures } = await parse('pigmeat', { pigClass: 'Piglet', price: '€60,00', unit: '€/100 kg' });
    expect(sector('pigmeat').products.get(figures[0]?.productCode ?? '')).toBe('piglets');
  });

  it('tells months from weeks', async () => {
    const milk = { product: 'Raw milk', price: '€46.85', unit: '€/100kg', beginDate: '01/02/2026' };
    const { figures } = await parse('dairy', { ...milk, endDate: '28/02/2026' }, { ...milk, endDate: '' });
    expect(figures.map(({ frequency }) => frequency)).toEqual(['monthly', 'weekly']);
  });

  it('reads cents after either mark', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('cereals', 'beef'),
        fc.constantFrom<[string, string]>(['.', ','], [',', '.']),
        fc.integer({ min: 0, max: 9_999_999 }),
        async (id, [thousands, decimal], cents) => {
          const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
          const price = `€${whole}${decimal}${String(cents % 100).padStart(2, '0')}`;
          const { figures } = await parse(id, { productName: 'MAI', productCode: 'AR3', price });
          expect(figures[0]?.value).toBeCloseTo(cents / 100, 6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says so where the portal answers with an object', async () => {
    const file = temporaryFile('x.json', '{"message":"Service suspended"}');
    await expect(parseFile(sector('beef'), file)).rejects.toThrow(/Service suspended/);
  });
});
