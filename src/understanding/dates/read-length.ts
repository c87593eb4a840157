import { readNumber, wordAt } from '../number-words.js';
import type { Grain } from '../period.js';
import type { Token } from '../tokens.js';
import { grainAt, isLastWord, isNextWord } from './grain-words.js';
import type { DateValue, Read } from './point.js';

/** How many are meant by « ces dernières années », where no number is said. */
const USUAL_COUNT: Record<Grain, number> = {
  day: 7,
  week: 4,
  month: 6,
  quarter: 4,
  season: 5,
  year: 5,
  decade: 2,
};

const ENGLISH_DIRECTION = new Set(['past', 'last', 'next', 'coming', 'upcoming', 'previous']);

const BEFORE_LAST = new Set('ces les des l la le the these over in during sur au cours de d depuis for pendant dans a cours durant across'.split(' ')); // prettier-ignore

/** « ces cinq dernières années », « les 3 prochains mois », "over the past decade", « sur dix ans », « quinquennal ». */
export function readLength(tokens: readonly Token[], at: number): Read<DateValue> | null {
  let skip = 0;
  while (skip < 5 && BEFORE_LAST.has(wordAt(tokens, at + skip))) skip += 1;
  return (
    readCounted(tokens, at, skip) ??
    readUncounted(tokens, at, skip) ??
    readPlainLength(tokens, at, skip) ??
    readAdjective(tokens, at)
  );
}

/** Number and direction in any order: « cinq dernières années », « dernières cinq années », "next six months", « 3 mois à venir ». */
function readCounted(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  let next = at + skip;
  let direction = directionAt(tokens, next);
  if (direction) next += 1;
  const count = readNumber(tokens, next);
  if (!count || count.value > 200 || count.value < 1) return null;
  next += count.length;
  if (!direction) {
    direction = directionAt(tokens, next);
    if (direction) next += 1;
  }
  const grain = grainAt(tokens, next);
  if (!grain) return null;
  next += cropYear(tokens, next);
  const after = direction ? null : directionAfter(tokens, next);
  const way = direction ?? after?.value;
  if (!way) return null;
  return { value: { kind: way, count: count.value, grain }, length: next + (after?.length ?? 0) - at };
}

/** « ces dernières années », « les prochains mois », "the past decade", « les mois à venir »: several, unnumbered. */
function readUncounted(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  const before = directionAt(tokens, at + skip);
  const next = at + skip + (before ? 1 : 0);
  const grain = grainAt(tokens, next);
  if (!grain || !isSeveral(wordAt(tokens, next), grain)) return null;
  if (
    before &&
    !isSeveral(wordAt(tokens, next - 1), grain) &&
    !ENGLISH_DIRECTION.has(wordAt(tokens, next - 1))
  )
    return null;
  const after = before ? null : directionAfter(tokens, next + 1);
  const way = before ?? after?.value;
  if (!way || (after && directionAt(tokens, next + 1) && !isSeveral(wordAt(tokens, next + 1), grain)))
    return null;
  const length = next + cropYear(tokens, next) - at + (after?.length ?? 0);
  if (grain === 'decade') return { value: { kind: way, count: 10, grain: 'year' }, length };
  return { value: { kind: way, count: USUAL_COUNT[grain], grain }, length };
}

function isSeveral(word: string, grain: Grain): boolean {
  return grain === 'decade' || word.endsWith('s');
}

/** « sur dix ans », « depuis dix ans », "over 6 months", « à six mois », « d'ici trois mois », « dans deux mois ». */
function readPlainLength(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  const first = wordAt(tokens, at);
  const ahead = /^(?:dans|within|ici)$/.test(first) || (first === 'd' && wordAt(tokens, at + 1) === 'ici');
  const start = ahead ? at + (first === 'd' ? 2 : 1) : at + skip;
  if (start === at) return null;
  const count = readNumber(tokens, start);
  const grain = count && grainAt(tokens, start + count.length);
  if (!count || !grain || count.value < 1 || count.value > 200) return null;
  const kind = ahead ? 'next' : /^(?:depuis|for)$/.test(first) ? 'last' : 'length';
  return { value: { kind, count: count.value, grain }, length: start + count.length + 1 - at };
}

/** « moyenne quinquennale », "five-year average", « décennal ». */
function readAdjective(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const word = wordAt(tokens, at);
  if (/^quinquennale?s?$/.test(word)) return { value: { kind: 'last', count: 5, grain: 'year' }, length: 1 };
  if (/^(?:olympique|olympic)$/.test(word))
    return { value: { kind: 'last', count: 5, grain: 'year' }, length: 1 };
  if (/^decennale?s?$/.test(word)) return { value: { kind: 'last', count: 10, grain: 'year' }, length: 1 };
  const count = readNumber(tokens, at);
  if (
    !count ||
    wordAt(tokens, at + count.length) !== 'year' ||
    !/^(?:average|mean|trend|high|low)$/.test(wordAt(tokens, at + count.length + 1))
  )
    return null;
  return { value: { kind: 'last', count: count.value, grain: 'year' }, length: count.length + 1 };
}

function directionAt(tokens: readonly Token[], at: number): 'last' | 'next' | null {
  const word = wordAt(tokens, at);
  if (isLastWord(word)) return 'last';
  return isNextWord(word) ? 'next' : null;
}

/** « années à venir », « mois qui viennent », « ans écoulés ». */
function directionAfter(tokens: readonly Token[], at: number): Read<'last' | 'next'> | null {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (first === 'a' && second === 'venir') return { value: 'next', length: 2 };
  if (first === 'qui' && /^(?:viennent|vient|suivent)$/.test(second)) return { value: 'next', length: 2 };
  if (first === 'to' && second === 'come') return { value: 'next', length: 2 };
  if (first === 'ahead') return { value: 'next', length: 1 };
  if (/^(?:ecoule|passe)e?s?$/.test(first)) return { value: 'last', length: 1 };
  const direction = directionAt(tokens, at);
  return direction && { value: direction, length: 1 };
}

/** "crop years" is one grain of two words. */
function cropYear(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === 'crop' && grainAt(tokens, at + 1) === 'year' ? 2 : 1;
}
