import { wordAt, wordsAt } from '../text/number-words.js';
import type { Grain } from './period.js';
import type { Token } from '../text/tokens.js';
import { grainAt } from './grain-words.js';
import type { Read } from './point.js';
import { readCountOrArticle } from './read-count.js';

/** So many of a grain. */
export interface Duration {
  count: number;
  grain: Grain;
}

/** Lengths that no grain has, in months. */
const HALVES: readonly (readonly [RegExp, number])[] = [
  [/^(?:half a year|half year|un semestre|one semester|a semester)(?= |$)/, 6],
  [/^(?:deux semestres|two semesters)(?= |$)/, 12],
  [/^(?:un an et demi|a year and a half|one and a half years)(?= |$)/, 18],
];
const HALVES_OPEN = new Set('half un one a deux two'.split(' '));
const LONGEST_HALF = 5;

/** « six mois », "a year", « un an et demi ». */
export function readDuration(tokens: readonly Token[], at: number): Read<Duration> | null {
  const half = HALVES_OPEN.has(wordAt(tokens, at)) ? readHalf(tokens, at) : null;
  if (half) return half;
  const count = readCountOrArticle(tokens, at);
  const grain = count && grainAt(tokens, at + count.length);
  if (!count || !grain || grain === 'decade') return null;
  return { value: { count: count.value, grain }, length: count.length + 1 };
}

function readHalf(tokens: readonly Token[], at: number): Read<Duration> | null {
  const words = wordsAt(tokens, at, LONGEST_HALF);
  for (const [pattern, count] of HALVES) {
    const match = pattern.exec(words);
    if (match) return { value: { count, grain: 'month' }, length: match[0].split(' ').length };
  }
  return null;
}
