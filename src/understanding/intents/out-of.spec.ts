import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('how much of all of something', () => {
  it.each([
    ['Of all the wheat in the EU, how much is French?', { product: null, place: 'EU27_2020' }],
    ["Of the EU's barley, how much is German?", { product: null, place: 'EU27_2020' }],
    ["Out of the EU's sugar beet, how much is from France?", { product: null, place: 'EU27_2020' }],
    ["De tout le blé de l'UE, combien vient de France ?", { product: null, place: 'EU27_2020' }],
    ['Of all the wheat in France, how much is durum?', { product: 'wheat', place: null }],
    ['De tout le blé italien, combien est du blé dur ?', { product: 'wheat', place: null }],
  ])('%s: a share and no price', (question, whole) => {
    const frame = understanding.read(question, '2026-11-20');
    expect([frame.domain, frame.intent, frame.whole]).toEqual(['production', 'share', whole]);
  });

  it.each(['How much is French wheat?', 'How much is wheat in the EU?'])('%s: a price', (question) => {
    expect(understanding.read(question, '2026-11-20').domain).toBe('price');
  });
});
