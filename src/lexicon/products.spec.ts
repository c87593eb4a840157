import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { folded } from '../../test/fixtures/lexicon/wordings.js';
import { loadLexicon } from './lexicon.loader.js';

type Line = Record<string, string>;

const products = read('./data/products.csv');
const byId = new Map(products.map((product) => [cell(product, 'id'), product]));

const KINDS = ['crop', 'land', 'animal', 'animal-product', 'food', 'fertilizer', 'material'];
const SCHEMES = [
  'eurostat',
  'eurostat-apri',
  'worldbank',
  'franceagrimer',
  'faostat',
  'faostat-animal',
  'cpc',
];

describe('products.csv', () => {
  it('has one line per id, in kebab case', () => {
    const ids = products.map((product) => cell(product, 'id'));
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('knows every kind, aggregate mark and scheme that it uses', () => {
    expect(products.filter((product) => !KINDS.includes(cell(product, 'kind'))).map(idOf)).toEqual([]);
    expect(products.filter((product) => !['', 'yes'].includes(cell(product, 'aggregate'))).map(idOf)).toEqual(
      [],
    );
    expect(codes().filter(({ scheme }) => !SCHEMES.includes(scheme))).toEqual([]);
  });

  it('names usual meanings that exist and are not the product itself', () => {
    const wrong = products.flatMap((product) =>
      usualOf(product)
        .filter(([domain, target]) => !isDomain(domain) || !byId.has(target) || target === idOf(product))
        .map(([, target]) => `${idOf(product)}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('never sends a usual meaning on to another in the same domain', () => {
    const chained = products.flatMap((product) =>
      usualOf(product).filter(([domain, target]) =>
        usualOf(byId.get(target) ?? {}).some(([nextDomain]) => nextDomain === domain),
      ),
    );
    expect(chained).toEqual([]);
  });

  it('gives every name the grammar that French articles need', () => {
    const wrong = products.filter(
      (product) =>
        !/^[mf]p?h?$/.test(cell(product, 'grammar_fr')) || !/^p?$/.test(cell(product, 'grammar_en')),
    );
    expect(wrong.map(idOf)).toEqual([]);
    expect(products.filter((product) => wordings(product).includes('')).map(idOf)).toEqual([]);
  });

  it('marks the plural exactly where the first word of the French name is plural', () => {
    const invariable =
      /^(?:anis|bois|cannabis|cassis|chènevis|couscous|maïs|miscanthus|riz|rooibos|saindoux)$/;
    const differing = products.filter((product) => {
      const first = cell(product, 'name_fr').split(/[ ,]/)[0] ?? '';
      const plural = /[sx]$|[sx]-/.test(first) && !invariable.test(first);
      return plural !== cell(product, 'grammar_fr').includes('p');
    });
    // « engrais composé » is one of them, « ananas » and « noix » are spoken of in the plural.
    expect(differing.map(idOf)).toEqual(['npk']);
  });

  it('marks an aspirated h, or a y that French does not elide before, and no other name', () => {
    const aspirated = products.filter((product) => cell(product, 'grammar_fr').includes('h')).map(idOf);
    expect(aspirated.sort()).toEqual([
      'dry-beans',
      'fresh-beans',
      'hops',
      'string-beans',
      'yautia',
      'yoghurt',
    ]);
    const mute = products.filter(
      (product) => /^[hy]/i.test(cell(product, 'name_fr')) && !aspirated.includes(idOf(product)),
    );
    const others = mute.filter((product) => !/^(huiles?|huîtres) ?/.test(cell(product, 'name_fr')));
    expect(others.map(idOf)).toEqual([]);
  });

  it('writes wordings without stray spaces or typographic apostrophes', () => {
    const untidy = products
      .flatMap(wordings)
      .filter((text) => text !== text.trim() || /\s\s|[’\t]/.test(text));
    expect(untidy).toEqual([]);
  });

  it('does not repeat a wording within a product', () => {
    const twice = products.flatMap((product) =>
      ['fr', 'en'].flatMap((language) => {
        const own = [cell(product, `name_${language}`), ...list(product, `synonyms_${language}`)];
        return repeated(own.map(folded)).map((key) => `${idOf(product)}: ${key}`);
      }),
    );
    expect(twice).toEqual([]);
  });

  it('leaves out words that are mostly something else', () => {
    // English "dates" is none of them any more: what stands beside the word tells the fruit from the days.
    const risky = [
      'son',
      'plant',
      'seed',
      'an',
      'lande',
      'parcour',
      'kid',
      'log',
      'lot',
      'cher',
      'cour',
      'prix',
    ];
    const taken = products.flatMap(wordings).filter((wording) => risky.includes(folded(wording)));
    expect(taken).toEqual([]);
  });
});

describe("the publishers' codes", () => {
  const known = codes();

  it('belong to one product each', () => {
    expect(repeated(known.map(({ scheme, code }) => `${scheme}:${code}`))).toEqual([]);
  });

  it('include every code of the bundled and importable datasets', () => {
    const ours = new Set(known.map(({ scheme, code }) => `${scheme}:${code}`));
    const listed = read('../../test/fixtures/lexicon/product-codes.csv');
    const missing = listed
      .map((line) => `${cell(line, 'scheme')}:${cell(line, 'code')}`)
      .filter((code) => !ours.has(code));
    expect(listed.length).toBeGreaterThan(900);
    expect(missing).toEqual([]);
  });

  it.each([
    ['eurostat:C1500', 'maize'],
    ['faostat:56', 'maize'],
    ['cpc:0112', 'maize'],
    ['worldbank:MAIZE', 'maize'],
    ['eurostat-apri:Maize', 'maize'],
    ['eurostat:C1100', 'wheat'],
    ['faostat:15', 'wheat'],
    ['eurostat:C1110', 'soft-wheat'],
    ['eurostat-apri:Soft Wheat', 'soft-wheat'],
    ['worldbank:WHEAT_US_HRW', 'wheat-hrw'],
    ['faostat:531', 'sweet-cherries'],
    ['eurostat:V2710', 'witloof'],
    ['faostat-animal:pig', 'pig'],
    ['franceagrimer:fr-rnm-pork-plerin', 'pig-carcass-plerin'],
  ])('%s is %s', (code, id) => {
    expect(products.filter((product) => list(product, 'codes').includes(code)).map(idOf)).toEqual([id]);
  });
});

describe('the loaded products', () => {
  const lexicon = loadLexicon();

  it('stand in the hierarchy of the publishers', () => {
    expect(lexicon.products).toHaveLength(products.length);
    expect(lexicon.ancestorsOf('soft-wheat').map(({ id }) => id)).toEqual([
      'wheat',
      'cereals-excluding-rice',
      'cereals',
      'arable-land',
      'utilised-agricultural-area',
    ]);
    expect(lexicon.descendantsOf('fertilizers').map(({ id }) => id)).toContain('urea');
  });

  it('carry their grammar, usual meanings and codes', () => {
    expect(lexicon.findProduct('hops')?.name.fr).toEqual({
      text: 'houblon',
      gender: 'm',
      plural: false,
      aspirated: true,
    });
    expect(lexicon.findProduct('wheat')?.usual).toEqual({ production: 'soft-wheat', price: 'wheat-hrw' });
    expect(lexicon.findByCode('product', 'eurostat-apri', 'Soft Wheat')).toBe('soft-wheat');
  });
});

describe('everyday words', () => {
  it.each([
    ['froment', 'soft-wheat'],
    ['patates', 'potatoes'],
    ['corn', 'maize'],
    ['escourgeon', 'winter-barley'],
    ['canola', 'rapeseed'],
    ['endive', 'witloof'],
    ['chicons', 'witloof'],
    ['brugnons', 'nectarines'],
    ['betteraves', 'sugar-beet'],
    ['SAU', 'utilised-agricultural-area'],
    ['cochon', 'pig'],
    ['oilseed rape', 'rapeseed'],
    ['cadran', 'pig-carcass-plerin'],
    ['potash', 'potassium-chloride'],
  ])('%s means %s', (word, id) => {
    expect(
      products.filter((product) => wordings(product).map(folded).includes(folded(word))).map(idOf),
    ).toEqual([id]);
  });
});

function read(file: string): Line[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return parse(text, { columns: true, skip_empty_lines: true, comment: '#', comment_no_infix: true });
}

function cell(line: Line, column: string): string {
  return line[column] ?? '';
}

function list(line: Line, column: string): string[] {
  return cell(line, column).split('|').filter(Boolean);
}

function idOf(product: Line): string {
  return cell(product, 'id');
}

function usualOf(product: Line): [domain: string, target: string][] {
  return list(product, 'usual').map((pair) => {
    const at = pair.indexOf(':');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

function isDomain(text: string): boolean {
  return text === 'production' || text === 'price';
}

function wordings(product: Line): string[] {
  return ['fr', 'en'].flatMap((language) => [
    cell(product, `name_${language}`),
    ...list(product, `synonyms_${language}`),
  ]);
}

function codes(): { scheme: string; code: string }[] {
  return products.flatMap((product) =>
    list(product, 'codes').map((pair) => {
      const at = pair.indexOf(':');
      return { scheme: pair.slice(0, at), code: pair.slice(at + 1) };
    }),
  );
}

function repeated(items: string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}
