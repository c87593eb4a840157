import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Voice } from '../voice.js';
import { worthProse } from './worth.prose.js';

const voice = new Voice('en', loadLexicon());
const figure = (value: number, unit: string) => ({ name: 'figure', value, unit });

it.each([
  ['as it is told beside where that will do', 6.95, '6.95 USD/kg', 6950, 'at 6.95 USD/kg'],
  ['with the decimals that the sum needs', 5.97667, '5.98 USD/kg', 5976.67, 'at 5.977 USD/kg'],
])('tells the price of a lot %s', (_, price, told, total, said) => {
  const worth = {
    lot: figure(1000, 'kg'),
    product: 'coffee-arabica',
    now: false,
    rate: figure(price, 'USD/kg'),
    total: figure(total, 'dollar'),
    byWeight: null,
  };
  expect(worthProse(worth, told, null, voice).join(' ')).toContain(said);
});
