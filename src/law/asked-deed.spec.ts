import { describe, expect, it } from 'vitest';
import { deedOf } from './asked-deed.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';

/** The stems of the verbs of the deed that the question asks about, each word of it being known to the law. */
function actsOf(question: string): readonly string[] | null {
  const words = lawWords(question);
  const concepts = words.filter(isMeaningful).map((word) => ({ mass: 1, stems: new Set([stemOf(word)]) }));
  const deed = deedOf(words.join(' '), concepts);
  return deed === null ? null : deed.acts.map((stems) => [...stems].join(' '));
}

describe('the deed that a question asks about', () => {
  it.each([
    ['Puis-je refuser de soigner un chien ?', ['refuser', 'soigner']],
    // A noun that ends as a verb does is none.
    ['Dois-je envoyer le contrat à l’Ordre ?', ['envoyer']],
    ['Dois-je avertir le propriétaire ?', ['avertir']],
    ['Dois-je prévenir en premier le fermier ?', ['prevenir']],
    // The verb, and no word of who does it or when.
    ['Can a sixteen-year-old in my village keep a guard dog?', ['keep']],
    ['Can the owner still sell the field?', ['sell']],
    ['Does my farm tenant still have the right to buy it first?', ['buy']],
    ['Can I really keep horses outdoors all winter?', ['keep']],
  ] as const)('%s', (question, verbs) => {
    expect(actsOf(question)).toEqual(verbs.map(stemOf));
  });

  it('is none where a participle stands for the verb', () => {
    expect(actsOf('Do farm workers have to be given Sunday off?')).toBeNull();
  });
});
