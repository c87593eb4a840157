import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

describe('a time counted back from the newest figure', () => {
  it.each([
    ["Dernier cours de l'huile de tournesol ? et un an avant, c'était combien ?", 1, 'year'],
    ["Dernier cours de l'huile de tournesol ? et l'année d'avant ?", 1, 'year'],
    ["Dernier cours de l'huile de tournesol ? et un mois plus tôt ?", 1, 'month'],
    ['le dernier prix du café, et deux ans plus tôt ?', 2, 'year'],
    ['cours actuel du cacao, et six mois auparavant ?', 6, 'month'],
    ['Latest price of sunflower oil? and a year before that?', 1, 'year'],
    ['cocoa price now, and two years before?', 2, 'year'],
    ['latest coffee price, and the month before?', 1, 'month'],
  ])('is told with it: « %s »', (question, count, grain) => {
    const { period, intent, alsoAsked } = read(question);
    expect(period?.value).toEqual({ kind: 'last', count, grain, asChange: true });
    expect(intent).toBe('change');
    expect(alsoAsked).toBeUndefined();
  });

  it.each([
    'What is urea trading at now? What about a year earlier?',
    'blé : prix actuel, et il y a un an il valait combien ?',
  ])('is so long before now: « %s »', (question) => {
    expect(read(question)).toMatchObject({
      intent: 'change',
      period: { value: { kind: 'last', count: 1, grain: 'year' } },
    });
  });

  it('is another question where it is of another product', () => {
    const frame = read('prix du maïs aujourd’hui et quel était le prix du soja il y a un an ?');
    expect(frame.alsoAsked?.products).toMatchObject([{ value: 'soybeans' }]);
  });

  it('is beside the time that is named, where one is', () => {
    const { period } = read("Prix du blé en mai 2026 ? et un an avant, c'était combien ?");
    expect(period?.value).toMatchObject({
      kind: 'each',
      spans: [{ from: '2026-05-01' }, { from: '2025-05-01' }],
    });
  });
});
