import { expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { differenceDecimals, formatAlike, formatPair, formatWithin, unitSaidOnce } from './quantity-pair.js';

const lexicon = loadLexicon();

it.each([
  ['kt', 34709.32, 25376.78, '34,71', '25,38 millions de tonnes'],
  ['USD/kg', 0.4, 0.34, '0,40', '0,34 USD/kg'],
  ['USD/t', 440, 356.25, '440,00', '356,25 USD/t'],
  ['USD/t', 431, 440, '431', '440 USD/t'],
  ['t/ha', 7.1791, 7.33, '7,18', '7,33 t/ha'],
  ['t', 97_464_936, 348_751_000, '97,5', '348,8 millions de tonnes'],
  ['ha', 1_078_800, 743_910, '1,079', '0,744 million d’hectares'],
  ['head', 289_607, 2_752_000, '289 607 têtes', '2,752 millions de têtes'],
  ['ha', 12_000, 1_243_000, '12 000 hectares', '1,243 million d’hectares'],
  ['USD/kg', 0.004, 12.5, '0,004', '12,5 USD/kg'],
])('two figures in %s, %d and %d, are said alike', (unit, first, last, one, other) => {
  const pair = formatPair({ value: first, unit }, { value: last, unit }, 'fr', lexicon, null);
  expect(pair.map((text) => text.replace(/[\u00a0\u202f]/gu, ' ').replace("'", '’'))).toEqual([one, other]);
});

it.each([
  ['USD/kg', [4.16, 3.4], '4,16 USD/kg', '3,40 USD/kg'],
  ['kt', [26160, 46300], '26,16 millions de tonnes', '46,30 millions de tonnes'],
  ['kt', [871.99, 3385.1], '871 990 tonnes', '3,385 millions de tonnes'],
  ['kt', [6.76, 3385.1], '6 760 tonnes', '3,385 millions de tonnes'],
  ['t', [117_840, 1313, 244_920, 886.28], '117 840 tonnes', '1 313 tonnes', '244 920 tonnes', '886 tonnes'],
  ['t/ha', [8.28, 6.80123], '8,28 t/ha', '6,80 t/ha'],
  ['t/ha', [10], '10 t/ha'],
  ['USD/kg', [3.28, 4.4551], '3,28 USD/kg', '4,455 USD/kg'],
  ['USD/kg', [3.28, 4.4551, 7.33], '3,28 USD/kg', '4,46 USD/kg', '7,33 USD/kg'],
])('figures in %s of one answer, %j, are said alike', (unit, values, ...expected) => {
  const said = formatAlike(
    values.map((value) => ({ value, unit })),
    'fr',
    lexicon,
    null,
  );
  expect(said.map((text) => text.replace(/[\u00a0\u202f]/gu, ' '))).toEqual(expected);
});

it('a list that shares its unit has a figure below one of it too', () => {
  const said = formatAlike(
    [3385.1, 871.99, 1204.3].map((value) => ({ value, unit: 'kt' })),
    'fr',
    lexicon,
    null,
    true,
  );
  const plain = said.map((text) => text.replace(/[\u00a0\u202f]/gu, ' '));
  expect(unitSaidOnce(plain)).toEqual(['3,385 millions de tonnes', '0,872', '1,204']);
});

it.each([
  [
    ['1,0 million de tonnes', '2,0 millions de tonnes', '3,0 millions de tonnes', '4,0 millions de tonnes'],
    '1,0 million de tonnes – 2,0 – 3,0 – 4,0',
  ],
  [['1 USD/t', '2 USD/t', '3 USD/t'], '1 USD/t – 2 – 3'],
  [['1 USD/t', '2 USD/t'], '1 USD/t – 2 USD/t'],
  [['1 USD/t', '2 USD/t', '3 USD/t', '4 USD/kg'], '1 USD/t – 2 USD/t – 3 USD/t – 4 USD/kg'],
])('a list of %j has its unit once where it is long and of one unit', (texts, expected) => {
  expect(unitSaidOnce(texts).join(' – ')).toBe(expected);
});

it.each([
  ['USD/kg', [4.16, 2.80812, 6.16311], '4,2 USD/kg', '2,8', '6,2 USD/kg'],
  ['USD/kg', [4.163, 4.101, 4.225], '4,163 USD/kg', '4,101', '4,225 USD/kg'],
  ['t/ha', [7, 7, 7], '7 t/ha', '7', '7 t/ha'],
  ['USD/t', [303, 250.44, 366.58], '303 USD/t', '250', '367 USD/t'],
  ['t', [1_020_000, 980_000, 1_100_000], '1,020 million de tonnes', '0,980', '1,100 million de tonnes'],
  ['t', [990_000, 870_000, 1_130_000], '990 000 tonnes', '870 000', '1 130 000 tonnes'],
  ['USD/kg', [4.5, 0.002, 9], '4,500 USD/kg', '0,002', '9,000 USD/kg'],
  ['head', [12.4, 9.5, 15.2], '12 têtes', '10', '15 têtes'],
])(
  'an interval in %s has the unit of its middle, and the decimals that its width deserves: %j',
  (unit, values, ...expected) => {
    const [middle = 0, low = 0, high = 0] = values;
    const all = [
      { value: middle, unit },
      { value: low, unit },
      { value: high, unit },
    ] as const;
    const said = formatWithin(all, 'fr', lexicon, null);
    expect(said.map((text) => text.replace(/[\u00a0\u202f]/gu, ' '))).toEqual(expected);
  },
);

it.each([
  ['t/ha', 0.1508, [6.02, 6.17], 2],
  ['t/ha', 0.00412, [6.02, 6.02], 4],
  ['t/ha', 0.15, [6.02, 6.17], null],
  ['t', 143_211.4, [5_000_000, 5_143_211], null],
])('a difference in %s of %d is no finer than its levels %j', (unit, value, levels, decimals) => {
  const said = levels.map((level) => ({ value: level, unit }));
  expect(differenceDecimals({ value, unit }, said, lexicon)).toBe(decimals);
});

it('gives no third decimal to a price of whole cents beside one that has it', () => {
  const said = formatAlike(
    [
      { value: 6, unit: 'EUR/kg' },
      { value: 1.742, unit: 'EUR/kg' },
    ],
    'fr',
    lexicon,
    null,
  );
  expect(said.map((text) => text.replace(/\u00a0/gu, ' '))).toEqual(['6,00 €/kg', '1,742 €/kg']);
});
