import { expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { formatPair } from './quantity-pair.js';

const lexicon = loadLexicon();

it.each([
  ['kt', 34709.32, 25376.78, '34,71', '25,38 millions de tonnes'],
  ['USD/kg', 0.4, 0.34, '0,40', '0,34 USD/kg'],
  ['USD/t', 440, 356.25, '440,00', '356,25 USD/t'],
  ['USD/t', 431, 440, '431', '440 USD/t'],
  ['t/ha', 7.1791, 7.33, '7,179', '7,330 t/ha'],
  ['t', 97_464_936, 348_751_000, '97,5', '348,8 millions de tonnes'],
  ['ha', 1_078_800, 743_910, '1,079', '0,744 million d’hectares'],
  ['ha', 12_000, 1_243_000, '12 000 hectares', '1,243 million d’hectares'],
  ['USD/kg', 0.004, 12.5, '0,004', '12,5 USD/kg'],
])('two figures in %s, %d and %d, are said alike', (unit, first, last, one, other) => {
  const pair = formatPair({ value: first, unit }, { value: last, unit }, 'fr', lexicon, null);
  expect(pair.map((text) => text.replace(/[\u00a0\u202f]/gu, ' ').replace("'", '’'))).toEqual([one, other]);
});
