import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import type { Grain } from './period.js';
import type { Token } from '../text/tokens.js';
import { asksForecast } from './read-ahead.js';
import { grainAt, isLastWord, isNextWord } from './grain-words.js';
import type { DateValue, Read } from './point.js';
import { readCount } from './read-count.js';

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

const BEFORE_LAST = new Set('ces les des l la le the these over in during sur au cours de d depuis since for pendant dans a cours durant across'.split(' ')); // prettier-ignore

/** « ces cinq dernières années », « les 3 prochains mois », "over the past decade", « sur dix ans », « quinquennal ». */
export function readLength(tokens: readonly Token[], at: number): Read<DateValue> | null {
  let skip = 0;
  if (isTea(tokens, at)) return null;
  while (skip < 5 && BEFORE_LAST.has(wordAt(tokens, at + skip))) skip += 1;
  return (
    readCounted(tokens, at, skip) ??
    readUncounted(tokens, at, skip) ??
    readPlainLength(tokens, at, skip) ??
    readAdjective(tokens, at)
  );
}

/** « le prix du thé sur 20 ans »: no article of English, with its accent or behind a French one. */
function isTea(tokens: readonly Token[], at: number): boolean {
  const isSpelt = /^thé$/i.test(tokens[at]?.text ?? '');
  return isSpelt || (wordAt(tokens, at) === 'the' && /^(?:du|le|au)$/.test(wordAt(tokens, at - 1)));
}

type Way = 'last' | 'next';

/** « cinq dernières années », « dernières cinq années », "next six months", « 3 mois à venir ». */
function readCounted(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  const before = directionAt(tokens, at + skip);
  const start = at + skip + (before ? 1 : 0);
  const count = readCount(tokens, start);
  if (!count) return null;
  const way = before ?? directionAt(tokens, start + count.length);
  const grainStart = start + count.length + (way && !before ? 1 : 0);
  return readCountedGrain(tokens, grainStart, grainStart - at, { count: count.value, way });
}

function readCountedGrain(
  tokens: readonly Token[],
  at: number,
  length: number,
  { count, way }: { count: number; way: Way | null },
): Read<DateValue> | null {
  const grain = grainAt(tokens, at);
  if (!grain) return way === 'last' ? readUnnamed(tokens, at, { count, length }) : null;
  const words = cropYear(tokens, at);
  if (way) return { value: { kind: way, count, grain }, length: length + words };
  const after = directionAfter(tokens, at + words);
  return after && { value: { kind: after.value, count, grain }, length: length + words + after.length };
}

/** « combien d'années sur les vingt dernières la France … »: of what is counted beside it. */
function readUnnamed(
  tokens: readonly Token[],
  at: number,
  { count, length }: { count: number; length: number },
): Read<DateValue> | null {
  if (count < 2 || !GOES_ON.test(wordAt(tokens, at))) return null;
  const beside = tokens.slice(Math.max(0, at - length - NEAR), at + NEAR);
  const grains = beside.map((_, index) => grainAt(beside, index)).filter((grain) => grain !== null);
  const [grain] = grains;
  return grain === undefined ? null : { value: { kind: 'last', count, grain }, length };
}

const GOES_ON = /^(?:|la|le|les|l|ont|a|est|combien|en|,|:|\?|\.)$/;
/** How many words on either side. */
const NEAR = 5;

/** « ces dernières années », « les prochains mois », "the past decade", « les mois à venir »: several, unnumbered. */
function readUncounted(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  const before = directionAt(tokens, at + skip);
  const next = at + skip + (before ? 1 : 0);
  const grain = grainAt(tokens, next);
  if (!grain || !isSeveral(wordAt(tokens, next), grain)) return null;
  const end = next + cropYear(tokens, next);
  if (before)
    return isDirectionOfSeveral(wordAt(tokens, next - 1), grain) ? several(before, grain, end - at) : null;
  const after = directionAfter(tokens, end);
  if (!after || (directionAt(tokens, end) && !isSeveral(wordAt(tokens, end), grain))) return null;
  const length = end + after.length - at;
  return isOneToCome(tokens, next)
    ? { value: { kind: after.value, count: 1, grain }, length }
    : several(after.value, grain, length);
}

/** « le mois qui vient ». */
function isOneToCome(tokens: readonly Token[], at: number): boolean {
  return /^(?:le|la|l)$/.test(wordAt(tokens, at - 1)) && wordsAt(tokens, at + 1, 2) === 'qui vient';
}

function several(kind: Way, grain: Grain, length: number): Read<DateValue> {
  if (grain === 'decade') return { value: { kind, count: 10, grain: 'year' }, length };
  return { value: { kind, count: USUAL_COUNT[grain], grain }, length };
}

function isDirectionOfSeveral(word: string, grain: Grain): boolean {
  return isSeveral(word, grain) || ENGLISH_DIRECTION.has(word);
}

function isSeveral(word: string, grain: Grain): boolean {
  return grain === 'decade' || word.endsWith('s');
}

/** « sur dix ans », « depuis dix ans », "over 6 months". */
function readPlainLength(tokens: readonly Token[], at: number, skip: number): Read<DateValue> | null {
  const start = at + skip;
  const count = start > at && !isAge(tokens, at) ? readCount(tokens, start) : null;
  const grain = count && grainAt(tokens, start + count.length);
  if (!count || !grain) return null;
  const end = start + count.length + 1;
  if (isPick(tokens, at, end) || isOneSpokenOf(tokens, at, end)) return null;
  return {
    value: { kind: isBack(tokens, at) ? 'last' : 'length', count: count.value, grain },
    length: end - at,
  };
}

/** « depuis dix ans », and "for ten years" of no time to come. */
function isBack(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return word === 'for' ? !asksForecast(tokens) : /^(?:depuis|since)$/.test(word);
}

/** « il parlait d'une année record »: a year that is told of, and no length of time; « d'une année à l'autre » is one. */
function isOneSpokenOf(tokens: readonly Token[], at: number, end: number): boolean {
  return /^d une? \S+$/.test(wordsAt(tokens, at, end - at)) && !/^(?:a|sur)$/.test(wordAt(tokens, end));
}

/** « ma fille de 8 ans »: how old somebody is, and no length of time. */
function isAge(tokens: readonly Token[], at: number): boolean {
  return /^(?:de|d)$/.test(wordAt(tokens, at)) && AGED.test(wordAt(tokens, at - 1));
}

const AGED =
  /^(?:fille|fils|gamine?|enfants?|neveu|niece|petite?|garcon|eleves?|etudiante?s?|jeunes?|homme|femme|cousine?|frere|soeur|ado|agee?s?|vache|tracteur|vigne|vignes)$/;

/** « les trois années où … », "the five years with …": some of all of them, and no length of time. */
function isPick(tokens: readonly Token[], at: number, end: number): boolean {
  if (!/^(?:les|the)$/.test(wordAt(tokens, at)) || readCount(tokens, at + 1) === null) return false;
  return PICKED.test(wordsAt(tokens, end, 2));
}

const PICKED =
  /^(?:ou|with|when|where|that|ayant|avec|(?:les|the|de|la|le) (?:plus|moins|most|least))(?= |$)/;

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

function directionAt(tokens: readonly Token[], at: number): Way | null {
  const word = wordAt(tokens, at);
  if (isLastWord(word)) return 'last';
  return isNextWord(word) ? 'next' : null;
}

/** « années à venir », « mois qui viennent », « ans écoulés ». */
function directionAfter(tokens: readonly Token[], at: number): Read<Way> | null {
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
