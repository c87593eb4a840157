import { fold } from '../../understanding/text/normalise.js';

/** A limit that a share is put up against, in percent. */
export interface ShareLimit {
  percent: number;
  comparator: 'above' | 'below';
}

const FRACTIONS: readonly (readonly [words: string, percent: number])[] = [
  ['(?:trois|three)[^a-z](?:quarts|quarters)', 75],
  ['(?:deux|two)[^a-z](?:tiers|thirds)', 200 / 3],
  ['(?:moitie|half)', 50],
  ['(?:tiers|third)', 100 / 3],
  ['(?:quart|quarter)', 25],
  ['(?:cinquieme|fifth)', 20],
  ['(?:dixieme|tenth)', 10],
];
/** « dépasse-t-elle la moitié » too. */
const MORE = '(?:plus|more|over|above|depasse(?:[^a-z]t)?(?:[^a-z](?:il|elle))?|exceeds?)';
const LESS = '(?:moins|less|under|below)';
/** What stands between the comparative and the fraction: « plus d'un quart », "more than a quarter", "over half". */
const LINK = '(?:[^a-z]+(?:de|du|des|d|than))?(?:[^a-z]+(?:la|le|les|un|une|a|one|the))?[^a-z]+';

const LIMITS = FRACTIONS.map(([words, percent]) => ({
  percent,
  above: new RegExp(`(?<![a-z])${MORE}${LINK}${words}(?![a-z])`),
  below: new RegExp(`(?<![a-z])${LESS}${LINK}${words}(?![a-z])`),
}));

/** The limit that a share is put up against as a fraction: « plus de la moitié de », "less than a third of"; else null. */
export function fractionLimitOf(text: string): ShareLimit | null {
  const folded = fold(text);
  const limit = LIMITS.find(({ above, below }) => above.test(folded) || below.test(folded));
  if (!limit) return null;
  return { percent: limit.percent, comparator: limit.above.test(folded) ? 'above' : 'below' };
}
