/** Qualities that no table tells apart, beside those that the reading of questions knows: a figure of the whole is no answer to a question about them. */
export const QUALIFIERS: readonly string[] = [
  'biologiques',
  'label rouge',
  'aop',
  'aoc',
  'igp',
  'pdo',
  'pgi',
  'irrigués',
  'ogm',
  'sans ogm',
  'gmo',
  'non-gmo',
  'plein air',
  'free-range',
  'par habitant',
  'per capita',
];

/** One quality by its names in both languages, where some products are told apart by it. */
export const QUALITY_NAMES: readonly (readonly string[])[] = [
  ['aop', 'aoc', 'pdo'],
  ['igp', 'pgi'],
];

/** Who publishes figures: capitalised names that are no places. */
export const PUBLISHERS =
  /^(?:eurostat|fao|faostat|agreste|franceagrimer|insee|usda|unctad|ocde|oecd|igc|cic|arvalis)$/iu;
