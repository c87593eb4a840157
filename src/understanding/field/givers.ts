import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { COMING_OFF, GIVING, LAND } from './givers.data.js';

/** How many words may stand between the giver and its verb. */
const BEHIND = 4;
const BEFORE = 2;

/** « nos vergers donnent », "did our orchards give", « ont donné les vignes »: whether the words name what something comes from. */
export function isGiver(evidence: Evidence, { start, end }: Mention): boolean {
  const { tokens } = evidence.reading;
  const near = tokens.slice(Math.max(0, start - BEFORE), start).concat(tokens.slice(end, end + BEHIND));
  return near.some(({ folded }) => GIVING.test(folded)) && !isCounted(evidence, start);
}

/** « combien d'hectares de vigne », "how many orchards": what stands at a token is what is asked about in numbers. */
function isCounted(evidence: Evidence, at: number): boolean {
  return evidence.cues('how-much').some(({ mention: { end } }) => end === at || end === at - 1);
}

/** Whether land is asked about for what it gives: no area of it is. */
export function asksYieldOfLand(evidence: Evidence): boolean {
  return evidence.reading.tokens.some(
    ({ folded }, at) =>
      LAND.test(folded) && (comesOff(evidence, at) || isGiver(evidence, spanAt(evidence, at))),
  );
}

/** « sort des vignes italiennes », "picked in Dutch orchards": whether a harvest is said to come off the land at a token. */
function comesOff({ reading: { tokens } }: Evidence, at: number): boolean {
  return tokens.slice(Math.max(0, at - BEHIND), at).some(({ folded }) => COMING_OFF.test(folded));
}

/** Whether the words are of what land gives, or of a harvest that comes off it: no area of it is asked for. */
export function asksWhatLandGives(evidence: Evidence): boolean {
  return asksYieldOfLand(evidence) || isOfHarvestOfLand(evidence);
}

/** « les tonnes d'olives tirées de ses oliveraies », « le verger fait-il mieux »: land that a harvest comes from, and no area of it. */
function isOfHarvestOfLand(evidence: Evidence): boolean {
  const areas = evidence.cues('hint:area').map(({ mention }) => mention);
  const { tokens } = evidence.reading;
  return (
    evidence.has('hint:production') &&
    areas.every(({ end }) => LAND.test(wordAt(tokens, end - 1))) &&
    !areas.some(({ start }) => isCounted(evidence, start))
  );
}

function spanAt({ reading }: Evidence, at: number): Mention {
  const words = reading.tokens[at]?.text ?? '';
  return { senses: [], start: at, end: at + 1, words, corrected: false };
}
