import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { formsOfTerm } from './verb-forms.js';

describe('a term with its verbs in all forms', () => {
  it.each([
    ['devancer~', 'fr', ['devance', 'devancent', 'devancait', 'devancera', 'devancee', 'devancerent']],
    ['plonger~', 'fr', ['plongeait', 'plongeant', 'plonge', 'plongent', 'plongera']],
    ['franchir~', 'fr', ['franchit', 'franchissait', 'franchi', 'franchira', 'franchies']],
    ['passer~ sous', 'fr', ['passe sous', 'passait sous', 'passee sous', 'passer sous']],
    ['outpace~', 'en', ['outpace', 'outpaces', 'outpaced', 'outpacing']],
    ['top~', 'en', ['top', 'tops', 'topped', 'topping']],
    ['exceed~', 'en', ['exceed', 'exceeds', 'exceeded', 'exceeding']],
    ['slash~', 'en', ['slashes', 'slashed', 'slashing']],
    ['multiply~', 'en', ['multiplies', 'multiplied', 'multiplying']],
  ] as const)('%s (%s)', (term, language, forms) => {
    expect(formsOfTerm(term, language)).toEqual(expect.arrayContaining([...forms]));
  });

  it('has no form that is first of all another word', () => {
    expect(formsOfTerm('importer~', 'fr')).not.toContain('important');
    expect(formsOfTerm('importer~', 'fr')).toContain('importait');
  });

  it('is a term without a mark by itself', () => {
    expect(formsOfTerm('le plus haut', 'fr')).toEqual(['le plus haut']);
  });

  it('leaves no mark in any cue', () => {
    const terms = loadCues().cues.flatMap(({ terms: { fr, en } }) => [
      ...fr.flatMap((term) => formsOfTerm(term, 'fr')),
      ...en.flatMap((term) => formsOfTerm(term, 'en')),
    ]);
    expect(terms.filter((term) => term.includes('~'))).toEqual([]);
  });
});
