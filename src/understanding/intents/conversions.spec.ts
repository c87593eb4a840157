import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a quantity in another unit', () => {
  it.each([
    ['12 boisseaux de blé en kg', 12, 'bu', 'kg'],
    ['120 bushels of wheat in tonnes', 120, 'bu', 't'],
    ['combien font 100 boisseaux de maïs en tonnes', 100, 'bu', 't'],
    ['how many tonnes are 120 bushels of wheat', 120, 'bu', 't'],
    ['how many tonnes of wheat are 120 bushels', 120, 'bu', 't'],
    ['60 bu/acre in t/ha', 60, 'bu/acre', 't/ha'],
    ['180 bu/ac of corn in t/ha', 180, 'bu/acre', 't/ha'],
    ['convert 120 bushels of corn per acre to t/ha', 120, 'bu/acre', 't/ha'],
    ['what is 45 bushels of soybeans an acre in t/ha?', 45, 'bu/acre', 't/ha'],
    ["combien font 60 boisseaux de blé à l'acre en quintaux par hectare", 60, 'bu/acre', 'q/ha'],
    ['convert 60 bushels per acre of wheat to t/ha', 60, 'bu/acre', 't/ha'],
    ['what is a wheat yield of 60 bu/acre in t/ha', 60, 'bu/acre', 't/ha'],
    ['12 tonnes to pounds', 12, 't', 'lb'],
    ['−5 tonnes en kg', -5, 't', 'kg'],
    ['convert -3 tonnes to kg', -3, 't', 'kg'],
    ['how many pounds is a tonne of wheat', 1, 't', 'lb'],
    ['bushels of barley in a tonne', 1, 't', 'bu'],
    ['combien de kilos par boisseau de blé', 1, 'bu', 'kg'],
    ['convert 500 short tons to tonnes', 500, 'short-ton', 't'],
    ['what is 5 million acres in hectares', 5e6, 'acre', 'ha'],
    ['how many hectolitres in 100 gallons', 100, 'gal', 'hl'],
    ['100 hl de vin en litres', 100, 'hl', 'litre'],
    ['12 quintaux de blé en tonnes', 12, 'q', 't'],
    ['50 quintaux de blé ça fait combien de tonnes', 50, 'q', 't'],
    ['50 q de blé combien de tonnes', 50, 'q', 't'],
    ['30 tonnes de colza, ça fait combien de quintaux ?', 30, 't', 'q'],
    ['12 tonnes of maize is how many bushels', 12, 't', 'bu'],
    ['un quintal de blé en kilos', 1, 'q', 'kg'],
    ['my neighbour told me 12 bushels of oats, how much is that in kilos?', 12, 'bu', 'kg'],
    ['200 €/t in USD/t', 200, 'EUR/t', 'USD/t'],
    ['220 $ la tonne de blé ça fait combien le boisseau ?', 220, 'USD/t', 'bu'],
    ['220 $ la tonne de blé ça fait combien au kilo ?', 220, 'USD/t', 'kg'],
    ['convertir 220 $/t de blé en dollars le boisseau', 220, 'USD/t', 'USD/bu'],
    ['220 USD/t of wheat in $/bu', 220, 'USD/t', 'USD/bu'],
    ['what is 220 dollars a tonne of wheat per bushel', 220, 'USD/t', 'bu'],
    ['how much is 450 cents a bushel of maize in dollars a tonne', 450, 'USc/bu', 'USD/t'],
    ['convert 120 bushels of wheat', 120, 'bu', 'kg'],
    ["combien pèse un boisseau d'orge", 1, 'bu', 'kg'],
    ['convert 3.5 million tonnes … sorry, convert 9.2 t/ha to quintals per hectare', 9.2, 't/ha', 'q/ha'],
    ['5 tonnes, sorry, 6 tonnes to kg', 6, 't', 'kg'],
    ['10 kg en hectares', 10, 'kg', 'ha'],
    ['10 hectares in tonnes', 10, 'ha', 't'],
  ])('« %s »', (question, value, from, to) => {
    expect(read(question)).toMatchObject({
      intent: 'conversion',
      threshold: { value, unit: from },
      unit: { value: to },
    });
  });

  it.each([
    ['combien de tonnes de blé par hectare', 'latest'],
    ['how many litres of milk does France produce', 'latest'],
    ['combien de boisseaux de maïs produisent les États-Unis', 'latest'],
    ['production de blé en tonnes et surface en hectares en 2023', 'value'],
    ['prix de 12 tonnes de blé en euros par tonne', 'latest'],
    ['la France a-t-elle produit plus de 35 millions de tonnes de blé en 2023', 'value'],
    ['quels pays dépassent 75 q/ha de blé, en t/ha', 'filter'],
  ])('is not asked by « %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});
