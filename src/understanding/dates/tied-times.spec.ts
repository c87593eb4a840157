import { describe, expect, it } from 'vitest';
import { normalise } from '../text/normalise.js';
import { tokenise } from '../text/tokens.js';
import { spotDates } from './date-spotter.js';
import type { Period } from './period.js';
import { resolvePeriod } from './period-resolver.js';

const TODAY = '2026-11-20';

/** The first days and grains of what the dates of a text are taken for. */
function datesIn(text: string): string[] {
  const dates = spotDates(tokenise(normalise(text)), TODAY, () => false);
  return dates.map((date) => short(resolvePeriod([date], { today: TODAY, ahead: false })));
}

function short(period: Period | null): string {
  if (period?.kind === 'at') return `${period.span.from} ${period.span.grain}`;
  return period?.kind === 'between' ? `${period.from?.from} to ${period.to?.from}` : (period?.kind ?? 'none');
}

describe('a time of a year or a month that is named before it', () => {
  it.each([
    ["Un roman à l'été 2008 : le cours du soja en juillet de cette année-là ?", ['2008-07-01 month']],
    ['En 1998 ; le cacao en décembre de cette même année ?', ['1998-12-01 month']],
    ['set in the summer of 2008: soybeans in July of that year?', ['2008-07-01 month']],
    ['Marié en 2008. Le maïs en juin de la même année ?', ['2008-01-01 year', '2008-06-01 month']],
    [
      'né en 1975, elle en 1980. Le cacao, cette année-là, en juillet ?',
      ['1975-01-01 year', '1980-01-01 year', '1980-07-01 month'],
    ],
    [
      'en janvier 2007. Le riz de mars à mai de l’année suivante ?',
      ['2007-01-01 month', '2008-03-01 to 2008-05-01'],
    ],
    ['juin 2012 et décembre de la même année', ['2012-06-01 month', '2012-12-01 month']],
    ['né en mars 2011. Le café ce mois-là ?', ['2011-03-01 month', '2011-03-01 month']],
    ['on 12 March 2020. Sugar that same month?', ['2020-03-12 day', '2020-03-01 month']],
  ])('« %s » is %j', (text, dates) => expect(datesIn(text)).toEqual(dates));

  it.each([
    ['le blé ce mois-ci', ['2026-11-01 month']],
    ["en 2012 … le maïs en mars de l'année dernière", ['2012-01-01 year', '2025-03-01 month']],
    ["en juin de l'année précédente", ['2025-06-01 month']],
    ['le prix en juin de cette année', ['2026-06-01 month']],
  ])('is not what counts from today: « %s »', (text, dates) => expect(datesIn(text)).toEqual(dates));

  it('is what the words of another year say', () => {
    expect(datesIn('en mai 2026 et le même mois de 2020')).toContain('2020-01-01 year');
  });
});

describe('a day of the week', () => {
  it.each([
    ['le porc vendredi dernier', ['2026-11-13 day']],
    ['le porc jeudi passé', ['2026-11-19 day']],
    ['le porc lundi prochain', ['2026-11-23 day']],
    ['lamb last Friday', ['2026-11-13 day']],
    ['lamb next Friday', ['2026-11-27 day']],
    ['the last Thursday of September 2026', ['latest', '2026-09-01 month']],
    ['le marché du lundi', []],
  ])('is the nearest before today or after it: « %s »', (text, dates) =>
    expect(datesIn(text)).toEqual(dates),
  );
});
