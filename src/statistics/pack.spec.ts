import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTemporaryStore, type TemporaryStore } from '../../test/fixtures/statistics/temporary-store.js';
import { dayOf, isoDateOf } from './day.js';
import type { LoadOutcome } from './statistics.loader.js';

const NOW = new Date('2026-11-20T09:00:00Z');

let store: TemporaryStore;
let outcomes: LoadOutcome[];
let turns = 0;

beforeAll(async () => {
  store = await openTemporaryStore();
  const timer = setInterval(() => (turns += 1), 1);
  outcomes = await store.loader.loadPack('data', NOW);
  clearInterval(timer);
});
afterAll(() => store.close());

/** «value unit» of one figure by the publisher's codes. */
async function figure(
  dataset: string,
  [product, place, measure]: readonly string[],
  period: string,
): Promise<string> {
  const all = await store.service.findSeries({ datasets: [dataset], measures: [measure ?? ''] });
  const series = all.filter(({ productCode, placeCode }) => productCode === product && placeCode === place);
  const day = dayOf(period);
  const [found] = await store.service.observationsOf(series, { from: day, to: day });
  return `${found?.observations[0]?.value} ${found?.series.unit}`;
}

describe('the bundled figures', () => {
  it('load completely', () => {
    expect(outcomes.every(({ outcome, rejected }) => outcome === 'loaded' && rejected === 0)).toBe(true);
    expect(outcomes.reduce((total, { inserted }) => total + inserted, 0)).toBe(698_602);
  });

  it('let others have their turn while they load', () => {
    expect(turns).toBeGreaterThan(30);
  });

  it.each([
    ['eurostat-crops', ['C1110', 'FR', 'production'], '2024', '25376.78 kt'],
    ['eurostat-crops', ['UAA', 'FR', 'area-main'], '2024', '28620.18 kha'],
    ['eurostat-crops', ['I4000', 'DE', 'area-harvested'], '2024', '20.5 kha'],
    ['eurostat-crops', ['C1500', 'ES', 'yield'], '2024', '12.12 t/ha'],
    ['worldbank-prices', ['WHEAT_US_HRW', 'WLD', 'price'], '2022-03', '486.3 USD/t'],
    ['worldbank-prices', ['COFFEE_ARABIC', 'WLD', 'price'], '2026-05', '6.95 USD/kg'],
    ['franceagrimer-prices', ['fr-rnm-pork-plerin', 'FR', 'price'], '2026-09-10', '190.3 EUR/100kg'],
    ['eu-selling-prices', ['Barley', 'EU27_2020', 'price'], '2024', '19.1585 EUR/100kg'],
    ['faostat-production', ['236', '21', 'production'], '2022', '120701031 t'],
    ['faostat-qcl', ['0111', '840', 'yield'], '2022', '3126.5 kg/ha'],
    ['faostat-qcl', ['0112', '204', 'area-harvested'], '1985', '488945 ha'],
    ['faostat-slaughter', ['pig', '203', 'slaughtered'], '2023', '53094990 head'],
    ['faostat-stocks', ['866', '68', 'stocks'], '2022', '16986190 head'],
  ] as const)('%s has %j in %s: %s', async (dataset, codes, period, expected) => {
    expect(await figure(dataset, codes, period)).toBe(expected);
  });

  it('name only products, measures, units and places that the lexicon knows', async () => {
    const all = await store.service.findSeries({});
    for (const unit of new Set(all.map((series) => series.unit)))
      expect(store.lexicon.getUnit(unit).id).toBe(unit);
    for (const id of new Set(all.map(({ measure }) => measure)))
      expect(store.lexicon.getMeasure(id).id).toBe(id);
    const places = all.map(({ place }) => place).filter((id) => store.lexicon.findPlace(id) === null);
    const products = all.map(({ product }) => product).filter((id) => store.lexicon.findProduct(id) === null);
    expect([...new Set([...places, ...products])]).toEqual([]);
  });

  it('say where each is from', async () => {
    const datasets = await store.service.datasets();
    expect(datasets.map(({ id, vintage }) => `${id} ${vintage}`)).toEqual([
      'eu-selling-prices 2026-06-29',
      'eurostat-crops 2026-06-29',
      'faostat-production 2024-10-15',
      'faostat-qcl 2025-12-31',
      'faostat-slaughter 2026-06-05',
      'faostat-stocks 2024-10-15',
      'franceagrimer-prices 2026-10-08',
      'worldbank-prices 2026-06-02',
    ]);
    expect(datasets.every(({ licence, url }) => licence !== '' && url.startsWith('https://'))).toBe(true);
  });

  it('end barley prices in 2020 and British soft wheat in 2020', async () => {
    const barley = await store.service.findSeries({ datasets: ['worldbank-prices'] });
    const last = barley.find(({ productCode }) => productCode === 'BARLEY')?.lastPeriod ?? NaN;
    expect(isoDateOf(last)).toBe('2020-08-01');
    const crops = await store.service.findSeries({ datasets: ['eurostat-crops'], measures: ['production'] });
    const uk = crops.find(({ productCode, placeCode }) => productCode === 'C1110' && placeCode === 'UK');
    expect(isoDateOf(uk?.lastPeriod ?? NaN)).toBe('2020-01-01');
  });

  it('write nothing the second time', async () => {
    const again = await store.loader.loadPack('data', NOW);
    expect(again.map(({ outcome }) => outcome)).toEqual(again.map(() => 'unchanged'));
  });
});
