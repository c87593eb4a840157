import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.js';
import type { Period } from '../period.js';
import { tokenise } from '../tokens.js';
import { spotDates } from './date-spotter.js';
import { resolvePeriod } from './period-resolver.js';

const TODAY = '2026-11-20';

function read(text: string, ahead = false): Period | null {
  return resolvePeriod(
    spotDates(tokenise(normalise(text)), TODAY, () => false),
    { today: TODAY, ahead },
  );
}

/** A period in short: "2024", "2019..2023", "2015 2024", "last 5 year". */
function short(period: Period | null): string {
  if (!period) return 'none';
  const day = (span: { from: string; to: string; grain: string } | null): string => {
    if (!span) return '';
    const names: Record<string, string> = {
      day: span.from,
      month: span.from.slice(0, 7),
      year: span.from.slice(0, 4),
      decade: `${span.from.slice(0, 3)}0s`,
      season: `${span.from.slice(0, 4)}/${span.to.slice(2, 4)}`,
      quarter: `${span.from.slice(0, 7)}+3`,
      week: `week of ${span.from}`,
    };
    return names[span.grain] ?? '?';
  };
  if (period.kind === 'at') return day(period.span);
  if (period.kind === 'each') return period.spans.map(day).join(' ');
  if (period.kind === 'between') return `${day(period.from)}..${day(period.to)}`;
  if (period.kind === 'all') return 'all';
  if (period.kind === 'latest' && period.count) return `latest ${period.count}`;
  if (period.kind === 'latest') return period.grain ? `latest ${period.grain}` : 'latest';
  return `${period.kind} ${period.count} ${period.grain}`;
}

describe('dates in questions', () => {
  it.each([
    ['production de blé en 2024', '2024'],
    ['récolte 2024', '2024'],
    ["l'an 2000", '2000'],
    ['en deux mille vingt-quatre', '2024'],
    ['in twenty twenty-four', '2024'],
    ['mille neuf cent quatre-vingt-dix-huit', '1998'],
    ['en quatre-vingt-douze', '1992'],
    ['le blé en 85 en France', '1985'],
    ['depuis 98', '1998..'],
    ["depuis l'an 2000", '2000..'],
    ['prix avant-hier', '2026-11-18'],
    ['the price the day before yesterday', '2026-11-18'],
    ['après-demain', '2026-11-22'],
    ['above 2000 dollars a tonne', 'none'],
    ['plus de 2000 kt de soja en 2022', '2022'],
    ['Pâques 2026', '2026-04'],
    ['en mars prochain', '2027-03'],
    ['next June', '2027-06'],
    ['by next December', '2026-12'],
    ['Easter 2024', '2024-03'],
    ['en 24', '2024'],
    ['en 60 jours', 'none'],
    ['passer en 80 q/ha', 'none'],
    ['entre deux mille et deux mille dix', '2000..2010'],
    ['entre deux mille douze et deux mille quinze', '2012..2015'],
    ['between two thousand and two thousand five', '2000..2005'],
    ['deux mille et un', '2001'],
    ['depuis le début du siècle', '2000..'],
    ['the worst of the century', '2000..'],
    ['depuis la pandémie', '2020..'],
    ['since the war in Ukraine', '2022..'],
    ['since ten years', 'last 10 year'],
    ['en 2025, de mars à mai', '2025-03..2025-05'],
    ['année 2022, de janvier à mars', '2022-01..2022-03'],
    ['été 2025 (juin à août)', '2025-06..2025-08'],
    ['en 2024, prix en mars', '2024-03'],
    ['mai (2024)', '2024-05'],
    ['de novembre à février, campagne close en 2024', '2023-11..2024-02'],
    ['1983 et aujourd’hui', '1983..'],
    ['2010 contre maintenant', '2010..'],
    ['aujourd’hui je veux 2023', '2023'],
    ['prix en mai 2026', '2026-05'],
    ['prix mai 2026', '2026-05'],
    ['prix du maïs en mai', '2026-05'],
    ['price in December', '2025-12'],
    ['in May 2026', '2026-05'],
    ['05/2026', '2026-05'],
    ['2026-05', '2026-05'],
    ['2026M05', '2026-05'],
    ['le 3 avril 2026', '2026-04-03'],
    ['le 1er mai 2026', '2026-05-01'],
    ['on April 3, 2026', '2026-04-03'],
    ['3rd of April 2026', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['le 3 avril', '2026-04-03'],
    ['entre 2019 et 2023', '2019..2023'],
    ['between 2019 and 2023', '2019..2023'],
    ['de 2010 à 2024', '2010..2024'],
    ['entre 2024 et 2010', '2010..2024'],
    ['from 2024 to 2010', '2010..2024'],
    ['from 2010 to 2024', '2010..2024'],
    ['2010 à 2024', '2010..2024'],
    ['sur 2020-2024', '2020..2024'],
    ['entre 2020 et 24', '2020..2024'],
    ['2015-20', '2015..2020'],
    ['entre janvier 2025 et mai 2026', '2025-01..2026-05'],
    ['entre janvier et mai 2026', '2026-01..2026-05'],
    ['de janvier à mai 2026', '2026-01..2026-05'],
    ['between January and May 2026', '2026-01..2026-05'],
    ['entre novembre et mars 2026', '2025-11..2026-03'],
    ['entre le 3 octobre 2025 et le 2 octobre 2026', '2025-10-03..2026-10-02'],
    ['du 3 au 9 avril 2026', '2026-04-03..2026-04-09'],
    ['janvier 2015 à décembre 2025', '2015-01..2025-12'],
    ['depuis 2018', '2018..'],
    ['since 2018', '2018..'],
    ['depuis janvier 2020', '2020-01..'],
    ["depuis le début de l'année", '2026-01..'],
    ["depuis le début de l'année 2026", '2026-01..'],
    ['à partir de 2015', '2015..'],
    ['from 2015 onwards', '2015..'],
    ["jusqu'en août 2026", '..2026-08'],
    ['until 2010', '..2010'],
    ["d'ici fin 2026", '..2026-12'],
    ["d'ici la fin de l'été 2026", '..2026-08'],
    ['by the end of 2027', '..2027-12'],
    ["d'ici la fin de l'année", '..2026-12'],
    ["d'ici la fin de l'année, merci", '..2026-12'],
    ['après 2015', '2016..'],
    ['avant 2015', '..2014'],
    ['en 2015 et 2024', '2015 2024'],
    ['2015 vs 2024', '2015 2024'],
    ['en 2015, 2018 et 2020', '2015 2018 2020'],
    ['mars et avril 2026', '2026-03 2026-04'],
    ['2023/24', '2023/24'],
    ['campagne 2023-2024', '2023/24'],
    ['ces cinq dernières années', 'last 5 year'],
    ['les 10 dernières années', 'last 10 year'],
    ['sur les dix dernières années', 'last 10 year'],
    ['over the past decade', 'last 10 year'],
    ['the last five years', 'last 5 year'],
    ['depuis dix ans', 'last 10 year'],
    ['sur 10 ans', 'last 10 year'],
    ['au cours des 12 derniers mois', 'last 12 month'],
    ['ces dernières années', 'last 5 year'],
    ['la dernière décennie', 'last 10 year'],
    ['moyenne quinquennale', 'last 5 year'],
    ['five-year average', 'last 5 year'],
    ['les trois prochains mois', 'next 3 month'],
    ['next six months', 'next 6 month'],
    ['dans les prochaines semaines', 'next 4 week'],
    ['dans les mois à venir', 'next 6 month'],
    ['dans trois mois', 'next 3 month'],
    ["l'an dernier", '2025'],
    ["l'année dernière", '2025'],
    ['last year', '2025'],
    ["l'année prochaine", '2027'],
    ['cette année', '2026'],
    ['le mois dernier', '2026-10'],
    ['last month', '2026-10'],
    ['il y a trois ans', '2023'],
    ['two years ago', '2024'],
    ["l'avant-dernière année", '2024'],
    ["en 2024, par rapport à l'année d'avant", '2024 2023'],
    ['in 2020 and the year after', '2020 2021'],
    ['2021 … cette année-là', '2021'],
    ["l'année d'avant", '2025'],
    ["depuis 2010 jusqu'en 2023", '2010..2023'],
    ['sur un an', 'last 1 year'],
    ['en mai 2026 sur un an', '2025-05..2026-05'],
    ['year on year in May 2026', '2025-05..2026-05'],
    ['mai 2026 contre mai 2025 sur un an', '2026-05 2025-05'],
    ['depuis deux ans', 'last 2 year'],
    ['le 3 avril 2026 en glissement annuel', '2025-04-04..2026-04-03'],
    ['orge 2021 tonnes', '2021'],
    ['récolte 2021 tonnes', '2021'],
    ['je récolte 2000 tonnes', 'none'],
    ['plus de 2000 hectares', 'none'],
    ['2020 et 2000 ha', '2020'],
    ['été 2026', '2026-06+3'],
    ['au printemps prochain', '2027-03+3'],
    ["l'hiver 2025", '2025-12+3'],
    ['les années 2010', '2010s'],
    ['années 90', '1990s'],
    ['in the 2010s', '2010s'],
    ['début 2026', '2026-01+3'],
    ['fin 2025', '2025-10+3'],
    ['fin mai 2026', 'week of 2026-05-25'],
    ['début janvier 2025', 'week of 2025-01-01'],
    ['mi-juillet 2025', 'week of 2025-07-12'],
    ['mi-2025', '2025-05+3'],
    ['T1 2025', '2025-01+3'],
    ['Q3 2024', '2024-07+3'],
    ['premier trimestre 2025', '2025-01+3'],
    ['third quarter of 2024', '2024-07+3'],
    ['semaine 40 de 2025', 'week of 2025-09-29'],
    ['la semaine du 1er octobre 2026', 'week of 2026-09-28'],
    ['cette semaine', 'latest week'],
    ['le dernier prix', 'latest'],
    ['latest figure', 'latest'],
    ['les trois dernières cotations du porc', 'latest 3'],
    ['les 3 cotations les plus récentes du porc', 'latest 3'],
    ['the 3 most recent quotes for pork', 'latest 3'],
    ['last five monthly wheat prices', 'latest 5'],
    ['les 3 derniers mois', 'last 3 month'],
    ['les trois derniers par prix', 'latest'],
    ['dernière récolte connue', 'latest year'],
    ["aujourd'hui", 'latest day'],
    ['plus haut historique', 'all'],
    ['depuis toujours', 'all'],
    ['combien a été produit', 'none'],
    ['mais le blé', 'none'],
    ['may I ask', 'none'],
    ['2000 hectares', 'none'],
  ])('%s → %s', (text, expected) => {
    expect(short(read(text))).toBe(expected);
  });

  it('looks ahead where the question does', () => {
    expect(short(read('sur 6 mois', true))).toBe('next 6 month');
    expect(short(read('en juin', true))).toBe('2027-06');
    expect(short(read('à Noël', true))).toBe('2026-12');
    expect(short(read('en juin', false))).toBe('2026-06');
  });
});
