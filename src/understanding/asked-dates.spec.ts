import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function periodOf(question: string): unknown {
  return understanding.read(question, '2026-11-20').period?.value;
}

describe('the dates that a question asks for', () => {
  it.each([
    'for a presentation tomorrow I need the Hungarian grain maize crop of 2022',
    'pour ma réunion de demain : la récolte hongroise de maïs de 2022',
    'Pour notre CA du mois prochain : la récolte hongroise de maïs en 2022',
    'For our board next month: the Hungarian grain maize crop in 2022',
  ])('are not the day that it is needed by: « %s »', (question) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from: '2022-01-01', to: '2022-12-31' } });
  });

  it('reach from so many years ago to the newest figure where the two are compared', () => {
    expect(periodOf('almond area in Spain compared with ten years ago')).toMatchObject({
      kind: 'between',
      from: { from: '2016-01-01' },
      to: null,
    });
    expect(periodOf('almond area in Spain ten years ago')).toMatchObject({ kind: 'at' });
  });
});
