import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (text: string) => understanding.read(text, '2026-11-20');

describe('A length of time among key words', () => {
  it.each([
    ['surface soja france 10 ans', 'series', 10, 'year'],
    ['evolution prix cacao 2 ans', 'series', 2, 'year'],
    ['10 years of wheat prices', 'series', 10, 'year'],
    ['20-year trend in German wheat yield', 'series', 20, 'year'],
    ['price of urea 6 months', 'series', 6, 'month'],
    ['moyenne cinq ans rendement orge France', 'average', 5, 'year'],
    ['rendement orge France, moyenne 5 ans', 'average', 5, 'year'],
  ])('« %s » is over the last of it', (question, intent, count, grain) => {
    const { intent: found, period } = read(question);
    expect([found, period?.value]).toStrictEqual([intent, { kind: 'last', count, grain }]);
  });

  it('is ahead in a forecast', () => {
    expect(read('prévision prix du maïs 6 mois').period?.value).toMatchObject({ kind: 'next', count: 6 });
  });

  it('is none where it is of a run', () => {
    expect(read('le blé a-t-il baissé deux ans de suite en France ?').period).toBeNull();
  });
});
