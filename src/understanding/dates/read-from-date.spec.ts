import { describe, expect, it } from 'vitest';
import { normalise } from '../text/normalise.js';
import { tokenise } from '../text/tokens.js';
import { spotDates } from './date-spotter.js';
import { resolvePeriod } from './period-resolver.js';

function read(text: string): unknown {
  const dates = spotDates(tokenise(normalise(text)), '2026-11-20', () => false);
  return resolvePeriod(dates, { today: '2026-11-20', ahead: false });
}

describe('a time counted from another', () => {
  it.each([
    ['prix du blé deux ans avant mai 2026', '2024-05-01', 'month'],
    ['wheat price two years before May 2026', '2024-05-01', 'month'],
    ['prix du cacao trois mois après mars 2024', '2024-06-01', 'month'],
    ['cocoa six months after January 2024', '2024-07-01', 'month'],
    ["prix de l'urée 6 mois avant août 2022", '2022-02-01', 'month'],
    ['urea three months earlier than August 2022', '2022-05-01', 'month'],
    ['soybean price the month after June 2024', '2024-07-01', 'month'],
    ['prix du soja le mois suivant juin 2024', '2024-07-01', 'month'],
    ['palm oil a quarter after December 2023', '2024-03-01', 'month'],
    ['blé tendre un an avant la récolte 2022', '2021-01-01', 'year'],
    ["production d'orge deux ans après 2019", '2021-01-01', 'year'],
    ['maize the year before 2022', '2021-01-01', 'year'],
    ["colza l'année d'après 2020", '2021-01-01', 'year'],
    ["l'année qui précède la moisson 2023", '2022-01-01', 'year'],
    ['cheptel cinq ans avant 2021', '2016-01-01', 'year'],
    ['ten years after the 2010 harvest', '2020-01-01', 'year'],
    ['trois jours après le 5 mars 2024', '2024-03-08', 'day'],
  ])('%s', (words, from, grain) => {
    expect(read(words)).toMatchObject({ kind: 'at', span: { from, grain } });
  });

  it.each(['avant 2020', 'before 2020'])('is no stretch before it: « %s »', (words) =>
    expect(read(words)).toMatchObject({ kind: 'between' }),
  );
});

describe('a stretch counted from a time', () => {
  it.each([
    ['les deux ans avant 2020', '2018', '2019'],
    ['over the five years before 2020', '2015', '2019'],
    ['in the five years before 2020', '2015', '2019'],
    ['wheat in the last five years before 2020', '2015', '2019'],
    ['dans les cinq ans avant 2020', '2015', '2019'],
    ['au cours des dix années précédant 2015', '2005', '2014'],
    ['les trois campagnes qui ont suivi 2010', '2011', '2013'],
    ['the three harvests after 2010', '2011', '2013'],
    ['in the five years to 2023', '2019', '2023'],
    ['les six mois avant mars 2022', '2021-09', '2022-02'],
  ])('%s', (words, from, to) => {
    const day = (start: string): unknown => ({ from: expect.stringMatching(new RegExp(`^${start}`, 'u')) });
    expect(read(words)).toMatchObject({ kind: 'between', from: day(from), to: day(to) });
  });
});
