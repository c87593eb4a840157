import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { convert } from './unit-conversion.formula.js';

const lexicon = loadLexicon();
const { units } = lexicon;

describe('convert', () => {
  it.each([
    [7.33, 't/ha', 'q/ha', 73.3],
    [158.29, 'kha', 'ha', 158290],
    [13.19, 'kt', 't', 13190],
    [6.95, 'USD/kg', 'USD/t', 6950],
    [19.1585, 'EUR/100kg', 'EUR/t', 191.585],
    [231096, 'khead', 'head', 231096000],
  ])('%d %s is in %s %d', (value, from, to, expected) => {
    expect(convert(value, lexicon.getUnit(from), lexicon.getUnit(to))).toBeCloseTo(expected, 9);
  });

  it('comes back, whatever the units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.constantFrom(...units),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (a, b, value) => {
          fc.pre(a.dimension === b.dimension);
          expect(convert(convert(value, a, b), b, a) / value).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('refuses what is not of one kind', () => {
    expect(() => convert(1, lexicon.getUnit('t'), lexicon.getUnit('ha'))).toThrow(
      't cannot be converted into ha',
    );
    expect(() => convert(1, lexicon.getUnit('USD/t'), lexicon.getUnit('EUR/t'))).toThrow(
      'USD/t cannot be converted into EUR/t',
    );
  });
});
