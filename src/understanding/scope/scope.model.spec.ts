import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadScopeExamples, type ScopeExample } from '../../lexicon/scope-examples.loader.js';
import { ScopeModel } from './scope.model.js';

const examples = loadScopeExamples();
const model = ScopeModel.fit(examples);

/** The share of those examples that a model takes for what they are. */
function shareTold(told: ScopeModel, among: readonly ScopeExample[], isOutside: boolean): number {
  const ofKind = among.filter((example) => example.isOutside === isOutside);
  return ofKind.filter(({ text }) => told.strangenessOf(text) > 0 === isOutside).length / ofKind.length;
}

describe('how strange a question sounds', () => {
  it('is told of questions that it has not learnt', () => {
    const isLeftOut = (_: unknown, at: number): boolean => at % 5 === 0;
    const learnt = ScopeModel.fit(examples.filter((example, at) => !isLeftOut(example, at)));
    const unseen = examples.filter(isLeftOut);
    expect(shareTold(learnt, unseen, true)).toBeGreaterThan(0.8);
    expect(shareTold(learnt, unseen, false)).toBeGreaterThan(0.8);
  });

  it.each([
    'Quel fromage mettre dans une fondue pour six ?',
    'Comment soigner une vache qui ne mange plus ?',
    'Le numéro du vétérinaire de garde à Limoges ?',
    'Who sang at the opening of the World Cup?',
    'écris un sonnet sur les tracteurs',
  ])('is much in « %s »', (question) => {
    expect(model.strangenessOf(question)).toBeGreaterThan(0);
  });

  it.each([
    'Mon bailleur peut-il me donner congé pour installer sa fille ?',
    'Quelle était la production de colza en Pologne en 2021 ?',
    'How long is the notice for a farm lease?',
    'la SAFER peut-elle préempter mon bois',
  ])('is little in « %s »', (question) => {
    expect(model.strangenessOf(question)).toBeLessThan(0);
  });

  it('is the same for the same examples, whatever the accents and the capitals', () => {
    expect(ScopeModel.fit(examples).strangenessOf('où acheter des bottes ?')).toBe(
      model.strangenessOf('OU ACHETER DES BOTTES'),
    );
  });

  it('is a number for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(Number.isFinite(model.strangenessOf(text))).toBe(true);
      }),
    );
  });

  it('is nothing where nothing was learnt', () => {
    expect(ScopeModel.fit([]).strangenessOf('prix du blé')).toBe(0);
  });
});

describe('the examples', () => {
  it('are each there once, as one line of text', () => {
    const texts = examples.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[\r\n]| {2}|^ | $/u.test(text))).toEqual([]);
  });
});
