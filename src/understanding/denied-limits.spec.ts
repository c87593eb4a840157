import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is picked by a denial', () => {
  it.each([
    ["quels pays n'ont pas récolté plus de 5 millions de tonnes de blé tendre en 2024", 'below'],
    ['which EU countries did not grow more than 1 million tonnes of barley in 2024', 'below'],
    ['quels pays ont récolté plus de 5 millions de tonnes de blé tendre en 2024', 'above'],
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
