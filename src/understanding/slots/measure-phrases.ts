import { fold } from '../text/normalise.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

const BEARING_LAND =
  /^(?:surfaces?|superficies?|hectares?|ha|vignes?|vignobles?|vergers?|oliveraies?|arbres|plantations?|\p{L}{3,}iers)$/u;
const JOINT = /^(?:et|and|ou|puis|,|;|:)$/;

/** « vignes en production », « surface de pommiers en production »: land that bears, and no amount that it gives. */
export function isBearing({ id, mention }: Found, { reading: { tokens } }: Evidence): boolean {
  if (id !== 'production' || wordAt(tokens, mention.start - 1) !== 'en') return false;
  const before = tokens.slice(0, mention.start - 1);
  const joint = before.findLastIndex(({ folded }) => JOINT.test(folded));
  return before.slice(joint + 1).some(({ folded }) => BEARING_LAND.test(folded));
}

const HARVESTED = /^(?:produ|recolt|moisson|harvest|gr[oe]w|cultiv)/;
/** "how many hectares did it grow" is of land. */
const OF_LAND = /^(?:hectares?|ha|acres?|surfaces?|superficies?)$/;

/** "how much maize did Italy grow, and on what area": the harvest by its verb, before another measure that is joined to it. */
export function harvestAsked(evidence: Evidence, measures: readonly Found[]): Found[] {
  const { tokens } = evidence.reading;
  const [asked] = evidence.cues('how-much');
  if (!asked || OF_LAND.test(wordAt(tokens, asked.mention.end))) return [];
  const verb = measures.find(
    ({ mention }) => mention.start > asked.mention.start && HARVESTED.test(fold(mention.words)),
  );
  if (!verb) return [];
  const isJoined = measures.some(
    ({ id, mention }) =>
      id !== 'production' &&
      mention.start > verb.mention.end &&
      tokens.slice(verb.mention.end, mention.start).some(({ folded }) => JOINT.test(folded)),
  );
  return isJoined ? [{ ...verb, id: 'production' }] : [];
}
