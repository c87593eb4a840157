import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function measuresOf(question: string): string[] {
  return understanding.read(question, '2026-11-20').measures.map(({ value }) => value);
}

describe('a unit that is asked for besides', () => {
  it.each([
    ['tonnage de poireaux belges en 2024, et aussi des ha', ['production', 'area-harvested']],
    ['production de poireaux en Belgique en 2024, puis les hectares', ['production', 'area-harvested']],
    ["production d'orge en France en 2024 et en hectares", ['production', 'area-harvested']],
    ["superficie d'orge en France en 2024, et aussi les tonnes", ['area-harvested', 'production']],
    ['leek production in Belgium in 2024 and also hectares', ['production', 'area-harvested']],
    ['soybean output in Italy in 2024, then the hectares', ['production', 'area-harvested']],
    ['barley production in Spain in 2024 plus hectares', ['production', 'area-harvested']],
  ])('is a measure too: « %s »', (question, measures) => {
    expect(measuresOf(question)).toEqual(measures);
  });

  it.each([
    'production de blé tendre en France en 2024 en tonnes',
    'wheat output in Italy in 2024, in tonnes',
  ])('is no other measure: « %s »', (question) => {
    expect(measuresOf(question)).toEqual(['production']);
  });
});
