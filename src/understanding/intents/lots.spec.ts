import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it.each([
  ['50 tonnes de blé, ça vaut combien ?', 50, 't'],
  ['combien je touche pour 30 tonnes de colza', 30, 't'],
  ['valeur de 100 quintaux de maïs', 100, 'q'],
  ['si je vends 40 t de tournesol je gagne combien', 40, 't'],
  ['combien pour 15 tonnes de tourteau de soja', 15, 't'],
  ['prix de 25 kg de café', 25, 'kg'],
  ['how much is 200 t of maize worth?', 200, 't'],
  ['what would I get for 12 tonnes of barley?', 12, 't'],
  ["1 camion de 25 tone d'urée au cour mondial de mai 2026, sa represente combien de dollars ?", 25, 't'],
  ['value of 1000 bushels of wheat in dollars', 1000, 'bu'],
])('the price of a lot is asked for in « %s »', (question, value, unit) => {
  const { domain, lot } = read(question);
  expect({ domain, lot }).toEqual({ domain: 'price', lot: { value, unit } });
});

it.each([
  'prix du blé à la tonne',
  "combien d'hectares pour 50 tonnes de blé",
  'la France produit-elle 30 millions de tonnes de blé ?',
  "j'ai obtenu 85 quintaux de blé, c'est bien ?",
  'le blé a-t-il dépassé 300 $ la tonne ?',
  '12 boisseaux de blé en kg',
  'je vends 30 tonnes de blé 200 euros la tonne, combien je gagne',
  'how much are 30 tonnes of wheat at two hundred dollars',
  '30 tonnes of wheat at $200, how much is that',
  'combien coûte le transport de 10 tonnes de blé',
  "combien d'euros d'aide pour 50 tonnes de blé",
  'cost of storing 10 tonnes of wheat',
  '999999999999999999999999 tonnes de blé valent combien ?',
  'valeur nutritive de 3 kg de viande de boeuf',
  'les pays de plus de 5 millions de tonnes de maïs, quelle valeur ?',
])('no lot is priced in « %s »', (question) => expect(read(question).lot).toBeUndefined());
