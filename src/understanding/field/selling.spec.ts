import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what something is sold for', () => {
  it.each([
    'Les agriculteurs européens vendaient leur maïs combien en 2019, en moyenne ?',
    "A combien les producteurs de l'UE vendaient-ils le maïs en 2019 ?",
    "En 2023, on vendait l'orge combien en Europe ?",
    'Les agriculteurs vendent leur colza combien ?',
    'Les agriculteurs européens ont vendu leur maïs combien en 2022 ?',
    'Combien vend-on la tonne de seigle en Europe en 2023 ?',
    "vendre son orge en 2023 rapportait combien dans l'UE ?",
    'Les producteurs vendront le soja combien en décembre 2026 ?',
    'Je stocke ou je vends : quel prix du maïs en septembre 2026 ?',
    'Should I sell or store, what will the maize price be in September 2026?',
    'Combien les maraîchers vendent-ils leurs tomates ?',
    'How the farmers of EU were selling their maize in 2022?',
    'What did EU farmers sell rapeseed for in 2020?',
    'For how much do EU growers sell durum wheat?',
    'EU farmers were selling a tonne of oats for how much in 2022?',
  ])('is its price: « %s »', (question) => {
    const frame = read(question);
    expect([frame.domain, frame.unheldMeasure ?? null]).toEqual(['price', null]);
  });

  it.each([
    'Combien de maïs les agriculteurs européens ont-ils vendu en 2019 ?',
    'Combien de tonnes de blé la France a-t-elle vendues en 2023 ?',
    'Combien a-t-on vendu de vaches en France en 2022 ?',
    'Quelles quantités de maïs vendait la France en 2019 ?',
    "En quel mois vend-on le plus d'agneaux ?",
    'which month are most lambs sold',
    'À qui la France vend-elle son blé ?',
    'How much wheat did France sell in 2023?',
    'How much maize was sold by EU farmers in 2022?',
    'Do German farmers sell more barley than French ones?',
  ])('is not how much of it is sold, which nobody tells: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'production', unheldMeasure: expect.any(String) });
  });

  it.each([
    ['Combien de blé la France vend-elle à la Chine ?', 'vend'],
    ['Combien de blé la France vend-elle ?', 'quantités vendues'],
    ['How much wheat does France sell?', 'quantities sold'],
    ['combien coûte le stockage du blé ?', 'stockage'],
  ])('%s asks for « %s »', (question, unheld) => {
    expect(read(question).unheldMeasure).toBe(unheld);
  });

  it.each([
    ['Quel est le rendement du blé vendu en France en 2023 ?', 'production'],
    ['Puis-je vendre mes œufs directement à la ferme ?', 'law'],
    ['Comment les agriculteurs peuvent-ils vendre leur colza combien ?', 'law'],
    ['Où vendre mon maïs ?', null],
    ['Should I sell my wheat now?', null],
  ])('is not asked by every word of selling: « %s »', (question, domain) => {
    expect(read(question).domain).toBe(domain);
  });
});
