import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('in what proportion something moved', () => {
  it.each([
    'La production de blé a-t-elle chuté en 2024, et dans quelle proportion ?',
    "Dans quelles proportions le prix de l'urée a-t-il augmenté en 2021 ?",
    'To what extent did the wheat harvest fall in 2024?',
  ])('is how much it moved: « %s »', (question) => {
    const { intent, measures, whole } = read(question);
    expect({ intent, whole }).toEqual({ intent: 'change', whole: null });
    expect(measures.map(({ value }) => value)).not.toContain('area-main');
  });

  it('is a share of what something adds to', () => {
    const question = 'Dans quelle proportion la France contribue-t-elle à la production européenne de maïs ?';
    expect(read(question).intent).toBe('share');
  });
});
