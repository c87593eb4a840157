import type { Mention } from './mentions.js';
import { wordAt } from './number-words.js';
import type { Evidence } from './reading.js';

/** Land, as it is spoken of for what grows on it. */
const LAND =
  /^(?:verger|vigne|vignoble|champ|oliveraie|riziere|houblonniere|bananeraie|orchard|vineyard|field|paddy|grove)s?$/;
const GIVING =
  /^(?:donne|donnent|donnait|donnaient|donnera|donneront|donnee?s?|rend|rendent|rendaient|rendront|rendu|produi[a-z]+|fourni[a-z]*|gives?|gave|given|yield|yields|yielded|bear|bears|bore|produces?|produced)$/;
const COUNTED = /^(?:combien|many)$/;
/** How many words may stand between the giver and its verb. */
const BEHIND = 4;
const BEFORE = 2;

/** « nos vergers donnent », "did our orchards give", « ont donné les vignes »: whether the words name what something comes from. */
export function isGiver({ reading: { tokens } }: Evidence, { start, end }: Mention): boolean {
  const isCounted = COUNTED.test(wordAt(tokens, start - 1)) || COUNTED.test(wordAt(tokens, start - 2));
  const near = tokens.slice(Math.max(0, start - BEFORE), start).concat(tokens.slice(end, end + BEHIND));
  return !isCounted && near.some(({ folded }) => GIVING.test(folded));
}

/** Whether land is asked about for what it gives: no area of it is. */
export function asksYieldOfLand(evidence: Evidence): boolean {
  return evidence.reading.tokens.some(
    ({ folded }, at) => LAND.test(folded) && isGiver(evidence, spanAt(evidence, at)),
  );
}

function spanAt({ reading }: Evidence, at: number): Mention {
  const words = reading.tokens[at]?.text ?? '';
  return { senses: [], start: at, end: at + 1, words, corrected: false };
}
