import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** Where nothing is grown that anybody counts. */
// prettier-ignore
const BODIES = new Set([
  'mars', 'lune', 'moon', 'venus', 'jupiter', 'saturne', 'saturn', 'mercure', 'mercury', 'neptune', 'uranus', 'pluton',
  'pluto', 'soleil', 'sun', 'titan', 'europa',
]);
const ON = /^(?:on|sur)$/;
const ARTICLE = /^(?:la|le|l|the|planete|planet)$/;

/** « sur la Lune », "on Mars": a place that no figures are of; « sur mars 2026 » is a month. */
export function isHeavenlyPlace(tokens: readonly Token[], at: number): boolean {
  if (!BODIES.has(wordAt(tokens, at))) return false;
  let before = at - 1;
  while (ARTICLE.test(wordAt(tokens, before))) before -= 1;
  return ON.test(wordAt(tokens, before)) && !isMonthAfter(tokens, at);
}

/** « sur mars », small or before a year. */
function isMonthAfter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.folded !== 'mars' || wordAt(tokens, at - 1) !== 'sur') return false;
  return token.text === 'mars' || tokens[at + 1]?.kind === 'number';
}
