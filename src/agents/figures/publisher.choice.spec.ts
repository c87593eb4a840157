import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { inMonth, inYear } from '../../../test/fixtures/agents/frames.js';
import { slotOf } from '../../understanding/blank-frame.js';

const of = (id: string) => ({ publishers: [slotOf(id)] });

describe('a publisher that is named', () => {
  it('has the figure that is given, before the table that is preferred', async () => {
    const asked = { products: ['wheat'], places: ['FR'], measures: ['production'], period: inYear(2022) };
    expect((await find('value', asked)).values[0]?.dataset).toBe('eurostat-crops');
    expect((await find('value', { ...asked, ...of('fao') })).values[0]?.dataset).toBe('faostat-production');
  });

  it('has the product by a narrower name, which is told', async () => {
    const found = await find('value', { domain: 'price', products: ['soft-wheat'], ...of('world-bank') });
    expect(found.values[0]?.dataset).toBe('worldbank-prices');
    expect(kinds(found.notes)).toContain('assumed-product');
  });

  it('is as good as the world market, which is that of the prices quoted for it', async () => {
    const found = await find('value', { domain: 'price', products: ['soft-wheat'], places: ['WLD'] });
    expect(found.values[0]).toMatchObject({ product: 'wheat-hrw', place: 'WLD' });
    expect(kinds(found.notes)).toContain('assumed-product');
  });

  it('has none: what others have is offered, and whose it is', async () => {
    const found = await find('no-figure', {
      domain: 'price',
      products: ['urea'],
      period: inMonth('2026-05'),
      ...of('eurostat'),
    });
    expect(found).toMatchObject({ reason: 'other-publisher', asked: { publishers: ['eurostat'] } });
    expect(found.facts.map(({ dataset }) => dataset)).toEqual(['worldbank-prices']);
  });

  it('has it elsewhere: its own figure is told once beside those of others', async () => {
    const found = await find('no-figure', {
      domain: 'price',
      products: ['maize'],
      places: ['FR'],
      period: inYear(2025),
      ...of('world-bank'),
    });
    const named = found.facts.map(({ dataset, product, place, period }) =>
      [dataset, product, place, period].join(' '),
    );
    expect(new Set(named).size).toBe(named.length);
  });

  it('is none of the sources', async () => {
    const found = await find('no-figure', { domain: 'price', products: ['urea'], ...of('oecd') });
    expect(found.reason).toBe('no-publisher');
    expect(found.facts).toHaveLength(1);
  });
});
