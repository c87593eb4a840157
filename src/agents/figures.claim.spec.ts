import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding/understanding.js';
import { isOfNobody } from './figures.claim.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const isNobodys = (question: string, strangeness: number) =>
  isOfNobody(understanding.read(question, '2026-11-20'), strangeness);

describe('isOfNobody', () => {
  it('takes the more strangeness the more is named', () => {
    expect(isNobodys('récolte à quel stade, le triticale', 2)).toBe(true);
    expect(isNobodys('récolte de triticale en Pologne en 2023', 2)).toBe(false);
    expect(isNobodys('récolte de triticale en Pologne en 2023', 9)).toBe(true);
  });

  it('never takes what nothing is named in, which is asked back, nor what units or codes are', () => {
    expect(isNobodys('combien ça coûte', 9)).toBe(false);
    expect(isNobodys('convertis 80 q/ha en t/ha', 9)).toBe(false);
    expect(isNobodys('que veut dire le code C1110', 9)).toBe(false);
  });

  it('is slower with a figure that is known not to be held, which is then said', () => {
    expect(isNobodys('consommation de fromage en France', 2.2)).toBe(false);
    expect(isNobodys('consommation de fromage en France', 9)).toBe(true);
  });

  it('never takes farms or farmers that are counted, whatever town is named', () => {
    expect(isNobodys("combien reste-t-il d'exploitations agricoles sur ma commune de Saint-Flour", 9)).toBe(
      false,
    );
    expect(isNobodys('how many farmers are left in Ambridge', 9)).toBe(false);
  });
});
