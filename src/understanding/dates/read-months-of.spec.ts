import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the first and last months of a year', () => {
  it.each([
    ['average cocoa price over the first five months of 2026', '2026-01-01', '2026-05-31'],
    ['prix moyen de l’urée sur les trois premiers mois de 2026', '2026-01-01', '2026-03-31'],
    ['mean palm oil price in the last two months of 2025', '2025-11-01', '2025-12-31'],
    ['cours du soja, 4 derniers mois de 2024', '2024-09-01', '2024-12-31'],
  ])('« %s »', (question, from, to) => {
    const { period, order } = understanding.read(question, '2026-11-20');
    expect(period?.value).toMatchObject({ kind: 'at', span: { from, to } });
    expect(order).toBeNull();
  });

  it('are counted from today where no year is named', () => {
    const { period } = understanding.read('prix du cacao ces trois derniers mois', '2026-11-20');
    expect(period?.value).toMatchObject({ kind: 'last', count: 3 });
  });
});
