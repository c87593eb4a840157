import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isLastWord } from './grain-words.js';
import type { DateValue, Read } from './point.js';
import { readCount } from './read-count.js';

/** What is counted where no step of time is named: the figures themselves. */
const FIGURES = new Set('cotation cotations cours prix chiffres valeurs releves quotes quotations prices figures values readings'.split(' ')); // prettier-ignore
const NEWEST = /^(?:latest|newest)$/;
/** Words that begin something else than the figures counted: « les trois derniers par prix ». */
const LINKS = /^(?:by|in|with|of|for|par|en|de|du|des|d|pour|avec)$/;
/** How many words may stand between: « trois derniers prix mensuels », "last three monthly wheat prices". */
const MOST_BETWEEN = 2;

/** « les trois dernières cotations », "last five monthly prices": so many of the newest figures. */
export function readNewest(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const isBefore = isNewestWord(wordAt(tokens, at));
  const count = readCount(tokens, isBefore ? at + 1 : at);
  if (!count || count.value < 2) return null;
  const length = recentLength(tokens, at + count.length);
  if (length !== null)
    return { value: { kind: 'latest', grain: null, count: count.value }, length: count.length + length };
  const end = at + count.length + 1;
  if (!isBefore && !isSeveralNewest(wordAt(tokens, end - 1))) return null;
  if (isBefore && countsHarvests(tokens, end))
    return { value: { kind: 'last', count: count.value, grain: 'year' }, length: end - at - 1 };
  if (!countsFigures(tokens, end)) return null;
  return { value: { kind: 'latest', grain: null, count: count.value }, length: end - at };
}

/** « TSR 20 dernier cours » is the one last price of what has a number in its name. */
function isSeveralNewest(word: string): boolean {
  return isNewestWord(word) && !/^(?:dernier|derniere)$/.test(word);
}

/** "3 most recent quotes": two words more; « les 3 cotations les plus récentes »: the number alone; null of neither. */
function recentLength(tokens: readonly Token[], at: number): number | null {
  const words = [0, 1, 2, 3].map((next) => wordAt(tokens, at + next));
  if (/^most recent$/.test(words.slice(0, 2).join(' '))) return countsFigures(tokens, at + 2) ? 2 : null;
  return FIGURES.has(words[0] ?? '') && RECENT.test(words.slice(1).join(' ')) ? 0 : null;
}

const RECENT = /^les plus (?:recentes?|recents)$/;

function isNewestWord(word: string): boolean {
  return isLastWord(word) || NEWEST.test(word);
}

/** "the last ten French maize harvests": one of a year each, with their names between. */
function countsHarvests(tokens: readonly Token[], at: number): boolean {
  const words = [-1, 0, 1, 2].map((next) => wordAt(tokens, at + next));
  const harvest = words.findIndex((word) => HARVESTS.test(word));
  return harvest > 0 && !words.slice(0, harvest).some((word) => LINKS.test(word));
}

const HARVESTS = /^(?:harvests|crops|vintages|recoltes|moissons|vendanges)$/;

function countsFigures(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next <= at + MOST_BETWEEN; next += 1) {
    const word = wordAt(tokens, next);
    if (FIGURES.has(word)) return true;
    if (LINKS.test(word)) return false;
  }
  return false;
}
