import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const periodOf = (question: string) => understanding.read(question, '2026-11-20').period?.value;

describe('a time in brackets behind another', () => {
  it.each([
    ['lamb price at Rungis on Easter 2026 (early April)', '2026-04-01', '2026-04-07'],
    ["prix de l'agneau à Rungis à Pâques 2026 (début avril)", '2026-04-01', '2026-04-07'],
    ["prix du maïs à l'été 2025 (en juillet)", '2025-07-01', '2025-07-31'],
  ])('says which part of it is meant: « %s »', (question, from, to) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from, to } });
  });

  it('is no third of two that are set against one another', () => {
    expect(
      periodOf('lamb price at Rungis on Easter 2026 (early April) versus early April 2025'),
    ).toMatchObject({ kind: 'each', spans: [{ from: '2026-04-01' }, { from: '2025-04-01' }] });
  });

  it.each([
    ["prix de l'agneau à Rungis depuis Pâques 2026 (début avril)", '2026-04-01'],
    ["prix de l'agneau à Rungis depuis pâques (début avril 2026)", '2026-04-01'],
    ['prix du maïs depuis la moisson (octobre 2025)', '2025-10-01'],
    ['maize price since the harvest (October 2025)', '2025-10-01'],
  ])('is where a stretch begins: « %s »', (question, from) => {
    expect(periodOf(question)).toMatchObject({ kind: 'between', from: { from }, to: null });
  });

  it('is another time where it does not lie in it', () => {
    expect(periodOf('production de blé tendre en France en 2024 (2023)')).toMatchObject({ kind: 'each' });
  });
});
