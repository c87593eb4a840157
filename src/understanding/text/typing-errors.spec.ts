import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { alignmentDistance } from './edit-distance.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function corrections(text: string): string[] {
  return understanding.read(text, '2026-11-20').corrections.map(([, read]) => read);
}

describe('typing errors', () => {
  it.each([
    ['frnace', 'France'],
    ['alemagne', 'Allemagne'],
    ['tournesole', 'tournesol'],
    ['betrave', 'betterave'],
    ['colsa', 'colza'],
    ['arabika', 'arabica'],
    ['prodction', 'production'],
    ['rendemetn', 'rendement'],
    ['catle', 'cattle'],
    ['romnia', 'Romania'],
    ['slaughterd', 'slaughtered'],
    ['janvire', 'janvier'],
    ['tomatte', 'tomate'],
    ['rendemment', 'rendement'],
    ['production d’orje en 2023', 'orge'],
  ])('%s is read as %s', (typed, expected) => {
    expect(corrections(`le ${typed} en 2024`)).toEqual([expected]);
  });

  it.each([
    ['suger price', 'sugar'],
    ['shuger production in France', 'sugar'],
    ['cocco price', 'cocoa'],
    ['suger beet area in Poland', 'sugar-beet'],
    ['prix du fosfate naturel brut en juin 2022', 'phosphate-rock'],
    ['prix du fosphate en mai 2026', 'phosphate-rock'],
    ['price of fosfate rock in June 2022', 'phosphate-rock'],
    ['cours du superfosfate triple', 'tsp'],
    ['cours du super phosphate triple', 'tsp'],
  ])('leave no doubt of the product: « %s »', (question, product) => {
    expect(understanding.read(question, '2026-11-20').products.map(({ value }) => value)).toEqual([product]);
  });

  it.each([
    ['du blé en frce', 'France'],
    ['orge en almgne', 'Allemagne'],
    ['maïs en plgne', 'Pologne'],
    ['orge en itle', 'Italie'],
    ['wheat in grmny', 'Germany'],
    ['barley in irlnd', 'Ireland'],
    ['wheat in grce', 'Grèce'],
  ])('« %s » leaves letters of a country out', (text, country) => {
    expect(corrections(text)).toEqual([country]);
  });

  it.each(['looked for wheat in vain', 'prix du frce', 'blé en France et frce'])(
    'no country is made of « %s »',
    (text) => expect(corrections(text)).not.toContainEqual(expect.stringMatching(/France|Vatican/)),
  );

  it.each(
    'nasses quads sequelles hooks payslips banane formule fermée base voisin grange argent chaise route mairie verre table poste service voiture maison garage chemise lettre montagne train nuage orage monde cheveu chapeau house street garden window summer number letter yellow people'.split(
      ' ',
    ),
  )('%s is no error', (word) => {
    expect(corrections(`une ${word} en 2024`)).toEqual([]);
  });

  it.each([
    'Avec la canicule, combien de maïs en 2003 ?',
    'Le latin est dur ; combien de seigle en Pologne en 2020 ?',
    'Une année bénie pour le colza français, 2024 ?',
    'Mon ami Martin veut la production de lin en Belgique',
    'Le vendeur était bavard, mais combien de pommes en Italie ?',
    'Mes agnelles boitent mais combien de brebis en Espagne ?',
    'The castle stands near us: how much barley did Ireland grow?',
  ])('none is found in « %s »', (question) => {
    expect(corrections(question)).toEqual([]);
  });

  it('of one more of a kind are read where it is joined to the first', () => {
    expect(corrections('production de concombres et de brocolliss en Espagne et en Allemangn')).toEqual([
      'brocolis',
      'Allemagne',
    ]);
  });

  it('are no correction of words of three letters', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'b', 'e', 'l', 'm', 'n', 'o', 'r', 's', 't', 'z'),
          minLength: 1,
          maxLength: 3,
        }),
        (word) => {
          expect(corrections(`en ${word}`)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('optimal string alignment', () => {
  it.each([
    ['france', 'frnace', 1],
    ['ca', 'abc', 3],
    ['colza', 'colsa', 1],
    ['', 'ab', 2],
    ['même', 'même', 0],
  ])('%s – %s', (a, b, distance) => {
    expect(alignmentDistance(a, b, 5)).toBe(distance);
  });

  it('is symmetric, nought for equals only, and stops at its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = alignmentDistance(a, b, 20);
        expect(alignmentDistance(b, a, 20)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(alignmentDistance(a, b, 1)).toBe(Math.min(distance, 2));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
