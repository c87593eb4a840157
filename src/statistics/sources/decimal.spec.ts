import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRENCH, readDecimal } from './decimal.js';

const styles = [FRENCH, { decimal: ',', thousands: '.' } as const, { decimal: '.', thousands: ',' } as const];

describe('readDecimal', () => {
  it('reads what the style writes, with and without marks between thousands', () => {
    const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...styles), fc.boolean(), (given, style, grouped) => {
        const sign = given < 0 ? '-' : '';
        const whole = String(Math.trunc(Math.abs(given) / 100));
        const mark = grouped ? (style.thousands.at(-1) ?? '') : '';
        const text = `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, mark)}${style.decimal}${String(Math.abs(given) % 100).padStart(2, '0')}`;
        expect(readDecimal(text, style)).toBeCloseTo(given / 100, 6);
      }),
    );
  });

  it('guesses nothing', () => {
    const comma = { decimal: ',', thousands: '.' } as const;
    expect(
      ['', '524.00', '1.2', '1,2,3', '12.34.567', 'a', '1.234.5', ','].map((text) =>
        readDecimal(text, comma),
      ),
    ).toEqual(Array(8).fill(undefined));
    expect(readDecimal('1.234.567,8', comma)).toBe(1_234_567.8);
  });
});
