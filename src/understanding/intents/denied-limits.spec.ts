import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is picked by a denial', () => {
  it.each([
    ["quels pays n'ont pas récolté plus de 5 millions de tonnes de blé tendre en 2024", 'below'],
    ['which EU countries did not grow more than 1 million tonnes of barley in 2024', 'below'],
    ['quels pays ont récolté plus de 5 millions de tonnes de blé tendre en 2024', 'above'],
    ['quels pays ne dépassent pas 1 million de tonnes de blé en 2024', 'below'],
    ['kels pays ue font + de 100 000 t de fraises en 2024', 'above'],
    ['années où la france a fait - de 3,5 Mt de colza', 'below'],
    ["l'Espagne n'a-t-elle pas plus de 3 millions de chèvres ?", 'above'],
  ])('is on the other side of the limit: « %s »', (question, comparator) => {
    expect(read(question).threshold?.comparator).toBe(comparator);
  });
});

describe('what is denied beside a limit', () => {
  it.each([
    'Je ne sais pas quels pays produisent plus de 20 Mt de blé en 2022',
    "I don't know which countries grew more than 20 million tonnes of wheat in 2022",
    'Which countries, not counting Russia, grew more than 20 million tonnes of wheat in 2022?',
    'Which countries not counting Russia grew more than 20 million tonnes of wheat in 2022?',
    'Which countries, if not France, grew over 20 million tonnes of wheat in 2022?',
    "Quels pays ne sont pas dans l'UE et produisent plus de 5 Mt de blé en 2022 ?",
    "Quels pays qui ne sont pas dans l'UE produisent plus de 5 Mt de blé en 2022 ?",
  ])('leaves the limit as it is: « %s »', (question) => {
    expect(read(question).threshold?.comparator).toBe('above');
  });

  it.each([
    'which EU countries didn’t grow over 1 million tonnes of barley in 2024',
    "quels sont les pays qui n'ont jamais récolté plus de 5 millions de tonnes de blé",
  ])('turns the limit of its own verb: « %s »', (question) => {
    expect(read(question).threshold?.comparator).toBe('below');
  });
});

describe('which countries rose or fell', () => {
  it.each([
    ['which EU countries saw their wheat crop fall in 2024?', 'down'],
    ["quels pays de l'UE ont vu leur récolte de maïs baisser en 2024", 'down'],
    ['dans quels pays le rendement du colza a-t-il augmenté en 2025', 'up'],
  ])('are put in order by their change: « %s »', (question, movement) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { over: 'places' }, movement });
  });

  it('is not asked of one country', () => {
    expect(read('la récolte de blé de la France a-t-elle baissé en 2024 ?').intent).toBe('change');
  });
});

describe('one or the other in English', () => {
  it.each([
    'Did Lithuania or Latvia get the bigger soft wheat crop in 2025?',
    'Did France or Germany harvest more barley in 2024?',
    'Was the maize crop bigger in Romania or in Hungary in 2023?',
  ])('names the one ahead: « %s »', (question) => {
    expect(read(question).intent).toBe('comparison');
  });
});

describe('a movement that is denied', () => {
  it.each([
    ["quels pays n'ont pas augmenté leur production de blé en 2024", 'down'],
    ['which EU countries did not increase their barley area in 2023', 'down'],
    ['quels pays ont augmenté leur production de blé en 2024', 'up'],
  ])('asks for those that went the other way: « %s »', (question, movement) => {
    expect(read(question).movement).toBe(movement);
  });
});

describe('those that have none of a product', () => {
  it.each([
    'quels pays ne produisent pas de tournesol ?',
    "qui ne produit pas d'olives dans l'UE ?",
    "quels pays de l'UE n'ont pas de houblon ?",
    'les pays sans vigne en Europe',
    "which EU countries don't produce sugar beet?",
    'which member states have no rice?',
    'how many EU countries do not grow maize?',
  ])('are asked for in « %s »', (question) => {
    expect(read(question)).toMatchObject({ absent: true, products: [expect.anything()] });
  });

  it.each([
    "quels pays de l'UE produisent du tournesol ?",
    "quels pays qui ne sont pas dans l'UE produisent du blé ?",
    "quels pays n'ont pas récolté plus de 5 millions de tonnes de blé tendre en 2024",
    'quels pays produisent le plus de céréales sans le maïs ?',
  ])('are not in « %s »', (question) => {
    expect(read(question).absent).toBeUndefined();
  });
});

describe('a limit that is topped', () => {
  it.each([
    'Where in the EU did soft wheat yields top 8 t/ha in 2025?',
    'In which EU countries did soft wheat yields top 8 t/ha in 2025?',
  ])('picks the places beyond it: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'filter', threshold: { value: 8, unit: 't/ha' } });
  });

  it('is none before years: « - de 2010 à 2015 »', () => {
    expect(read('production de colza en France - de 2010 à 2015').threshold).toBeNull();
  });
});
