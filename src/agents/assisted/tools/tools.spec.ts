import { describe, expect, it } from 'vitest';
import { callAll, memoryShelf } from '../../../../test/fixtures/agents/memory-shelf.js';
import { loadCues } from '../../../lexicon/cues.loader.js';
import { Understanding } from '../../../understanding/understanding.js';
import type { JsonObject } from '../../../llm/language-model.js';
import { CalculateTool } from './calculate.tool.js';
import { CoverageTool } from './coverage.tool.js';
import { ForecastTool } from './forecast.tool.js';
import { QueryTool } from './query.tool.js';
import { ResolveTool } from './resolve.tool.js';
import type { Tool } from './tool.js';

const shelf = memoryShelf();
const understanding = new Understanding(shelf.lexicon, loadCues());
const question = 'Combien font 80 q/ha en t/ha ? Et qui dépasse 5 millions de tonnes ?';
const today = '2026-11-20';
const inquiry = { question, frame: understanding.read(question, today), language: 'fr' as const, today };
const query = new QueryTool(shelf);
const calculate = new CalculateTool(shelf);
const FRANCE = { products: ['soft-wheat'], measure: 'production', places: ['FR'] };

async function last(...calls: (readonly [Tool, JsonObject])[]) {
  const { ledger, results } = await callAll(calls, inquiry);
  return { ledger, result: results.at(-1) ?? {} };
}

describe('query', () => {
  it('gives rows with references, what they share said once', async () => {
    const { result } = await last([query, { ...FRANCE, from: '2023', to: '2024' }]);
    expect(result).toEqual({
      lines: [
        {
          product: 'blé tendre (soft-wheat)',
          place: 'France (FR)',
          measure: 'production',
          unit: 'kt',
          dataset: 'eurostat-crops',
          rows: [
            { ref: 'r1', period: '2023', value: 34709.32 },
            { ref: 'r2', period: '2024', value: 25376.78 },
          ],
        },
      ],
      more_rows: 0,
      without_figures: [],
    });
  });

  it('gives the newest without a time, the countries of a union, and what is held where a time has nothing', async () => {
    expect((await last([query, FRANCE])).result).toMatchObject({ lines: [{ rows: [{ period: '2025' }] }] });
    const union = {
      products: ['soft-wheat'],
      measure: 'production',
      countries_of: 'EU27_2020',
      from: '2024',
    };
    const { result } = await last([query, union]);
    expect(result).toMatchObject({ without_figures: expect.arrayContaining(['IT']) });
    expect((await last([query, { ...FRANCE, from: '1950' }])).result).toMatchObject({
      lines: [],
      held: [{ product: 'soft-wheat', place: 'FR', from: '2015', to: '2025' }],
    });
  });

  it('keeps one reference for one row', async () => {
    const { ledger, result } = await last(
      [query, { ...FRANCE, from: '2024' }],
      [query, { ...FRANCE, from: '2024' }],
    );
    expect(JSON.stringify(result)).toContain('"ref":"r1"');
    expect(ledger.findRow('r2')).toBeNull();
  });

  it('reads one publisher alone where one is named, by the call or by the question', async () => {
    expect((await last([query, { ...FRANCE, publisher: 'eurostat' }])).result).toMatchObject({
      lines: [{ dataset: 'eurostat-crops' }],
    });
    expect((await last([query, { ...FRANCE, publisher: 'world-bank' }])).result).toMatchObject({ lines: [] });
    const asked = 'production de blé tendre en France selon la Banque mondiale';
    const { results } = await callAll([[query, FRANCE]], {
      ...inquiry,
      frame: understanding.read(asked, today),
    });
    expect(results).toMatchObject([{ lines: [] }]);
  });

  it.each<[JsonObject, RegExp]>([
    [{ ...FRANCE, publisher: 'me' }, /no publisher has the id me/u],
    [{}, /products must be a list.*measure is missing/u],
    [{ ...FRANCE, products: ['blé'] }, /no product has the id blé; call resolve/u],
    [{ ...FRANCE, places: ['Paris'] }, /no place has the id Paris/u],
    [{ ...FRANCE, measure: 'joy' }, /no measure has the id joy/u],
    [{ ...FRANCE, from: '24' }, /from must be a year/u],
    [{ ...FRANCE, from: '2024', to: '2020' }, /from is after to/u],
    [{ ...FRANCE, limit: 3 }, /there are only the arguments products/u],
    [{ ...FRANCE, places: [], countries_of: 'FR' }, /no member countries/u],
    [{ products: ['soft-wheat'], measure: 'production' }, /places or countries_of is needed/u],
    [
      JSON.parse('{"products":["soft-wheat"],"measure":"production","__proto__":{"places":["FR"]}}'),
      /only the arguments|needed/u,
    ],
    [{ ...FRANCE, products: Array.from({ length: 6 }, () => 'soft-wheat') }, /list of 1 to 5/u],
  ])('tells what is wrong with %j', async (given, words) => {
    await expect(last([query, given])).rejects.toThrow(words);
  });
});

describe('calculate', () => {
  const lines: [Tool, JsonObject] = [
    query,
    { ...FRANCE, places: ['FR', 'DE', 'EU27_2020'], from: '2023', to: '2024' },
  ];
  const figure = async (args: JsonObject): Promise<JsonObject> =>
    (await last(lines, [calculate, args])).result;

  it('compares periods, places, parts and wholes', async () => {
    const change = await figure({ formula: 'change', rows: ['r2', 'r1'] });
    expect(change).toMatchObject({
      results: [
        { value: 25376.78 - 34709.32, unit: 'kt' },
        { name: 'percent-change', unit: '%' },
      ],
    });
    expect(await figure({ formula: 'compare', rows: ['r2', 'r4'] })).toMatchObject({
      results: [{ value: expect.closeTo(7135.58, 2) }, { value: expect.closeTo(39.118, 2) }],
    });
    expect(await figure({ formula: 'share', rows: ['r2', 'r6'] })).toMatchObject({
      results: [{ name: 'share', value: expect.closeTo(22.742, 2), unit: '%' }],
    });
  });

  it('sums, averages, ranks, filters and converts', async () => {
    expect(await figure({ formula: 'sum', rows: ['r2', 'r4'] })).toMatchObject({
      results: [{ name: 'sum', value: expect.closeTo(43617.98, 2) }, { value: 2 }],
    });
    expect(await figure({ formula: 'mean', rows: ['r1', 'r2'] })).toMatchObject({
      results: [{ name: 'mean', value: expect.closeTo(30043.05, 2) }, { value: 2 }],
    });
    const ranked = await figure({ formula: 'rank', rows: ['r4', 'r2'] });
    expect(ranked).toMatchObject({ in_order: [{ place: 'France (FR)' }, { place: 'Allemagne (DE)' }] });
    const filtered = await figure({
      formula: 'filter',
      rows: ['r2', 'r4'],
      value: 5,
      unit: 'Mt',
      comparator: 'above',
    });
    expect(filtered).toMatchObject({ in_order: [{ place: 'France (FR)' }, { place: 'Allemagne (DE)' }] });
    expect(await figure({ formula: 'convert', value: 80, unit: 'q/ha', to_unit: 't/ha' })).toMatchObject({
      results: [
        { value: 80, unit: 'q/ha' },
        { value: 8, unit: 't/ha' },
      ],
    });
    expect(await figure({ formula: 'convert', rows: ['r2'], to_unit: 'Mt' })).toMatchObject({
      results: [{}, { value: expect.closeTo(25.37678, 8), unit: 'Mt' }],
    });
  });

  it('correlates two lines over the years that both have', async () => {
    const years = { from: '2015', to: '2019' };
    const { result } = await last(
      [query, { ...FRANCE, ...years }],
      [query, { ...FRANCE, places: ['DE'], ...years }],
      [
        calculate,
        {
          formula: 'correlation',
          rows: ['r1', 'r2', 'r3', 'r4', 'r5'],
          other_rows: ['r6', 'r7', 'r8', 'r9', 'r10'],
        },
      ],
    );
    expect(result).toMatchObject({ results: [{ name: 'correlation', unit: 'coefficient' }, { value: 5 }] });
  });

  it.each<[JsonObject, RegExp]>([
    [{ formula: 'magic', rows: ['r1'] }, /formula must be one of/u],
    [{ formula: 'change', rows: ['r1', 'r99'] }, /no row r99/u],
    [{ formula: 'change', rows: ['r2', 'r4'] }, /use compare/u],
    [{ formula: 'compare', rows: ['r1', 'r2'] }, /use change/u],
    [{ formula: 'sum', rows: ['r2', 'r6'] }, /part of another row/u],
    [{ formula: 'sum', rows: ['r2', 'r2'] }, /there twice/u],
    [{ formula: 'share', rows: ['r6', 'r2'] }, /the whole that the first is part of/u],
    [{ formula: 'share', rows: ['r1', 'r6'] }, /of one measure and time/u],
    [{ formula: 'mean', rows: ['r1', 'r4'] }, /of one product, place and measure/u],
    [{ formula: 'convert', value: 99, unit: 'Mt', to_unit: 't' }, /number of the question/u],
    [{ formula: 'convert', rows: ['r1'], to_unit: 'ha' }, /cannot be converted/u],
    [{ formula: 'convert', rows: ['r1'], to_unit: 'bushel' }, /no unit has the id bushel/u],
    [{ formula: 'filter', rows: ['r2'], value: 80, unit: 'q/ha' }, /not in a unit of the rows/u],
    [{ formula: 'correlation', rows: ['r1', 'r2'], other_rows: ['r3', 'r4'] }, /at least 4 periods/u],
  ])('refuses %j', async (args, words) => {
    await expect(figure(args)).rejects.toThrow(words);
  });

  it('does not sum yields', async () => {
    const yields: JsonObject = { ...FRANCE, measure: 'yield', places: ['FR', 'DE'], from: '2024' };
    await expect(last([query, yields], [calculate, { formula: 'sum', rows: ['r1', 'r2'] }])).rejects.toThrow(
      /cannot be summed/u,
    );
  });
});

describe('resolve, coverage and forecast', () => {
  it('finds ids by name, in both languages, and typing errors', async () => {
    const { result } = await last([
      new ResolveTool(shelf, understanding),
      { names: ['blé tendre', 'Germany', 'rendement', 'xyzzy'] },
    ]);
    expect(result).toMatchObject({
      found: [
        { products: [{ id: 'soft-wheat' }] },
        { places: [{ id: 'DE', label: 'Allemagne' }] },
        { measures: ['yield'] },
        { products: [], places: [], measures: [] },
      ],
    });
  });

  it('lists what is held of a product and its kinds', async () => {
    const { result } = await last([
      new CoverageTool(shelf),
      { product: 'wheat', place: 'FR', measure: 'production' },
    ]);
    expect(JSON.stringify(result)).toContain('"product":"durum-wheat"');
    expect(result).toMatchObject({ held: expect.arrayContaining([expect.objectContaining({ to: '2025' })]) });
  });

  it('lists and forecasts the figures of one publisher alone', async () => {
    const given = { product: 'soft-wheat', measure: 'production', place: 'FR', publisher: 'world-bank' };
    expect((await last([new CoverageTool(shelf), given])).result).toEqual({ held: [], more: 0 });
    expect((await last([new ForecastTool(shelf), given])).result).toMatchObject({
      outcome: 'no-figure',
      reason: 'other-publisher',
    });
  });

  it('forecasts one line with its interval, or says why not', async () => {
    const forecast = new ForecastTool(shelf);
    const args = { product: 'soft-wheat', measure: 'production', place: 'FR' };
    expect((await last([forecast, { ...args, until: '2026' }])).result).toMatchObject({
      outcome: 'forecast',
      interval_percent: 80,
      points: [{ period: '2026' }],
    });
    const far = await last([forecast, { ...args, until: '2090' }]);
    expect(far.ledger.figures[0]).toMatchObject({ kind: 'forecast', points: { length: 5 } });
    const absent = { ...args, product: 'olives', place: 'PL' };
    expect((await last([forecast, absent])).result).toMatchObject({ outcome: 'no-figure' });
    await expect(last([forecast, { ...args, place: 'XX' }])).rejects.toThrow(/no place/u);
  });
});
