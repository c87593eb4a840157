import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isYearToken, shortYear } from './read-year.js';

/** A pair of years, « 2024/25 », has three tokens. */
const PAIR = 3;
/** Wherever they stand, a pair of years is what they go from and to: « tournesol : 2024/2025, quelle évolution ». */
const CHANGING =
  /^(?:variations?|variee?s?|evolutions?|evoluee?s?|changements?|change[ds]?|bouge|progressions?|regressions?|hausses?|baisses?|augmentations?|augmente|baisse|diminutions?|diminue|recul|recule|chutes?|chute|croissance|increase[ds]?|decrease[ds]?|rise|rises|rose|fall|falls|fell|drop|drops|dropped|growth|grew|decline[ds]?|yoy)$/;
/** Only right beside the pair, as they may be said of two places: « comparaison 2024/2025 ». */
const COMPARING =
  /^(?:entre|between|compare(?:[rsdz]|es|ez)?|comparaisons?|comparatif|comparisons?|comparing|ecarts?|differences?|gaps?|deltas?)$/;
/** What makes one marketing year of the pair, before it or behind it. */
const SEASONAL = /^(?:campagnes?|saisons?|seasons?|marketing|commerciale?s?|campaigns?)$/;
/** « en 2024/25 », "during 2024/25": within it, rather than from the one year to the other. */
const WITHIN = /^(?:en|pendant|durant|sur|pour|in|during|over|for|within)$/;
const BESIDE = /^(?:et|and|avec|with|vs|versus|contre|against|a|au|aux|to|,|than|que)$/;
const SMALL = /^(?:de|des|du|d|la|les?|l|the|of|en|annees?|years?|:|\(|,)$/;
const NEAREST = 3;

/** Whether « 2024/2025 » at this token names both ends of a change, « variation 2024/2025 », and no marketing year. */
export function areComparedYears(tokens: readonly Token[], at: number): boolean {
  const before = nearBefore(tokens, at);
  const after = [wordAt(tokens, at + PAIR), wordAt(tokens, at + PAIR + 1)];
  if ([...before, ...after].some((word) => SEASONAL.test(word))) return false;
  if (before.some((word) => COMPARING.test(word))) return true;
  if (WITHIN.test(wordAt(tokens, at - 1)) || isOneOfPairs(tokens, at)) return false;
  return (
    COMPARING.test(after[0] ?? '') ||
    tokens.some(({ folded }) => CHANGING.test(folded)) ||
    comparesOne(tokens)
  );
}

/** "compare French maize output 2024/25": no second thing beside it, so that the years are what is compared. */
function comparesOne(tokens: readonly Token[]): boolean {
  const isSeveral = tokens.some(({ folded }) => BESIDE.test(folded));
  return !isSeveral && tokens.some(({ folded }) => /^compar(?:e[rsdz]?|es|ez)$/.test(folded));
}

/** The words before, up to the first that is no small one. */
function nearBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let back = at - 1; back >= Math.max(0, at - NEAREST); back -= 1) {
    words.push(wordAt(tokens, back));
    if (!SMALL.test(wordAt(tokens, back))) break;
  }
  return words;
}

/** "2023/24 against 2024/25": where there are two pairs, each is a marketing year. */
function isOneOfPairs(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    (token, other) =>
      other !== at &&
      isYearToken(token) &&
      wordAt(tokens, other + 1) === '/' &&
      (isYearToken(tokens[other + 2]) || shortYear(tokens[other + 2]) !== null),
  );
}
