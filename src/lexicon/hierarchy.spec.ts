import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Product } from './entries.js';
import { loadLexicon } from './lexicon.loader.js';

const lexicon = loadLexicon();
const { products } = lexicon;
const sums = products.filter(({ aggregate }) => aggregate);
const groups = products.filter(({ members }) => members.length > 0);

function linesOf(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`../../test/fixtures/lexicon/${name}`, import.meta.url)), {
    columns: true,
  });
}

function productOf(scheme: 'eurostat' | 'faostat', code = ''): Product {
  const product = lexicon.findProduct(lexicon.findByCode('product', scheme, code) ?? '');
  if (!product) throw new Error(`no product has ${scheme}:${code}`);
  return product;
}

function isWithin(narrow: Product, wide: Product): boolean {
  return lexicon.ancestorsOf(narrow.id).includes(wide);
}

function reachesTop({ id, parent }: Product, below: readonly string[] = []): boolean {
  if (parent === null) return true;
  const whole = lexicon.findProduct(parent);
  return whole !== null && !below.includes(id) && reachesTop(whole, [...below, id]);
}

describe('the hierarchy of products', () => {
  it('has parents that exist, and no cycle', () => {
    expect(products.filter((product) => !reachesTop(product)).map(({ id }) => id)).toEqual([]);
  });

  it('counts no product twice below another, so that groups stand beside the parts of what contains them', () => {
    const doubled = products.filter(({ id }) => {
      const below = lexicon.descendantsOf(id);
      return new Set(below).size < below.length;
    });
    expect(doubled.map(({ id }) => id)).toEqual([]);
    const beside = groups.filter(({ id, parent }) =>
      lexicon.childrenOf(parent ?? '').some((one) => one.id === id),
    );
    expect(beside.map(({ id }) => id)).toEqual([]);
  });

  it('has groups across it that contain what they are the sum of and no product of their own', () => {
    expect(groups.map(({ id }) => id).toSorted()).toEqual([
      'fruit',
      'main-oilseeds',
      'milk-powder',
      'oil-crops',
      'permanent-crops-for-consumption-with-gardens',
      'roots-and-tubers',
      'sugar-crops',
    ]);
    for (const { id, members } of groups) {
      expect(lexicon.childrenOf(id).map((one) => one.id)).toEqual(members);
      expect(products.filter(({ parent }) => parent === id)).toEqual([]);
    }
    expect(lexicon.ancestorsOf('potatoes').map(({ id }) => id)).toEqual([
      'root-crops',
      'arable-land',
      'utilised-agricultural-area',
      'roots-and-tubers',
      'crops',
    ]);
  });

  it('knows the members of every sum, but of those that are told in other terms', () => {
    const without = sums.filter(({ id }) => lexicon.childrenOf(id).length === 0);
    // « Crops, primary » is all crops together, mixed grain what Eurostat splits by season, the others weights of
    // fibre, cake and oil that their crops give.
    expect(without.map(({ id }) => id)).toEqual([
      'crops',
      'mixed-grain',
      'oilcrops-cake-equivalent',
      'oilcrops-oil-equivalent',
      'fibre-crops-equivalent',
    ]);
  });
});

describe("the publishers' own hierarchies", () => {
  const crops = linesOf('eurostat-crop-hierarchy.csv').filter(({ parent }) => parent !== '');
  const items = linesOf('faostat-item-groups.csv');

  it('of Eurostat is ours: each crop is below the one that it is counted in, which is a sum', () => {
    expect(crops.length).toBeGreaterThan(200);
    const astray = crops.filter(({ code, parent }) => {
      const whole = productOf('eurostat', parent);
      return !whole.aggregate || !isWithin(productOf('eurostat', code), whole);
    });
    expect(astray).toEqual([]);
  });

  it('of FAO is ours, save where its groups and those of Eurostat differ', () => {
    const told = items.filter(({ group = '' }) => {
      const { id, members } = productOf('faostat', group);
      return members.length > 0 || lexicon.childrenOf(id).length > 0;
    });
    expect(told.length).toBeGreaterThan(200);
    const astray = told.filter(
      ({ group, item }) => !isWithin(productOf('faostat', item), productOf('faostat', group)),
    );
    expect(
      astray.map(({ group, item }) => [productOf('faostat', group).id, productOf('faostat', item).id]),
    ).toEqual([
      ['oil-crops', 'seed-cotton'],
      ['vegetables', 'mushrooms-and-truffles'],
      ['fibre-crops', 'kapok-fruit'],
    ]);
  });

  it('of FAO has sums for groups', () => {
    const whole = new Set(items.map(({ group }) => productOf('faostat', group)));
    expect([...whole].filter(({ aggregate }) => !aggregate).map(({ id }) => id)).toEqual([]);
  });
});
