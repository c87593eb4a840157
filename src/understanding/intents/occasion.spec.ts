import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the time that is asked for of those beyond a limit', () => {
  it.each([
    ["first year Romania's maize topped 15 Mt", 'first', 15, 'Mt'],
    ['quand le colza a-t-il dépassé 500 €/t pour la première fois', 'first', 500, 'EUR/t'],
    ['quand est-ce que le cacao est passé au dessus de 10 000 $/t la 1ere fois', 'first', 10_000, 'USD/t'],
    ['earliest year in which Spain had more than 25 million pigs', 'first', 25e6, null],
    ['dès quelle année la Pologne a-t-elle dépassé 3 Mt de colza', 'first', 3, 'Mt'],
    ['depuis quand le cacao est-il sous 5 dollars le kilo', 'since', 5, 'USD/kg'],
    ['depuis quand le prix du cacao est-il sous 5000 dollars', 'since', 5000, null],
    ['depuis combien de temps le café robusta dépasse-t-il 3 $/kg', 'since', 3, 'USD/kg'],
    ['since when has arabica been above 5 dollars per kg', 'since', 5, null],
    ['how long has Polish rapeseed been above 3 million tonnes', 'since', 3, 'Mt'],
    ['dernière année où la france a fait plus de 38 Mt de blé tendre', 'last', 38, 'Mt'],
    ['when was the last time French wheat production was below 30 million tonnes', 'last', 30, 'Mt'],
    ["depuis quand n'a-t-on plus produit 40 Mt de blé tendre en France ?", 'since', 40, 'Mt'],
    ['ça fait combien de temps que la France n’a plus récolté 35 Mt de blé', 'since', 35, 'Mt'],
    ['le maïs français a-t-il dépassé pour la première fois 15 Mt', 'first', 15, 'Mt'],
    ['quand le blé est-il passé sous 200 $/t pour la dernière fois', 'last', 200, 'USD/t'],
    ['how long since France harvested 38 million tonnes of wheat?', 'last', 38, 'Mt'],
    ['When did the French wheat crop last exceed 36 million tonnes?', 'last', 36, 'Mt'],
    ['quand le cacao est-il repassé au-dessus de 5 dollars le kilo ?', 'back', 5, 'USD/kg'],
    ['quand le prix du porc est-il repassé la barre des 2 euros ?', 'back', 2, null],
    ['en quel mois le blé est-il retombé sous 200 $/t ?', 'back', 200, 'USD/t'],
    ['when did pig prices last climb back above 2 euros?', 'back', 2, null],
    ['which month did urea go back over 800 dollars?', 'back', 800, null],
    ['when did French wheat yields come back above 7 t/ha?', 'back', 7, 't/ha'],
  ])('« %s »', (question, occasion, value, unit) => {
    const frame = understanding.read(question, '2026-11-20');
    expect(frame).toMatchObject({ intent: 'filter', occasion, threshold: { value, unit } });
  });

  it.each([
    'when was the last year France produced more than 40 million tonnes of soft wheat?',
    'la dernière année où la France a produit plus de 40 Mt de blé',
    'the first month that cocoa was above 10000 $/t',
    'When did the French wheat harvest last fall below 30 million tonnes?',
    'when did the French maize harvest first exceed 14 million tonnes?',
  ])('is no time that figures are of: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').period).toBeNull();
  });

  it.each([
    'when was French wheat over 36 Mt in the last ten years?',
    "quels sont les trois premiers pays qui dépassent 5 Mt d'orge",
    "en quelles années l'Espagne a-t-elle eu plus de 3 millions de chèvres ?",
    'quand le cacao est-il passé au-dessus de 5 dollars le kilo ?',
    'quand le prix du blé est-il remonté ?',
    'depuis quand suivez-vous le prix du cacao ?',
  ])('is none of « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').occasion).toBeUndefined();
  });
});

describe('a quantity whose time is asked for', () => {
  it.each([
    ['Quand a-t-on récolté 40 millions de tonnes de blé ?', 40, null, 'Mt'],
    ['When did Germany produce 26 million tonnes of wheat?', 26, null, 'Mt'],
    ["quand la France a-t-elle fait 75 quintaux à l'hectare en blé ?", 75, null, 'q/ha'],
    ['En quelle année a-t-on abattu 25 millions de porcs en France ?', 25e6, null, null],
    ['En quelle année la France a-t-elle récolté 25,4 millions de tonnes de blé ?', 25.35, 25.45, 'Mt'],
    ['quand a-t-on récolté environ 30 millions de tonnes de blé', 28.5, 31.5, 'Mt'],
    ['when did France harvest more than 40 million tonnes of wheat', 40, null, 'Mt'],
  ])('is a limit, or a range where it is told closely: « %s »', (question, value, upTo, unit) => {
    const { intent, threshold } = understanding.read(question, '2026-11-20');
    expect([intent, threshold?.value, threshold?.upTo?.value ?? null, threshold?.unit]).toEqual([
      'filter',
      value,
      upTo,
      unit,
    ]);
  });

  it.each([
    'Quand la France récoltera-t-elle 40 millions de tonnes de blé ?',
    'Quand récolte-t-on le blé ?',
    'La France a-t-elle produit 40 millions de tonnes de blé en 2015 ?',
  ])('is none of « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').threshold).toBeNull();
  });
});
