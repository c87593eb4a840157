import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { factOf, knownOf } from './track.js';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { bareLimit } from './bare.limit.js';

const lexicon = loadLexicon();

function read(unit: string, prices: number[], value: number, comparator: 'above' | 'below' = 'above') {
  const track = trackFrom('2024-01', prices, { frequency: 'monthly' });
  const [first, ...others] = knownOf(track).map((one) => ({ ...factOf(track, one), unit }));
  if (!first) throw new Error('prices are needed');
  const { threshold, isSure } = bareLimit(lexicon, { value, unit: null, comparator }, [first, ...others]);
  return { unit: threshold.unit, isSure };
}

describe('a limit that says not per what', () => {
  it.each([
    ['USD/kg', [6, 7, 10.3], 10_000, 'USD/t'],
    ['USD/kg', [6, 7, 10.3], 10, 'USD/kg'],
    ['USD/t', [280, 300, 420], 400, 'USD/t'],
    ['USD/t', [7000, 9000, 10_300], 10, 'USD/kg'],
    ['EUR/100kg', [19, 22], 25, 'EUR/100kg'],
    ['EUR/100kg', [19, 22], 250, 'EUR/t'],
    ['t/ha', [5.1, 6.2, 7.4], 70, 'q/ha'],
    ['t/ha', [5.1, 6.2, 7.4], 7, 't/ha'],
    ['t/ha', [5.1, 6.2, 7.4], 7000, 'kg/ha'],
    ['t/ha', [31, 42], 300, 'q/ha'],
  ] as const)('is read beside %s %j: %d', (own, prices, value, unit) => {
    expect(read(own, [...prices], value)).toEqual({ unit, isSure: true });
  });

  it('is beyond doubt where it is near, or too high in every unit', () => {
    expect(read('USD/t', [280, 300, 420], 10_000)).toEqual({ unit: 'USD/t', isSure: true });
    expect(read('USD/t', [280, 300, 420], 17)).toEqual({ unit: 'USD/t', isSure: false });
  });

  it('is what the months are held against', async () => {
    const found = await find('filter', {
      domain: 'price',
      intent: 'value',
      products: ['urea'],
      measures: ['price'],
      period: inYear(2025),
      threshold: { comparator: 'above', value: 0.1, unit: null },
    });
    expect(found.threshold).toMatchObject({ value: 0.1, unit: 'USD/kg' });
  });

  it.each([
    [400, '2025'],
    [600, '2026-03'],
  ])('is held against the means of years where years are asked for: %d', async (value, first) => {
    const found = await find('filter', {
      domain: 'price',
      intent: 'filter',
      products: ['urea'],
      measures: ['price'],
      steps: 'year',
      order: { end: 'highest', count: null, over: 'periods' },
      threshold: { comparator: 'above', value, unit: 'USD/t' },
    });
    expect(found.matches[0]?.period).toBe(first);
  });
});
