import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the words of tenants, keepers and growers', () => {
  it.each([
    "j'en ai marre, je veux rendre les terres, faut-il que je prévienne le propriétaire ?",
    'le fermier doit-il tondre la lisière du champ loué avant que le chien morde ?',
    'la terre a été revendue, le bailleur rend-il la remise de taxe ?',
    'une chienne et une meute peuvent-elles courir sur la berge ?',
    'what must I do with my lees and the pomace?',
    'may the farmhand dock a lamb, is it unfit for the road verge?',
  ])('are no misspelt crops or places: %s', (question) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.corrections).toEqual([]);
    expect(frame.places).toEqual([]);
  });
});
