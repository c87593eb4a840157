import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('those who come first', () => {
  it.each([
    "world's biggest pig slaughtering countries",
    'which are the biggest pig producing countries',
    'biggest wheat growing countries in the EU 2025',
    'which countries are growing the most maize',
    'lowest yielding EU countries for maize in 2024',
    'largest maize producers in the EU',
    'countries that grow the most rice',
    'les pays qui produisent le plus de riz dans le monde',
  ])('are several in « %s », by their output', (question) => {
    const frame = read(question);
    expect(frame).toMatchObject({ intent: 'ranking', order: { over: 'places' } });
    expect(frame.movement).toBeUndefined();
  });

  it.each(['où pousse le blé', 'où est produit le houblon', 'where does flax grow'])(
    'are asked for by « %s »',
    (question) => expect(read(question)).toMatchObject({ domain: 'production', intent: 'ranking' }),
  );

  it.each([
    'which of the EU countries has the highest maize yield in 2024',
    'which EU country has the highest maize yield in 2024',
    "quel pays de l'UE a produit le plus de maïs en 2024",
  ])('is one in « %s »', (question) => expect(read(question).intent).toBe('extreme'));

  it('are ranked by their growth where that is what grows fastest', () => {
    expect(read('fastest growing countries for maize production in the EU 2025').movement).toBe('up');
  });
});
