import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../common/language.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { formatNumber, formatPercent, formatPercents, formatQuantity } from './number-format.js';

const lexicon = loadLexicon();

/** Shows the special spaces: _ for the narrow no-break space, ~ for the no-break space. */
function visible(text: string): string {
  return text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~');
}

describe('formatNumber', () => {
  it.each([
    [0, '0', '0'],
    [-0, '0', '0'],
    [7.33, '7,33', '7.33'],
    [174.2, '174,2', '174.2'],
    [303, '303', '303'],
    [1472.53, '1_472,53', '1,472.53'],
    [25376.78, '25_376,8', '25,376.8'],
    [218563.24, '218_563', '218,563'],
    [1234567, '1_234_567', '1,234,567'],
    [13.19 * 1000, '13_190', '13,190'],
    [0.1 + 0.2, '0,3', '0.3'],
    [303.4567, '303,5', '303.5'],
    [1473.456, '1_473', '1,473'],
    [0.004567, '0,004567', '0.004567'],
    [-31.2, '−31,2', '−31.2'],
    [999.99999, '1_000', '1,000'],
    [1e-15, '0', '0'],
  ])('%d', (value, french, english) => {
    expect(visible(formatNumber(value, 'fr'))).toBe(french);
    expect(formatNumber(value, 'en')).toBe(english);
  });

  it('writes the decimals and the plus that are asked for', () => {
    expect(formatNumber(0.9731, 'fr', { decimals: 2 })).toBe('0,97');
    expect(formatNumber(5, 'en', { decimals: 2 })).toBe('5.00');
    expect(formatNumber(12, 'fr', { signed: true })).toBe('+12');
    expect(formatNumber(0, 'fr', { signed: true })).toBe('0');
    expect(formatNumber(-0.04, 'fr', { decimals: 1 })).toBe('0,0');
  });
});

describe('formatPercent', () => {
  it.each([
    [26.8877, '26,9_%', '26.9%'],
    [-31.23, '−31,2_%', '−31.2%'],
    [3.4666, '3,47_%', '3.47%'],
    [100, '100_%', '100%'],
    [272.32, '272,3_%', '272.3%'],
    [5.4, '5,4_%', '5.4%'],
    [-0.001, '0_%', '0%'],
  ])('%d', (value, french, english) => {
    expect(visible(formatPercent(value, 'fr'))).toBe(french);
    expect(formatPercent(value, 'en')).toBe(english);
  });

  it.each([
    [
      [12.82, 5.374],
      ['12,8_%', '5,4_%'],
    ],
    [
      [12.82, 5.04],
      ['12,8_%', '5,0_%'],
    ],
    [
      [12.82, 0.34],
      ['12,8_%', '0,34_%'],
    ],
    [
      [3.47, 5.374],
      ['3,47_%', '5,37_%'],
    ],
    [
      [25, 50],
      ['25_%', '50_%'],
    ],
  ])('gives %j one precision', (values, expected) => {
    expect(formatPercents(values, 'fr').map(visible)).toEqual(expected);
  });

  it('signs changes', () => {
    expect(visible(formatPercent(4.351, 'fr', { signed: true }))).toBe('+4,35_%');
    expect(formatPercent(-4.351, 'en', { signed: true, decimals: 1 })).toBe('−4.4%');
  });
});

describe('formatQuantity', () => {
  it.each([
    [25376.78, 'kt', '25,38~millions de tonnes', '25.38 million tonnes'],
    [13.19, 'kt', '13_190~tonnes', '13,190 tonnes'],
    [218.56, 'kt', '218_560~tonnes', '218,560 tonnes'],
    [1000, 'kt', '1~million de tonnes', '1 million tonnes'],
    [1990, 'kt', '1,99~million de tonnes', '1.99 million tonnes'],
    [2.8e6, 'kt', '2,8~milliards de tonnes', '2.8 billion tonnes'],
    [0.001, 'kt', '1~tonne', '1 tonne'],
    [0, 'kt', '0~tonne', '0 tonnes'],
    [34632380, 't', '34,63~millions de tonnes', '34.63 million tonnes'],
    [4210, 'kha', "4,21~millions d'hectares", '4.21 million hectares'],
    [158.29, 'kha', '158_290~hectares', '158,290 hectares'],
    [21951120, 'head', '21,95~millions de têtes', '21.95 million head'],
    [1, 'head', '1~tête', '1 head'],
    [7.33, 't/ha', '7,33~t/ha', '7.33 t/ha'],
    [3126.5, 'kg/ha', '3,127~t/ha', '3.127 t/ha'],
    [849, 'kg/ha', '0,849~t/ha', '0.849 t/ha'],
    [78, 'q/ha', '7,8~t/ha', '7.8 t/ha'],
    [303, 'USD/t', '303~USD/t', '303 USD/t'],
    [0.38, 'USD/kg', '0,38~USD/kg', '0.38 USD/kg'],
    [174.2, 'EUR/100kg', '174,2~€/100~kg', '174.2 €/100 kg'],
    [14.46, '%', '14,5_%', '14.5%'],
    [-5.5, 'points', '−5,5~points', '−5.5 percentage points'],
  ])('%d %s', (value, unit, french, english) => {
    expect(visible(formatQuantity(value, unit, 'fr', lexicon))).toBe(french);
    expect(formatQuantity(value, unit, 'en', lexicon)).toBe(english);
  });

  it.each([
    [7.33, 't/ha', 'q/ha', '73,3~q/ha'],
    [25376.78, 'kt', 'kt', '25_376,8~milliers de tonnes'],
    [13.19, 'kt', 'q', '131_900~quintaux'],
    [158.29, 'kha', 'ha', '158_290~hectares'],
    [174.2, 'EUR/100kg', 'EUR/kg', '1,742~€/kg'],
    [7.3417, 'USD/kg', 'USD/t', '7_341,7~USD/t'],
  ])('shows %d %s in %s on request', (value, unit, shown, french) => {
    expect(visible(formatQuantity(value, unit, 'fr', lexicon, { unit: shown }))).toBe(french);
  });

  it('refuses a unit of another dimension and an unknown one', () => {
    expect(() => formatQuantity(1, 'kt', 'fr', lexicon, { unit: 'ha' })).toThrow('cannot be shown');
    expect(() => formatQuantity(1, 'parsec', 'fr', lexicon)).toThrow('no unit parsec');
  });

  it('gives every unit words in both languages, and never a plain space after the figure in French', () => {
    for (const unit of lexicon.units) {
      for (const language of LANGUAGES) {
        expect(formatQuantity(3, unit.id, language, lexicon)).toMatch(/^[\d.,\u202f]+[\u00a0\u202f ]?\S/);
      }
      expect(formatQuantity(3, unit.id, 'fr', lexicon)).not.toMatch(/^\S+ /);
    }
  });

  it('stays within 0.05 % of the value', () => {
    const size = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(size, (value) => {
        const shown = Number(formatNumber(value, 'en').replaceAll(',', ''));
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(value * 5.001e-4);
      }),
    );
  });
});
