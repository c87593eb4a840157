import { describe, expect, it } from 'vitest';
import { normalise } from '../text/normalise.js';
import type { Period } from './period.js';
import { tokenise } from '../text/tokens.js';
import { spotDates } from './date-spotter.js';
import { resolvePeriod } from './period-resolver.js';

function read(text: string, today = '2026-11-20', ahead = false): string {
  const dates = spotDates(tokenise(normalise(text)), today, () => false);
  return short(resolvePeriod(dates, { today, ahead }));
}

/** "2027-07..2027-08", "..2027-08", "next 18 month". */
function short(period: Period | null): string {
  if (!period) return 'none';
  if (period.kind === 'at') return `${period.span.from.slice(0, 7)}..${period.span.to.slice(0, 7)}`;
  if (period.kind === 'between') return `..${period.to?.to.slice(0, 7)}`;
  if (period.kind === 'next') return ['next', period.count, period.grain, period.fromToday].join(' ').trim();
  return 'count' in period ? `${period.kind} ${period.count} ${period.grain}` : period.kind;
}

describe('times still to come', () => {
  it.each([
    ['Prix du maïs pour la moisson', '2027-07..2027-08'],
    ['how much could the EU harvest next year', '2027-01..2027-12'],
    ["d'ici la moisson", '..2027-08'],
    ["d'ici la rentrée", '..2027-09'],
    ["d'ici Pâques", '..2027-03'],
    ["où ira le blé d'ici à Pâques", '..2027-03'],
    ["monter d'ici mars", '..2027-03'],
    ['à la prochaine moisson', '2027-07..2027-08'],
    ['maize production next harvest', '2027-07..2027-08'],
    ['by next summer', '..2027-08'],
    ['price by harvest', '..2027-08'],
    ['next spring', '2027-03..2027-05'],
    ['au printemps prochain', '2027-03..2027-05'],
    ['le prix du café cet hiver', '2026-12..2027-02'],
    ['urea price in 18 months', 'next 18 month then'],
    ["in six weeks' time", 'next 6 week then'],
    ['prévi urée 4 mois', 'next 4 month'],
    ['urea forecast 6 months', 'next 6 month'],
    ['prévi blé 2 trimestres', 'next 2 quarter'],
    ['prev colza 1 an', 'next 1 year'],
    ['cacao sous 3 mois', 'next 3 month until'],
    ['huile de palme à horizon six mois', 'next 6 month until'],
    ["le maïs à l'horizon de deux ans", 'next 2 year until'],
    ['palm oil 90 days out', 'next 90 day then'],
    ['DAP price half a year from now', 'next 6 month then'],
    ['robusta three months from now', 'next 3 month then'],
    ['maize price in about two months', 'next 2 month then'],
    ['cocoa a year from today', 'next 1 year then'],
    ['sugar six months ahead', 'next 6 month then'],
    ['over the six months ahead', 'next 6 month'],
    ['dans un an et demi', 'next 18 month then'],
    ["d'ici à deux ans", 'next 2 year until'],
    ['within three months', 'next 3 month until'],
    ['dans les six mois', 'next 6 month until'],
    ['dans les six mois à venir', 'next 6 month'],
    ['café robusta à 6 mois', 'next 6 month until'],
    ['cafe robusta a six mois', 'next 6 month until'],
    ['prévision du maïs à trois mois', 'next 3 month until'],
    ["cacao à l'échéance de trois mois", 'next 3 month until'],
    ['cocoa by year end', '..2026-12'],
    ['urea price outlook year end', '..2026-12'],
    ['where will wheat be at year end', '..2026-12'],
    ["où sera le blé fin d'année", '..2026-12'],
    ["le blé était à 303 dollars, prévision fin d'année", '..2026-12'],
    ["le blé d'ici la fin d'année", '..2026-12'],
  ])('%s', (words, period) => expect(read(words)).toBe(period));

  it('come from the day on which the question is asked', () => {
    expect(read('next harvest', '2026-03-01')).toBe('2026-07..2026-08');
    expect(read('d’ici Pâques', '2026-03-01')).toBe('..2026-04');
    expect(read('cet hiver', '2026-02-10')).toBe('2025-12..2026-02');
  });
});

describe('the end of the year', () => {
  it.each([
    'How many cattle were there in Ireland at the end of the year?',
    'how many cattle were there by year end',
    'number of pigs in Spain at year end',
    "Cheptel porcin fin d'année",
    "combien de bovins y avait-il en Irlande en fin d'année",
  ])('looks ahead only where the question does: « %s »', (question) => {
    expect(read(question)).toBe('latest');
  });
});

describe('times that the rest of the question decides', () => {
  it.each([
    ['à la rentrée', '2026-09..2026-09', '2027-09..2027-09'],
    ['à Pâques', '2026-04..2026-04', '2027-03..2027-03'],
    ['at harvest', '2026-07..2026-08', '2027-07..2027-08'],
  ])('%s', (words, past, future) => {
    expect(read(words)).toBe(past);
    expect(read(words, '2026-11-20', true)).toBe(future);
  });
});

describe('what is no horizon', () => {
  it.each([
    ['how much did wheat rise in 18 months', 'last 18 month'],
    ['wheat price change in 5 years', 'last 5 year'],
    ['évolution du café à 6 mois', 'last 6 month'],
    ['bovins de 12 à 24 mois', 'last 24 month'],
    ['pour trois à cinq ans', 'last 5 year'],
    ['in two years of drought', 'last 2 year'],
    ['la moisson de blé en France', 'none'],
    ['wheat harvest in France', 'none'],
    ['rendement à la moisson 2024', '2024-01..2024-12'],
    ['cet été', '2026-06..2026-08'],
    ['prévision du blé et moyenne 5 ans', 'none'],
    ['wheat price 4 months ago', '2026-07..2026-07'],
  ])('%s', (words, period) => expect(read(words)).toBe(period));
});
