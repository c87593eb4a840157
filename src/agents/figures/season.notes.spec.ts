import { describe, expect, it } from 'vitest';
import { frameOf } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Intent } from '../../understanding/frame.js';
import type { Fact } from '../../wording/facts.js';
import { noteSentences } from '../../wording/notes.js';
import { Voice } from '../../wording/voice.js';
import { questionOf } from './question.js';
import { seasonNotes } from './season.notes.js';

const lexicon = loadLexicon();
const summer = {
  kind: 'at' as const,
  span: { from: '2026-06-01', to: '2026-08-31', grain: 'quarter' as const },
};
const winter = {
  kind: 'at' as const,
  span: { from: '2025-12-01', to: '2026-02-28', grain: 'quarter' as const },
};
const fact = (period: string): Fact => ({
  product: 'pig-carcass-plerin',
  productCode: '',
  place: 'FR',
  placeCode: 'FR',
  measure: 'price',
  period,
  value: 174.2,
  unit: 'EUR/100kg',
  dataset: 'rnm-quotations',
  flags: '',
  derived: null,
});

function notesOf(
  text: string,
  words: string,
  period = summer,
  last = '2026-08-27',
  intent: Intent = 'value',
) {
  const frame = {
    ...frameOf({ domain: 'price', text, intent }),
    period: { value: period, provenance: 'explicit' as const, words },
  };
  const inquiry = { question: text, frame, language: 'fr' as const, today: '2026-11-20' };
  return seasonNotes(questionOf(inquiry, 'price', lexicon), [fact(last)]);
}

describe('the months of a season', () => {
  it('are told where a yes or no hangs on them', () => {
    expect(notesOf('Le porc a-t-il dépassé 1,85 cet été ?', 'été')).toEqual([
      { kind: 'months-of-season', season: 'summer', from: '2026-06', to: '2026-08' },
    ]);
  });

  it('are told where the highest is looked for in them', () => {
    expect(notesOf('Lowest cocoa price last winter', 'last winter', winter, '2026-02', 'extreme')).toEqual([
      { kind: 'months-of-season', season: 'winter', from: '2025-12', to: '2026-02' },
    ]);
  });

  it.each([
    ['of a plain figure', 'prix du porc cet été', 'été', '2026-08-27', 'value'],
    ['of yearly figures', 'a-t-il monté cet été ?', 'été', '2026', 'value'],
    ['of a quarter', 'a-t-il monté au 3e trimestre ?', '3e trimestre', '2026-08-27', 'value'],
    ['of a forecast', 'montera-t-il cet été ?', 'été', '2026-08-27', 'forecast'],
  ] as const)('are left out %s', (_, text, words, last, intent) => {
    expect(notesOf(text, words, summer, last, intent)).toEqual([]);
  });

  it('are told in both languages', () => {
    const note = {
      kind: 'months-of-season' as const,
      season: 'winter' as const,
      from: '2025-12',
      to: '2026-02',
    };
    const said = (language: 'fr' | 'en') => noteSentences([note], new Voice(language, lexicon));
    expect([said('fr'), said('en')]).toEqual([
      ['Hiver pris de décembre à février.'],
      ['Winter is taken as December to February.'],
    ]);
  });
});
