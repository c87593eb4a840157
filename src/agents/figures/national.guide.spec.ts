import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], measures: ['production'], places: ['FR-51'] };

describe('what is told of a country where its regions are asked about', () => {
  it('is when the country had the least, where that is asked, over the same stretch', async () => {
    const order = { end: 'lowest' as const, count: null, over: 'periods' as const };
    const period = fromYearTo(2010, null);
    const found = await find('no-figure', { ...wheat, intent: 'extreme', order, period });
    expect(found).toMatchObject({ reason: 'sub-national', periods: ['2010/'], asked: { places: ['FR-51'] } });
    expect(found.guide).toMatchObject({ place: 'FR', product: null, findings: { kind: 'extreme' } });
    expect(found.facts.every(({ place }) => place === 'FR')).toBe(true);
  });

  it('is how the country moved, without a yes or no that the region may be taken to have', async () => {
    const asked = { ...wheat, text: 'la production a-t-elle baissé', movement: 'down' as const };
    const found = await find('no-figure', { ...asked, intent: 'change', period: fromYearTo(2015, 2024) });
    expect(found.periods).toEqual(['2015/2024']);
    expect(found.guide?.findings).toMatchObject({ kind: 'change', holds: null });
  });

  it('is of the wider animal, by its name, where the country has that alone', async () => {
    const asked = { products: ['sows'], measures: ['slaughtered'], places: ['ES-CT'] };
    const found = await find('no-figure', { ...asked, intent: 'change', period: fromYearTo(2010, null) });
    expect(found.guide).toMatchObject({ place: 'ES', product: 'pig' });
  });

  it.each([
    ['one figure', { ...wheat, period: inYear(2023) }],
    ['two countries', { ...wheat, intent: 'change' as const, places: ['FR-51', 'DE-BY'] }],
    ['a country beside', { ...wheat, intent: 'change' as const, places: ['FR-51', 'DE'] }],
  ])('is figures by themselves where %s is asked about', async (_, asked) => {
    expect((await find('no-figure', asked)).guide).toBeUndefined();
  });
});
