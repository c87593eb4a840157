import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function leftOutOf(question: string): string[] {
  const { excluded } = understanding.read(question, '2026-11-20');
  return [...(excluded?.products ?? []), ...(excluded?.places ?? [])];
}

describe('what a sum or an order is asked without', () => {
  it.each([
    ['céréales hors orge en Espagne en 2021', ['barley']],
    ['céréales hors orge et hors avoine en Espagne en 2021', ['barley', 'oats']],
    ['céréales hors orge, hors avoine et hors seigle en Espagne en 2021', ['barley', 'oats', 'rye']],
    ["production de lait de l'UE sauf l'Irlande et sauf la Suède en 2021", ['IE', 'SE']],
    [
      "Si l'on retire l'Espagne, que reste-t-il de la récolte d'olives de l'Union européenne en 2024 ?",
      ['ES'],
    ],
    ["production d'olives de l'UE en 2024 en ôtant la Grèce", ['GR']],
    ['If you take out France, how much wheat did the EU grow in 2024?', ['FR']],
    ['cereals except barley and except oats in Spain in 2021', ['barley', 'oats']],
  ])('« %s »', (question, left) => {
    expect(leftOutOf(question)).toEqual(left);
  });
});

it.each([
  ['céréales hors maïs en France depuis 2015', ['2015', undefined]],
  ['EU wheat production without France in 2019 and 2020', ['2019', '2020']],
])('the ends of a stretch are each told: « %s »', (question, years) => {
  const frame = understanding.read(question, '2026-11-20');
  const told = [frame, frame.alsoAsked].map((one) => one?.period?.value);
  expect(told.map((period) => (period?.kind === 'at' ? period.span.from.slice(0, 4) : undefined))).toEqual(
    years,
  );
  expect(frame.alsoAsked?.excluded).toEqual(frame.excluded);
});

describe('the times that a stretch is asked without', () => {
  it.each([
    ['production de blé en France de 2014 à 2020 sauf 2016', ['2016-01-01'], 'series'],
    [
      'rendement moyen du blé en France de 2010 à 2020 hors 2016 et 2020',
      ['2016-01-01', '2020-01-01'],
      'average',
    ],
    ["pire rendement du blé en France depuis 2010 à l'exception de l'année 2016", ['2016-01-01'], 'extreme'],
    ['best wheat harvest in France since 2010 except 2015', ['2015-01-01'], 'extreme'],
    ['average wheat price from 2020 to 2025 excluding 2022', ['2022-01-01'], 'average'],
  ])('« %s »', (question, days, intent) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.excluded?.periods?.map(({ from }) => from)).toEqual(days);
    expect(frame.intent).toBe(intent);
    expect(frame.period?.words).not.toContain(days[0]?.slice(0, 4));
  });
});

describe('what is to be left out and cannot be', () => {
  it.each([
    ['production de blé en 2016 sauf 2016', 'sauf 2016'],
    ['prix du blé hors emballage en mai 2026', 'hors emballage'],
    ['wheat production in France in 2024 excluding seed', 'excluding seed'],
  ])('is kept to be told: « %s »', (question, words) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame.qualifiers).toContain(words);
    expect(frame.excluded).toBeUndefined();
  });

  it.each([
    'production de blé en France, sans doute en baisse en 2024',
    'céréales hors orge en Espagne en 2021',
  ])('is nothing in « %s »', (question) =>
    expect(understanding.read(question, '2026-11-20').qualifiers ?? []).toEqual([]),
  );
});
