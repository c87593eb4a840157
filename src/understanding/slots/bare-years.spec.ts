import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('two years with nothing between them', () => {
  it.each([
    ['prix moyen soja UE 2020 2024', 'average'],
    ['moy 5 ans 2020 2024 artichauts italie prod', 'average'],
    ['avg 2020 2024 eu barley production', 'average'],
    ['production cumulée 2020 2024 de maïs en roumanie', 'aggregate'],
    ['total 2020 2024 onion output Netherlands', 'aggregate'],
    ['record 2020 2024 rendement maïs hongrie', 'extreme'],
    ['meilleure année 2020 2024 pommes pologne', 'extreme'],
    ['tendance production blé tendre france 2020 2024', 'series'],
    ['top 3 producteurs orge UE 2020 2024', 'ranking'],
  ])('are the ends of a stretch where something is taken over time: « %s »', (question, intent) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.intent).toBe(intent);
    expect(frame.period?.value).toMatchObject({
      kind: 'between',
      from: { from: '2020-01-01' },
      to: { to: '2024-12-31' },
    });
  });

  it.each([
    'production de colza france 2020 2024',
    'évolution production colza france 2020 2024',
    'prix moyen du blé tendre UE en 2020 et 2024',
    'average EU maize price 2020, 2024',
    'rendement moyen du blé 2020 vs 2024',
  ])('are two years else, and so are years with a word between them: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').period?.value).toMatchObject({ kind: 'each' });
  });
});
