/** Qualities that no table tells apart: a figure of the whole is no answer to a question about them. */
export const QUALIFIERS: readonly string[] = [
  'bio',
  'biologique',
  'biologiques',
  'organic',
  'label rouge',
  'aop',
  'aoc',
  'igp',
  'pdo',
  'pgi',
  'irrigué',
  'irriguée',
  'irriguées',
  'irrigués',
  'irrigated',
  'ogm',
  'sans ogm',
  'gmo',
  'non-gmo',
  'plein air',
  'free-range',
];

/** Who publishes figures: capitalised names that are no places. */
export const PUBLISHERS =
  /^(?:eurostat|fao|faostat|agreste|franceagrimer|insee|usda|unctad|ocde|oecd|igc|cic|arvalis)$/iu;
