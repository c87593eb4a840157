import type { Language } from '../common/language.js';
import { type Line, linesOf } from './data-lines.js';
import {
  DIMENSIONS,
  type Measure,
  MEASURE_DOMAINS,
  type Noun,
  type Place,
  PLACE_KINDS,
  type Product,
  PRODUCT_KINDS,
  type Publisher,
  SCHEMES,
  type Unit,
} from './entries.js';
import { Lexicon } from './lexicon.js';

/**
 * Reads the lexicon from `data/{products,groups,places,measures,units,publishers}.csv` (UTF-8, comma, header line; lists within a
 * cell are separated by `|`, codes are `scheme:code`).
 * @throws Error naming file and line where a cell is not what its column expects
 */
export function loadLexicon(): Lexicon {
  const groups = new Map(linesOf('groups.csv').map((line) => [cell(line, 'group'), list(line, 'members')]));
  return new Lexicon({
    products: linesOf('products.csv').map((line) => readProduct(line, groups)),
    places: linesOf('places.csv').map(readPlace),
    measures: linesOf('measures.csv').map(readMeasure),
    units: linesOf('units.csv').map(readUnit),
    publishers: linesOf('publishers.csv').map(readPublisher),
  });
}

function readProduct(line: Line, groups: ReadonlyMap<string, string[]>): Product {
  return {
    ...readEntry(line),
    kind: choice(line, 'kind', PRODUCT_KINDS),
    parent: line['parent'] || null,
    members: groups.get(cell(line, 'id')) ?? [],
    usual: Object.fromEntries(list(line, 'usual').map((pair) => split(pair))),
    aggregate: line['aggregate'] === 'yes',
  };
}

function readPlace(line: Line): Place {
  return {
    ...readEntry(line),
    kind: choice(line, 'kind', PLACE_KINDS),
    within: list(line, 'within'),
    preposition: cell(line, 'preposition'),
    article: line['article'] ?? '',
    adjectives: { fr: list(line, 'adjectives_fr'), en: list(line, 'adjectives_en') },
  };
}

function readMeasure(line: Line): Measure {
  return {
    ...readEntry(line),
    domain: choice(line, 'domain', MEASURE_DOMAINS),
    dimension: choice(line, 'dimension', DIMENSIONS),
    additive: line['additive'] === 'yes',
  };
}

function readUnit(line: Line): Unit {
  return {
    ...readEntry(line),
    dimension: choice(line, 'dimension', DIMENSIONS),
    factor: Number(cell(line, 'factor')),
    symbol: { fr: cell(line, 'symbol_fr'), en: cell(line, 'symbol_en') },
  };
}

function readPublisher(line: Line): Publisher {
  const id = cell(line, 'id');
  return {
    id,
    of: line['of'] || id,
    only: line['only'] ? choice(line, 'only', MEASURE_DOMAINS) : null,
    name: {
      fr: { text: cell(line, 'name_fr'), article: line['article_fr'] ?? '' },
      en: { text: cell(line, 'name_en'), article: line['article_en'] ?? '' },
    },
    synonyms: { fr: list(line, 'synonyms_fr'), en: list(line, 'synonyms_en') },
  };
}

function readEntry(line: Line) {
  return {
    id: cell(line, 'id'),
    name: { fr: readNoun(line, 'fr'), en: readNoun(line, 'en') },
    synonyms: { fr: list(line, 'synonyms_fr'), en: list(line, 'synonyms_en') },
    codes: list(line, 'codes').map((pair) => {
      const [scheme, code] = split(pair);
      return { scheme: oneOf(SCHEMES, scheme, line), code };
    }),
  };
}

/** `grammar_fr` and `grammar_en` hold letters: m or f, p for plural, h for an aspirated h. */
function readNoun(line: Line, language: Language): Noun {
  const grammar = line[`grammar_${language}`] ?? '';
  return {
    text: cell(line, `name_${language}`),
    gender: grammar.includes('f') ? 'f' : 'm',
    plural: grammar.includes('p'),
    aspirated: grammar.includes('h'),
  };
}

function cell(line: Line, column: string): string {
  const value = line[column];
  if (!value) throw new Error(`lexicon: ${line['id'] ?? JSON.stringify(line)} has no ${column}`);
  return value;
}

function choice<T extends string>(line: Line, column: string, choices: readonly T[]): T {
  return oneOf(choices, cell(line, column), line);
}

function oneOf<T extends string>(choices: readonly T[], value: string, line: Line): T {
  const chosen = choices.find((one) => one === value);
  if (chosen === undefined)
    throw new Error(`lexicon: ${line['id']}: «${value}» is none of ${choices.join(', ')}`);
  return chosen;
}

function list(line: Line, column: string): string[] {
  return (line[column] ?? '').split('|').filter((item) => item !== '');
}

function split(pair: string): [string, string] {
  const at = pair.indexOf(':');
  if (at < 1) throw new Error(`lexicon: «${pair}» is not of the form name:value`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}
