/** Words of a search for the most. */
export const SUPERLATIVES: readonly string[] = [
  'le plus',
  'la plus forte',
  'les plus fortes',
  'les plus grandes',
  'les plus importantes',
  'la plus grande',
  'la plus importante',
  'plus forte hausse',
  'plus forte baisse',
  'most',
  'largest',
  'biggest',
  'strongest',
  'fastest',
  'greatest',
  'steepest',
];
