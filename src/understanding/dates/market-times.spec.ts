import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the week before a day', () => {
  it.each([
    ["l'agneau à Rungis juste avant Pâques 2026", '2026-03-29', '2026-04-04'],
    ['what was lamb at Rungis worth the week before Christmas 2025?', '2025-12-18', '2025-12-24'],
    ["prix de l'agneau la semaine avant Noël 2025", '2025-12-18', '2025-12-24'],
    ['prix du porc juste avant Pâques', '2026-03-29', '2026-04-04'],
    ['prix du cacao juste avant mai 2025', '2025-04-24', '2025-04-30'],
  ])('« %s »', (question, from, to) => {
    expect(read(question).period?.value).toEqual({ kind: 'at', span: { from, to, grain: 'week' } });
  });

  it('is not all that was before, nor meant of an event', () => {
    expect(read('prix de l’agneau avant Noël 2025').period?.value).toMatchObject({ kind: 'between' });
    expect(read('prix du blé juste avant la guerre en Ukraine').epoch).toBeDefined();
  });
});

it.each([
  'Is the Breton pig higher than at the same week last year?',
  'Is the Breton pig dearer than in the same week a year ago?',
  "Le porc breton est-il plus haut qu'à la même semaine l'an dernier ?",
  "Le porc breton est-il plus cher qu'à la même époque de l'an dernier ?",
])('the same week of last year is a year ago: « %s »', (question) => {
  expect(read(question).period?.value).toEqual(
    read('Le porc breton est-il plus haut qu’il y a un an ?').period?.value,
  );
});

describe('a month of each year', () => {
  it.each([
    ["prix du blé chaque mois d'août depuis 2023", [2023, 2024, 2025, 2026]],
    ['wheat price every August from 2020 to 2022', [2020, 2021, 2022]],
    ['prix du blé en août entre 2020 et 2022', [2020, 2021, 2022]],
  ])('« %s »', (question, years) => {
    const spans = years.map((year) => ({ from: `${year}-08-01`, to: `${year}-08-31`, grain: 'month' }));
    expect(read(question).period?.value).toEqual({ kind: 'each', spans });
  });

  it('is none of a stretch that begins with a month, nor of what is harvested', () => {
    expect(read('prix du blé depuis août 2020').period?.value).toMatchObject({ kind: 'between' });
    expect(read('production de blé en France de 2020 à 2022').period?.value.kind).toBe('between');
  });
});

describe('the same time of the year before', () => {
  it.each([
    'is urea cheaper than this time last year?',
    "l'urée est-elle plus chère qu'à la même époque l'an dernier ?",
    "le porc vaut-il plus qu'à pareille époque l'année dernière ?",
    "prix du blé par rapport au même mois l'an dernier",
    'urea price against the same month last year',
  ])('is a year before the newest figure: « %s »', (question) => {
    expect(read(question).period?.value).toEqual({ kind: 'last', count: 1, grain: 'year', asChange: true });
  });

  it.each([
    "prix du maïs en mai 2025 par rapport au même mois de l'année dernière",
    'maize price in May 2025 versus the same month last year',
  ])('is a year before the month that is named: « %s »', (question) => {
    expect(JSON.stringify(read(question).period?.value)).toMatch(
      /2024-05-01.*2025-05-01|2025-05-01.*2024-05-01/,
    );
  });

  it('is a month where nothing is set beside it', () => {
    expect(read("prix de l'urée à la même époque l'an dernier").period?.value).toMatchObject({
      kind: 'at',
      span: { from: '2025-11-01', grain: 'month' },
    });
  });
});

describe('coming back to the level of a time', () => {
  it.each([
    'le cacao est-il revenu au niveau de 2019 ?',
    "les prix de l'urée sont-ils revenus à leur niveau de 2019 ?",
    'has cocoa returned to its 2019 level?',
  ])('is set against it, and no income: « %s »', (question) => {
    expect(read(question)).toMatchObject({
      intent: 'change',
      unheldMeasure: null,
      period: { value: { kind: 'between', from: { from: '2019-01-01' }, to: null } },
    });
  });

  it('leaves income what it is', () => {
    expect(read('comparaison des revenus agricoles').unheldMeasure).not.toBeNull();
  });
});

it.each(["what's the record for palm oil and when?", "c'est quoi le record du cacao ?"])(
  'a record is no definition: « %s »',
  (question) => expect(read(question).intent).toBe('extreme'),
);
