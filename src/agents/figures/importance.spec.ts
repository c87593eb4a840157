import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { dayOf } from '../../statistics/day.js';
import { gapsOf } from './gaps.js';
import { placesBySize, productsBySize } from './importance.js';
import type { Track } from './track.js';

const lexicon = loadLexicon();

function track(product: string, place: string, years: Readonly<Record<string, number>>, unit = 'kt'): Track {
  const observations = Object.entries(years).map(([year, value]) => ({
    period: dayOf(year),
    value,
    flags: '',
  }));
  const codes = { productCode: product, placeCode: place };
  const key = { dataset: 'a', product, place, measure: 'production', unit, frequency: 'annual' as const };
  return { ...key, ...codes, derived: null, observations };
}

describe('the order of importance', () => {
  it('is that of the newest figures, in one unit, with groups last and places without a figure before them', () => {
    const tracks = [
      track('olives', 'AL', { 2023: 9000, 2024: 100 }),
      track('olives', 'ES', { 2024: 4000 }),
      track('olives', 'IT', { 2024: 2_000_000 }, 't'),
      track('olives', 'EU27_2020', { 2024: 8000 }),
    ];
    const ids = ['AL', 'AT', 'EU27_2020', 'IT', 'ES'];
    expect(placesBySize(ids, tracks, lexicon)).toEqual(['ES', 'IT', 'AL', 'AT', 'EU27_2020']);
  });

  it('does not count what ended long ago', () => {
    const tracks = [track('cattle', 'SUN', { 1991: 9000 }), track('cattle', 'FR', { 2023: 10 })];
    expect(placesBySize(['SUN', 'FR'], tracks, lexicon)).toEqual(['FR', 'SUN']);
  });

  it('names crops as people do: barley rather than winter barley, and before all cereals', () => {
    const sizes = { cereals: 90, barley: 20, 'winter-barley': 15, maize: 17, 'spring-barley': 5 };
    const tracks = Object.entries(sizes).map(([id, size]) => track(id, 'ES', { 2024: size }));
    const ordered = productsBySize(Object.keys(sizes), tracks, lexicon);
    expect(ordered.slice(0, 2)).toEqual(['barley', 'maize']);
    expect(ordered).toHaveLength(5);
  });
});

describe('the gaps of a series', () => {
  it('are the years between that have no figure, in stretches', () => {
    expect(gapsOf(track('lucerne', 'FR', { 2005: 1, 2006: 1, 2008: 1, 2012: 1 }))).toEqual([
      { from: '2007', to: '2007' },
      { from: '2009', to: '2011' },
    ]);
    expect(gapsOf(track('lucerne', 'FR', { 2005: 1, 2006: 1 }))).toEqual([]);
    expect(gapsOf(track('lucerne', 'FR', {}))).toEqual([]);
  });
});
