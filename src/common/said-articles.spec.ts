import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withSaidNumbers } from './said-articles.js';

const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const FRENCH_TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function tensIn(value: number, tens: readonly string[], and: string): string {
  const [ten, unit] = [Math.floor(value / 10), value % 10];
  if (unit === 0) return tens[ten] ?? '';
  return `${tens[ten] ?? ''}${unit === 1 ? and : '-'}${FRENCH[unit] ?? ''}`;
}

/** As in France, or as in Belgium and Switzerland. */
function inFrench(value: number, isBelgian: boolean): string {
  if (value < 100) return isBelgian ? inBelgian(value) : inStandard(value);
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const hundred = hundreds === 1 ? 'cent' : `${FRENCH[hundreds] ?? ''} cent`;
  return rest === 0 ? hundred : `${hundred} ${inFrench(rest, isBelgian)}`;
}

function inBelgian(value: number): string {
  if (value <= 16) return FRENCH[value] ?? '';
  return tensIn(value, [...FRENCH_TENS, 'septante', 'huitante', 'nonante'], ' et ');
}

function inStandard(value: number): string {
  if (value < 70) return inBelgian(value);
  if (value < 80) return `soixante${value === 71 ? ' et ' : '-'}${inBelgian(value - 60)}`;
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${inBelgian(value - 80)}`;
}

function inEnglish(value: number, and: string): string {
  if (value >= 100) {
    const hundred = `${ENGLISH[Math.floor(value / 100)] ?? ''} hundred`;
    return value % 100 === 0 ? hundred : `${hundred}${and}${inEnglish(value % 100, and)}`;
  }
  if (value < 20) return ENGLISH[value] ?? '';
  const ten = ENGLISH_TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${ENGLISH[value % 10] ?? ''}`;
}

const number = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1, max: 199 }));
const lead = fc.constantFrom('', 'article ', 'l’article L ', 'R. ', 'D ');

describe('the numbers of articles in words', () => {
  it('are read in French, wherever they stand', () => {
    const dash = fc.constantFrom(' tiret ', ' trait d’union ', ' - ', ' dash ');
    fc.assert(
      fc.property(number, lead, dash, fc.boolean(), (parts, before, between, isBelgian) => {
        fc.pre(between !== ' - ' || before !== '');
        const said = parts.map((part) => inFrench(part, isBelgian)).join(between);
        const text = `Que dit ${before}${said} du code ?`;
        const read = withSaidNumbers(text);
        expect(read).toContain(`${parts.join('-')} du code ?`);
        expect(read).toHaveLength(text.length);
      }),
    );
  });

  it('are read in English', () => {
    const and = fc.constantFrom(' ', ' and ');
    fc.assert(
      fc.property(number, lead, and, (parts, before, joining) => {
        const said = parts.map((part) => inEnglish(part, joining)).join(' dash ');
        expect(withSaidNumbers(`what does ${before}${said} say`)).toContain(`${parts.join('-')} say`);
      }),
    );
  });

  it('are none where no article is named', () => {
    const noun = fc.constantFrom('hectares', 'tonnes', 'brebis', 'kilos et deux vaches');
    fc.assert(
      fc.property(number, noun, ([one, other], counted) => {
        const text = `j’ai ${inFrench(one, false)} ${counted}, et ${inFrench(other, true)} ${counted}`;
        expect(withSaidNumbers(text)).toBe(text);
      }),
    );
  });

  it.each([
    'deux mille vingt-quatre',
    'un article sur trois cents',
    'de cent à deux cents',
    'article un',
    '',
  ])('are none in «%s»', (text) => {
    expect(withSaidNumbers(text)).toBe(text);
  });
});
