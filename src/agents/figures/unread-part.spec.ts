import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { frameOf, inYear } from '../../../test/fixtures/agents/frames.js';
import { unreadPart } from './unread-part.js';

function partOf(text: string): string | null {
  const [product, place] = ['terres', 'Autriche'].map((words) => ({
    value: words,
    provenance: 'explicit' as const,
    words,
  }));
  const slots = { products: product ? [product] : [], places: place ? [place] : [] };
  return unreadPart({ ...frameOf({}), ...slots, text });
}

describe('what a whole is said to be in', () => {
  it.each([
    ['quelle part des terres était en gazon fleuri en 2022', 'gazon fleuri'],
    ['which share of the land is under solar panels', 'solar panels'],
    ['quelle part des terres est en Autriche', null],
    ['quelle part des terres est en 2022 à l’Autriche', null],
    ['quelle part des terres l’Autriche a-t-elle', null],
  ])('%s', (text, part) => {
    expect(partOf(text)).toBe(part);
  });

  it('is told as not distinguished, and nothing is set against the Union instead', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['FR'],
      period: inYear(2022),
      text: 'Quelle part du blé tendre était en gazon fleuri en France en 2022 ?',
      intent: 'share',
    });
    expect([found.reason, found.asked.words]).toEqual(['undistinguished', ['gazon fleuri']]);
  });
});
