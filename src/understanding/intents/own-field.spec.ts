import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a field of somebody’s own', () => {
  it.each([
    ["j'ai 12 ha de blé à 75 q/ha, ça fait combien de tonnes", { area: [12, 'ha'], yield: [75, 'q/ha'] }],
    ["12 hectares à 75 quintaux à l'hectare, combien ?", { area: [12, 'ha'], yield: [75, 'q/ha'] }],
    ['3 ha de pommes de terre à 45 t/ha ça donne quoi', { area: [3, 'ha'], yield: [45, 't/ha'] }],
    [
      '30 acres of wheat at 60 bushels per acre, how much is that?',
      { area: [30, 'acre'], yield: [60, 'bu/acre'] },
    ],
    [
      "j'ai récolté 900 quintaux de blé sur 12 ha, ça fait combien à l'hectare",
      { harvest: [900, 'q'], area: [12, 'ha'] },
    ],
    ['90 tonnes off 12 hectares, what yield is that?', { harvest: [90, 't'], area: [12, 'ha'] }],
    ['how many hectares do I need for 500 tonnes at 7 t/ha?', { harvest: [500, 't'], yield: [7, 't/ha'] }],
  ])('is reckoned with in « %s »', (question, told) => {
    const quantities = Object.entries(told).map(([side, [value, unit]]) => [side, { value, unit }]);
    const { domain, intent, ownField } = read(question);
    const { wanted: _, ...sides } = ownField ?? {};
    expect({ domain, intent, ownField: sides }).toEqual({
      domain: 'production',
      intent: 'conversion',
      ownField: Object.fromEntries(quantities),
    });
  });

  it.each([
    ['30 ha de blé au rendement moyen français de 2025, combien de tonnes ?', { area: [30, 'ha'] }],
    [
      "I've got 45 hectares of barley. If I hit the 2025 Danish average, what's my tonnage?",
      { area: [45, 'ha'] },
    ],
    ['combien de tonnes de blé sur 20 hectares en Roumanie', { area: [20, 'ha'] }],
    ["combien d'hectares de blé faut-il pour 500 tonnes ?", { harvest: [500, 't'] }],
    ['50 tonnes de blé en hectares', { harvest: [50, 't'] }],
    ['how many hectares is 500 tonnes of wheat?', { harvest: [500, 't'] }],
    ['Combien de tonnes pour 10 hectares de maïs ?', { area: [10, 'ha'] }],
  ])('is reckoned with at the yield of a place in « %s »', (question, told) => {
    const quantities = Object.entries(told).map(([side, [value, unit]]) => [side, { value, unit }]);
    const { domain, measures, ownField, alsoAsked } = read(question);
    const { wanted: _, ...sides } = ownField ?? {};
    expect({ domain, ownField: sides, alsoAsked }).toEqual({
      domain: 'production',
      ownField: Object.fromEntries(quantities),
    });
    expect(measures).toMatchObject([{ value: 'yield' }]);
  });

  it.each([
    'sur combien d’hectares la France a-t-elle récolté 35 Mt de blé ?',
    'combien de pays ont plus de 50 ha de riz ?',
    'quels pays ont plus de 100 000 ha de blé et 7 t/ha ?',
    "j'ai fait 80 q/ha sur 12 ha de blé, c'est bien ?",
    '60 bushels of wheat off 12 hectares, what yield?',
    'la France a-t-elle récolté 35 Mt de blé sur 5 millions d’hectares, combien ?',
    '12 ha de blé à 75 q/ha, combien ça vaut à 200 €/t ?',
  ])('is not told of in « %s »', (question) => expect(read(question).ownField).toBeUndefined());
});
