import { describe, expect, it } from 'vitest';
import { stemsOfThing } from './asked-thing.js';
import { lawWords, stemOf } from './search/law-words.js';

function thing(question: string): string[] {
  const words = ['repos', 'hebdomadaire', 'travail'].map(stemOf);
  const stemWeights = new Map(words.map((stem, at) => [stem, [6, 5, 1][at] ?? 0]));
  const concepts = [{ mass: 6, stems: new Set(words) }];
  return [...stemsOfThing({ folded: lawWords(question).join(' '), concepts, stemWeights })];
}

describe('what it is asked whether one has a right to', () => {
  it.each([
    ['Les vendangeurs ont-ils droit à une pause ?', 'pause'],
    ['Are the pickers entitled to a break?', 'break'],
    ['Le saisonnier a-t-il droit à son logement ?', 'logement'],
    ['Qui peut entrer au lycée agricole ?', 'entrer'],
    ['Who may join the syndicate?', 'join'],
  ])('%s', (question, word) => expect(thing(question)).toEqual([stemOf(word)]));

  it('has the other words for it', () => {
    expect(thing('A-t-il droit au repos du dimanche ?')).toEqual([stemOf('repos'), stemOf('hebdomadaire')]);
  });

  it.each([
    "j'ai droit à quoi",
    "j'ai droit à 150 euros de PAC",
    'ai-je le droit de vendre mon lait',
    'Qui peut bénéficier de la DJA ?',
    'Who can apply?',
    'Am I entitled to get my deposit back?',
    '',
  ])('%s names none', (question) => expect(thing(question)).toEqual([]));
});
