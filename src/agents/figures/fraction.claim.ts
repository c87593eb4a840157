import { fold } from '../../understanding/text/normalise.js';
import { NEAR } from './said.sizes.js';

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

const BARE = FRACTIONS.map(([words, percent]) => ({
  percent,
  words: new RegExp(`(?<![a-z])(?:la|le|les|un|a|one)? ?${words} (?:de|du|des|d['’]|of|the)`),
}));

/**
 * Whether a share is the fraction that the words put up as it stands, « fait-elle la moitié de »: true where it is near,
 * false where it falls short, null where it is well beyond, which neither a yes nor a no tells, or where none is put up.
 */
export function isFraction(text: string, percent: number): boolean | null {
  const folded = fold(text);
  const said = BARE.find(({ words }) => words.test(folded))?.percent;
  if (said === undefined) return null;
  if (Math.abs(percent - said) <= NEAR * said) return true;
  return percent < said ? false : null;
}
