import { describe, expect, it } from 'vitest';
import { francNote } from './francs.js';

const lamb = { value: 12, unit: 'EUR/kg' };
const wheat = { value: 303, unit: 'USD/t' };

describe('a price asked in francs', () => {
  it('is told in French francs at the rate laid down, beside its own unit', () => {
    expect(francNote('en francs', "le kilo d'agneau en francs", [lamb])).toMatchObject({
      kind: 'in-francs',
      rate: { value: 6.55957 },
      equal: [{ from: { value: 12, unit: 'EUR/kg' }, to: { value: 78.71484 } }],
    });
  });

  it('is told once where it stayed the same', () => {
    const note = francNote('in francs', 'the price of lamb in francs', [lamb, lamb]);
    expect(note).toMatchObject({ equal: [{ from: { value: 12 } }] });
    expect(note?.kind === 'in-francs' && note.equal).toHaveLength(1);
  });

  it.each([
    ['en francs', "le kilo d'agneau en francs suisses", lamb],
    ['francs cfa', "le kilo d'agneau en francs CFA", lamb],
    ['en francs', "le kilo d'agneau en anciens francs", lamb],
    ['en francs', 'la tonne de blé en francs', wheat],
    ['litres', "l'agneau en litres", lamb],
  ])('is not: %s of « %s »', (unit, text, fact) => {
    expect(francNote(unit, text, [fact])).toBeNull();
  });
});
