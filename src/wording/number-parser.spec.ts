import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../common/language.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { formatNumber, formatPercent, formatQuantity } from './number-format.js';
import { readNumbers } from './number-parser.js';

const lexicon = loadLexicon();

/** Kind and value of each number: « number 25376.8 ». */
function read(text: string, language: Language = 'fr'): string[] {
  return readNumbers(text, language).map((each) => `${each.kind} ${each.value}`);
}

describe('readNumbers', () => {
  it.each([
    ['25 376,8 milliers de tonnes', ['number 25376800']],
    ['25\u202f376,8', ['number 25376.8']],
    ['1\u00a0234\u2009567', ['number 1234567']],
    ['25.376,8 et 1.234.567', ['number 25376.8', 'number 1234567']],
    ['12,5 puis 12.5', ['number 12.5', 'number 12.5']],
    ['25,38 millions de tonnes', ['number 25380000']],
    ["1,243 million d'hectares", ['number 1243000']],
    ['1.243 million', ['number 1243000']],
    ['2,8 milliards', ['number 2800000000']],
    ['3 billions', ['number 3000000000000']],
    ['plus de cinq millions de tonnes', ['number 5000000']],
    ['vingt-cinq millions', []],
    ['26,9 %', ['percent 26.9']],
    ['−31,2\u202f%', ['percent -31.2']],
    ['(-31,2 pour cent)', ['percent -31.2']],
    ['de − 4 % à + 3 %', ['percent -4', 'percent 3']],
    ['blé – 25 tonnes', ['number 25']],
    ['- 25 tonnes', ['number 25']],
    ['10–20 t', ['number 10', 'number 20']],
    ['25, 30 et 40', ['number 25', 'number 30', 'number 40']],
    ['3,5,7', ['number 3', 'number 5.7']],
    ['0,123 et 0.123', ['number 0.123', 'number 0.123']],
  ])('reads %j in French', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it.each([
    ['25,376.8 thousand tonnes', ['number 25376800']],
    ['39,057 thousand tonnes', ['number 39057000']],
    ['1,243 million', ['number 1243000000']],
    ['1.243 million', ['number 1243000']],
    ['1,234,567', ['number 1234567']],
    ['25.38 million tonnes, 2.8 billion', ['number 25380000', 'number 2800000000']],
    ['more than one million hectares', ['number 1000000']],
    ['half a million', []],
    ['26.9%, 4 percent, 5 per cent', ['percent 26.9', 'percent 4', 'percent 5']],
    ['US$303 and €12.5', ['number 303', 'number 12.5']],
    ['the 1st, 2nd, 3rd and 11th', ['ordinal 1', 'ordinal 2', 'ordinal 3', 'ordinal 11']],
    ['May 12, 2026 and 1 October 2026', ['date 12', 'year 2026', 'date 1', 'year 2026']],
  ])('reads %j in English', (text, numbers) => {
    expect(read(text, 'en')).toEqual(numbers);
  });

  it.each([
    ['En 2024, 25 376 tonnes', ['year 2024', 'number 25376']],
    ['en 2024 376 tonnes', ['year 2024', 'number 376']],
    ['2024 tonnes', ['number 2024']],
    ['récolte 2023/24', ['year 2023', 'date 24']],
    ['de 2018-2025', ['year 2018', 'year 2025']],
    ['le 1er octobre 2026', ['date 1', 'year 2026']],
    ['le 3 avril 2026, 174,2 €/100 kg', ['date 3', 'year 2026', 'number 174.2', 'unit 100']],
    ['semaine 40', ['date 40']],
    ['174,2 euros les 100 kg', ['number 174.2', 'unit 100']],
    ['100 kg de blé', ['number 100']],
    ['2026-05-12', ['year 2026', 'date 5', 'date 12']],
    ['12/05/2026', ['date 12', 'date 5', 'year 2026']],
    ['12.05.2026', ['date 12', 'date 5', 'year 2026']],
    ['le 2e rang, la 1re place', ['ordinal 2', 'ordinal 1']],
    ['1900', ['year 1900']],
    ['2100', ['number 2100']],
  ])('tells years, dates and ranks from figures in %j', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it.each([
    'C1110',
    'EU27_2020',
    'article L. 411-1',
    'R. 123-4-5',
    'art. D411-9-12',
    'L411 ',
    'R*142-3',
    '12345678901234567',
  ])('takes no number from the code %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('gives both readings of a single mark before three digits', () => {
    expect(readNumbers('1,234', 'fr')).toMatchObject([{ value: 1.234, other: 1234 }]);
    expect(readNumbers('1.234', 'fr')).toMatchObject([{ value: 1234, other: 1.234 }]);
    expect(readNumbers('1,234', 'en')).toMatchObject([{ value: 1234, other: 1.234 }]);
    expect(readNumbers('-1.234', 'en')).toMatchObject([{ value: -1.234, other: -1234 }]);
    expect(readNumbers('1234,567', 'fr')).toMatchObject([{ value: 1234.567, other: null }]);
    const thousand = { value: 39_057_000, other: 39_057, step: 1_000 };
    expect(readNumbers('39,057 thousand', 'en')).toMatchObject([thousand]);
    const million = { value: 1_243_000, other: 1_243_000_000, step: 1_000 };
    expect(readNumbers('1.243 million', 'fr')).toMatchObject([million]);
    expect(readNumbers('1,243 million', 'fr')).toMatchObject([million]);
  });

  it('says where the number stands and what its last digit is worth', () => {
    const text = 'soit −25,38 millions de tonnes (12 %)';
    const [mass, percent] = readNumbers(text, 'fr');
    expect(mass && [text.slice(mass.start, mass.end), mass.step]).toEqual(['−25,38 millions', 10_000]);
    expect(percent && [text.slice(percent.start, percent.end), percent.step]).toEqual(['12 %', 1]);
  });

  const finite = fc
    .double({ min: -1e12, max: 1e12, noNaN: true })
    .filter((x) => x === 0 || Math.abs(x) > 1e-6);
  const language = fc.constantFrom(...LANGUAGES);

  it('reads back what formatNumber writes, to half its last digit', () => {
    fc.assert(
      fc.property(finite, language, fc.boolean(), (value, lang, signed) => {
        const text = formatNumber(value, lang, { signed });
        const numbers = readNumbers(`soit ${text}.`, lang);
        expect(numbers).toHaveLength(1);
        const readings = numbers.flatMap((each) => [each.value, each.other ?? each.value]);
        const nearest = Math.min(...readings.map((reading) => Math.abs(reading - value)));
        expect(nearest).toBeLessThanOrEqual((numbers[0]?.step ?? 0) * 0.501 + Math.abs(value) * 1e-11);
        expect(numbers[0]?.value).toBe(
          readings.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0],
        );
      }),
    );
  });

  it('reads back what formatPercent writes', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), language, (value, lang) => {
        const [percent, ...others] = readNumbers(`, ${formatPercent(value, lang)},`, lang);
        expect(others).toEqual([]);
        expect(percent?.kind).toBe('percent');
        expect(Math.abs((percent?.value ?? NaN) - value)).toBeLessThanOrEqual(0.0501);
      }),
    );
  });

  it('reads back the figure of every unit that formatQuantity writes', () => {
    const unit = fc.constantFrom(...lexicon.units.map(({ id }) => id));
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e7, noNaN: true }), unit, language, (value, id, lang) => {
        const numbers = readNumbers(formatQuantity(value, id, lang, lexicon), lang);
        const figures = numbers.filter((each) => each.kind !== 'unit');
        expect(figures).toHaveLength(1);
        const scales = lexicon.units
          .filter((each) => each.dimension === lexicon.getUnit(id).dimension)
          .map((each) => lexicon.getUnit(id).factor / each.factor);
        const gaps = scales.map((scale) => Math.abs((figures[0]?.value ?? NaN) / (value * scale) - 1));
        expect(Math.min(...gaps)).toBeLessThanOrEqual(id === '%' || id === 'points' ? 6 : 0.003);
      }),
    );
  });

  it('gives well-formed, ordered, separate spans for any text', () => {
    const piece = fc.constantFrom(
      '1',
      '25',
      '376',
      '2024',
      ' ',
      '\u202f',
      ',',
      '.',
      '-',
      '−',
      '/',
      '%',
      'L',
      'e',
      ' million',
      ' mai ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        language,
        (text, lang) => {
          let at = 0;
          for (const each of readNumbers(text, lang)) {
            expect(each.start).toBeGreaterThanOrEqual(at);
            expect(each.end).toBeGreaterThan(each.start);
            expect(Number.isFinite(each.value)).toBe(true);
            at = each.end;
          }
          expect(at).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  it.each(['1 ', '1,', '111 ', '1.11 ', '-', '1', 'un million '])(
    'looks twice as often where %j stands twice as often',
    (part) => {
      const looks = vi.spyOn(RegExp.prototype, 'exec');
      readNumbers(part.repeat(2_000), 'fr');
      const once = looks.mock.calls.length;
      readNumbers(part.repeat(4_000), 'fr');
      const twice = looks.mock.calls.length - once;
      looks.mockRestore();
      expect(twice).toBeLessThan(2.01 * once);
    },
  );
});
