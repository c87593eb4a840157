import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import { isGroup } from './group-place.js';
import { readMovement } from './movement.js';
import { fold } from '../text/normalise.js';
import type { Evidence } from '../reading.js';

/** Large parts of a whole, in percent; a smaller one may well be of a single place. */
const PARTS: readonly (readonly [words: string, percent: number])[] = [
  ['(?:trois|three)[ -](?:quarts|quarters)', 75],
  ['(?:deux|two)[ -](?:tiers|thirds)', 200 / 3],
  ['(?:moitie|half)', 50],
];
/** « des trois quarts de leur production » is each one's own. */
const OF_WHOLE = String.raw`(?: of| de| du| des| d['’])(?! (?:leurs?|its|their|sa|son|ses|his)(?![a-z]))`;
const FRACTIONS = PARTS.map(([words, percent]) => ({
  percent,
  said: new RegExp(`(?<![a-z])${words}(?:${OF_WHOLE}| (?:the|l['’]|les?|la) )`),
}));
const PERCENTAGE = new RegExp(String.raw`(?<![\d.,])([1-9]\d) ?(?:%|pour ?cent|per ?cent)${OF_WHOLE}`);
const TOGETHER = /(?<![a-z])(?:ensemble|a eux seuls|a elles seules|together|between them|alone)(?![a-z])/;
const SEVERAL =
  /(?<![a-z])(?:pays|etats|producteurs|countries|nations|states|producers)(?![a-z])|(?<![a-z])(?:who|qui)(?![a-z])/;

/**
 * The part of the whole, in percent, that the first places of an order are to reach: « quels pays font la moitié du blé de
 * l'UE », "how many countries grow 80% of the world's rice"; null where that is not asked.
 */
export function readReach(
  evidence: Evidence,
  { places, products, domain, threshold }: Slots,
  lexicon: Lexicon,
): number | null {
  const isAmongAll = places.every(({ value }) => isGroup(value, lexicon));
  const text = fold(evidence.reading.source.text);
  if (domain !== 'production' || !isAmongAll || products.length !== 1 || !SEVERAL.test(text)) return null;
  if (readMovement(evidence) !== null) return null;
  // « plus de 20 % de la production » is a limit for each of them, unless they are taken together.
  const isOfEach = threshold?.unit === '%' && !TOGETHER.test(text);
  return isOfEach ? null : partIn(text);
}

function partIn(text: string): number | null {
  const fraction = FRACTIONS.find(({ said }) => said.test(text));
  if (fraction) return fraction.percent;
  const percentage = PERCENTAGE.exec(text)?.[1];
  return percentage === undefined ? null : Number(percentage);
}
