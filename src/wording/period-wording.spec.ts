import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../common/language.js';
import {
  betweenPeriods,
  fromPeriodTo,
  inPeriod,
  overPeriods,
  periodName,
  sincePeriod,
  stretchesOf,
  untilPeriod,
} from './period-wording.js';

describe('period wording', () => {
  it.each([
    ['2024', 'en 2024', 'in 2024'],
    ['2026-05', 'en mai 2026', 'in May 2026'],
    ['2026-08', 'en août 2026', 'in August 2026'],
    ['2026-10-01', 'le 1er octobre 2026', 'on 1 October 2026'],
    ['2025-12-31', 'le 31 décembre 2025', 'on 31 December 2025'],
  ])('places %s in time', (period, french, english) => {
    expect(inPeriod(period, 'fr')).toBe(french);
    expect(inPeriod(period, 'en')).toBe(english);
  });

  it.each([
    ['2018', '2025', ['de 2018 à 2025', 'entre 2018 et 2025', 'from 2018 to 2025', 'between 2018 and 2025']],
    [
      '2024-08',
      '2026-05',
      [
        "d'août 2024 à mai 2026",
        'entre août 2024 et mai 2026',
        'from August 2024 to May 2026',
        'between August 2024 and May 2026',
      ],
    ],
    [
      '2025-10-03',
      '2026-10-02',
      [
        'du 3 octobre 2025 au 2 octobre 2026',
        'entre le 3 octobre 2025 et le 2 octobre 2026',
        'from 3 October 2025 to 2 October 2026',
        'between 3 October 2025 and 2 October 2026',
      ],
    ],
    [
      '2026-01',
      '2026-04',
      [
        'de janvier à avril 2026',
        'entre janvier et avril 2026',
        'from January to April 2026',
        'between January and April 2026',
      ],
    ],
    [
      '2026-08-28',
      '2026-09-25',
      [
        'du 28 août au 25 septembre 2026',
        'entre le 28 août et le 25 septembre 2026',
        'from 28 August to 25 September 2026',
        'between 28 August and 25 September 2026',
      ],
    ],
    [
      '2026-11-01',
      '2026-11-15',
      [
        'du 1er au 15 novembre 2026',
        'entre le 1er et le 15 novembre 2026',
        'from 1 to 15 November 2026',
        'between 1 and 15 November 2026',
      ],
    ],
  ])('spans %s to %s', (from, to, wordings) => {
    const said = LANGUAGES.flatMap((language) => [
      fromPeriodTo(from, to, language),
      betweenPeriods(from, to, language),
    ]);
    expect(said).toEqual(wordings);
  });

  it.each([
    ['2010', ['depuis 2010', 'since 2010', "jusqu'en 2010", 'up to 2010']],
    ['2026-08', ['depuis août 2026', 'since August 2026', "jusqu'en août 2026", 'up to August 2026']],
    [
      '2025-10-03',
      ['depuis le 3 octobre 2025', 'since 3 October 2025', "jusqu'au 3 octobre 2025", 'up to 3 October 2025'],
    ],
  ])('starts and ends a stretch at %s', (period, wordings) => {
    const said = [sincePeriod, untilPeriod].flatMap((wording) =>
      LANGUAGES.map((language) => wording(period, language)),
    );
    expect(said).toEqual(wordings);
  });

  it.each([
    [['2020', '2024'], 'en 2020 et en 2024', 'in 2020 and in 2024'],
    [['2024', '2020', '2021', '2022'], 'de 2020 à 2022 et en 2024', 'from 2020 to 2022 and in 2024'],
    [['2020', '2021'], 'en 2020 et en 2021', 'in 2020 and in 2021'],
    [
      ['2020-04', '2020-05', '2020-12', '2021-01'],
      'en avril et mai 2020, en décembre 2020 et en janvier 2021',
      'in April and May 2020, in December 2020 and in January 2021',
    ],
    [
      ['2015-11', '2015-12', '2016-01', '2020-05'],
      'de novembre 2015 à janvier 2016 et en mai 2020',
      'from November 2015 to January 2016 and in May 2020',
    ],
  ])('names %j without what lies between', (periods, french, english) => {
    expect(overPeriods(periods, 'fr')).toBe(french);
    expect(overPeriods(periods, 'en')).toBe(english);
  });

  it('makes a stretch of days that follow one another among all there are', () => {
    const all = ['2025-04-18', '2025-04-25', '2025-05-02', '2025-05-09', '2025-05-16'];
    const some = [...all.slice(0, 3), ...all.slice(4)];
    expect(stretchesOf(some, 'fr', all)).toEqual(['du 18 avril au 2 mai 2025', 'le 16 mai 2025']);
    expect(stretchesOf(some, 'en')).toHaveLength(4);
  });

  it.each(['', '24', '2024-13', '2024-1', '2024-05-32', '2024-05-01T00:00', 'mai 2024'])(
    'refuses %j',
    (period) => {
      expect(() => periodName(period, 'fr')).toThrow('is not a period');
    },
  );

  it('never leaves « de » before a vowel or « à le »', () => {
    const day = fc.date({ min: new Date('1960-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const period = fc
      .tuple(day, fc.constantFrom(4, 7, 10))
      .map(([date, length]) => date.toISOString().slice(0, length));
    fc.assert(
      fc.property(period, period, (from, to) => {
        const text = ` ${fromPeriodTo(from, to, 'fr')} ${betweenPeriods(from, to, 'fr')} `;
        expect(text).not.toMatch(/ de [aeiouéèêâôîh]| de le | à le | en le |undefined| 1 [a-zéû]/);
      }),
    );
  });
});
