import { describe, expect, it } from 'vitest';
import { asksGapMove, gapWayOf } from './gap-words.js';

describe('a gap that moves', () => {
  it.each([
    ["l'écart entre l'arabica et le robusta se creuse-t-il ?", 'wider'],
    ["L'écart de rendement entre la France et l'Allemagne s'est-il creusé ?", 'wider'],
    ["L'écart de prix entre le blé et le maïs se réduit-il ?", 'narrower'],
    ["L'écart entre le blé et le maïs a-t-il diminué ?", 'narrower'],
    ['Is the gap between arabica and robusta prices getting wider?', 'wider'],
    ['Is the wheat-maize spread narrowing?', 'narrower'],
    ['Has the yield gap between France and Germany widened?', 'wider'],
    ['Is the gap in wheat production between France and Germany growing?', 'wider'],
    ["Comment évolue l'écart entre le blé et le maïs, se resserre-t-il ?", 'narrower'],
  ])('%s: %s', (text, way) => {
    expect(asksGapMove(text)).toBe(true);
    expect(gapWayOf(text)).toBe(way);
  });

  it.each([
    "Quel est l'écart de prix entre le blé et le maïs ?",
    'What is the gap between the growing areas of France and Germany?',
    'Which is the larger, by what gap?',
    'Le rendement du blé se réduit-il ?',
  ])('is not asked about in « %s »', (text) => {
    expect(asksGapMove(text)).toBe(false);
  });
});
