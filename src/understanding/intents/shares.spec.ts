import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['part des oléagineux dans les surfaces françaises', 'utilised-agricultural-area', null],
  ['part du blé dans les surfaces cultivées en France', 'utilised-agricultural-area', null],
  ['share of wheat in the cultivated area of Germany', 'utilised-agricultural-area', null],
  ["part de la France dans les surfaces de blé de l'UE", null, 'EU27_2020'],
  ['part de la France dans la surface de colza', null, null],
  ['part de la France dans la production de colza', null, null],
])(
  'a share in an area is of all the land where no crop is named with it: « %s »',
  (question, product, place) =>
    expect(understanding.read(question, '2026-11-20').whole).toEqual({ product, place }),
);

it.each([
  ["quelle part de l'UE pour la France en blé, et qui est premier ?", ['EU27_2020']],
  ['what share of EU potatoes does Poland have and which country is the largest producer?', ['EU27_2020']],
  ["quelle part de la production de maïs de l'UE pour la France", undefined],
])('a share of a group with who leads it is two questions: « %s »', (question, places) => {
  const { intent, alsoAsked } = understanding.read(question, '2026-11-20');
  expect([intent, alsoAsked?.places.map(({ value }) => value)]).toEqual(['share', places]);
});

it.each([
  [
    "sur l'ensemble des agrumes de l'UE en 2024, quel pourcentage sort des vergers espagnols ?",
    ['citrus'],
    ['ES'],
  ],
  ['sur toutes les pommes récoltées dans l’UE, quelle part vient des vergers polonais ?', ['apples'], ['PL']],
  ['of all EU pears in 2023, what percentage was picked in Dutch orchards?', ['pears'], ['NL']],
  ['quelle part des pommes de l’UE pousse dans les vergers polonais ?', ['apples'], ['PL']],
  ['sur 100 vaches laitières de l’UE, combien sont allemandes ?', ['dairy-cows'], ['DE']],
  ['out of every 10 tonnes of EU olives, how many are Spanish?', ['olives'], ['ES']],
  ['une pomme sur combien de l’UE est polonaise ?', ['apples'], ['PL']],
  ['% de la france ds le blé dur ue 2025', ['durum-wheat'], ['FR']],
  ["Germany's % of EU rapeseed 2024", ['rapeseed'], ['DE']],
  ['Pologne % pommes UE 2024', ['apples'], ['PL']],
])('a country in the Union, of the product named: « %s »', (question, products, places) => {
  const frame = understanding.read(question, '2026-11-20');
  const slots = [frame.products, frame.places].map((all) => all.map(({ value }) => value));
  expect([frame.intent, ...slots, frame.whole, frame.alsoAsked]).toEqual([
    'share',
    products,
    places,
    { product: null, place: 'EU27_2020' },
    undefined,
  ]);
});

it.each([
  '% de hausse du blé dur france ue 2025',
  "% d'évolution du blé dur en France et dans l'UE en 2025",
  'rdt blé dur france et ue 2025',
  'production de lait en France et dans l’UE sur 10 ans',
  "d'une part la production de blé en France, d'autre part son rendement en 2023",
  'pour ma part je cultive du colza, quelle production en France en 2024 ?',
])('no share: « %s »', (question) => {
  expect(understanding.read(question, '2026-11-20').intent).not.toBe('share');
});

it.each([
  ['part du blé et part du maïs dans les céréales françaises', 'products'],
  ["part de la France dans le blé et dans l'orge de l'UE", 'products'],
  ["part de la Roumanie dans les surfaces et dans la production de tournesol de l'UE", 'measures'],
] as const)('two shares, one after the other: « %s »', (question, slot) => {
  const { [slot]: one, alsoAsked } = understanding.read(question, '2026-11-20');
  expect([one.length, alsoAsked?.intent, alsoAsked?.[slot].length]).toEqual([1, 'share', 1]);
});

it.each([
  ['Quelle part des chèvres françaises est laitière ?', ['dairy-goats']],
  ['What share of German cows are dairy?', ['dairy-cows']],
  ['Combien de laitières en France ?', ['dairy-cows']],
  ['nombre de laitières en Allemagne en 2020', ['dairy-cows']],
  ['production laitière de la France en 2021', ['milk']],
  ['combien de bestiaux en France', ['livestock']],
])('the animals that are named or told of are meant: « %s »', (question, products) => {
  expect(understanding.read(question, '2026-11-20').products.map(({ value }) => value)).toEqual(products);
});

it.each([
  ['la France fait 20 % du blé européen, vrai ?', 20],
  ["Est-il vrai que la France produit 30 % du blé de l'UE ?", 30],
  ['Is it true that Spain grows 20% of EU barley?', 20],
])('a share that is put up to be confirmed: « %s »', (question, value) => {
  expect(understanding.read(question, '2026-11-20')).toMatchObject({
    intent: 'share',
    claimed: { value, unit: '%' },
  });
});
