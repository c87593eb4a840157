import { wordAt, wordsAt } from '../number-words.js';
import type { Grain } from '../period.js';
import type { Token } from '../tokens.js';
import { monthsSpan, yearOf } from './calendar.js';
import { grainAt } from './grain-words.js';
import { fixedPoint, type DateValue, type Read } from './point.js';
import { readCountOrArticle } from './read-count.js';

/** Words that ask for a forecast, with which a bare length is how far it is to reach. */
const FORECAST =
  /^(?:previ|previs|prev|prevs|prevision|previsions|pronostics?|projections?|forecasts?|outlook|perspectives?|prediction|predictions)$/;
/** Behind a length: « six mois plus tard » is left out, as it is counted from another time. */
const FROM_NOW = /^(?:from now|from today|out|ahead|hence|down the (?:road|line)|a l avance|d avance)(?= |$)/;
const HORIZON = /^(?:a |a l )?horizon (?:de |d |of )?(?:a )?$/;
const HORIZON_OPENS = new Set(['a', 'horizon']);
const WITHIN = 'sous';
/** « la moyenne 5 ans » is no reach. */
const MEAN = /^(?:moyenne|moyennes|average|mean)$/;
const YEAR_END =
  /^(?:(?:by|before|until|till|at|for|pour|avant) )?(?:the )?(?:year end|end of year|end of the year|year s end|fin d annee|la fin d annee|fin annee)(?= |$)(?! (?:19|20)\d\d)/;
const NEVER_AFTER = /^(?:ago|avant|apres|before|after|earlier|later|plus|average|mean|trend|high|low)$/;
/** Lengths that no grain has, in months. */
const HALVES: readonly (readonly [RegExp, number])[] = [
  [/^(?:half a year|half year|un semestre|one semester|a semester)(?= |$)/, 6],
  [/^(?:deux semestres|two semesters)(?= |$)/, 12],
  [/^(?:un an et demi|a year and a half|one and a half years)(?= |$)/, 18],
];

interface Length {
  count: number;
  grain: Grain;
}

/**
 * How far a forecast is to reach, without « sur » or « dans »: « prévi urée 4 mois », "urea forecast 6 months", "palm oil
 * 90 days out", « à horizon six mois », « cacao sous 3 mois »; and "by year end", which is this one's.
 */
export function readAhead(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  return readYearEnd(tokens, at, today) ?? readReach(tokens, at);
}

function readReach(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const before = beforeLength(tokens, at);
  const length = readLengthAt(tokens, at + before);
  if (!length) return null;
  const end = at + before + length.length;
  const after = FROM_NOW.exec(wordsAt(tokens, end, 4))?.[0].split(' ').length ?? 0;
  const isReach = !NEVER_AFTER.test(wordAt(tokens, end)) && !MEAN.test(wordAt(tokens, at - 1));
  const isAsked = isReach && asksForecast(tokens);
  if (before === 0 && after === 0 && !isAsked) return null;
  return { value: { kind: 'next', ...length.value }, length: end + after - at };
}

/** Whether a word asks for a forecast outright. */
export function asksForecast(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) => FORECAST.test(folded));
}

/** How many words say « à horizon », « sous » before a length. */
function beforeLength(tokens: readonly Token[], at: number): number {
  const first = wordAt(tokens, at);
  if (first === WITHIN) return 1;
  if (!HORIZON_OPENS.has(first)) return 0;
  for (let length = 4; length > 0; length -= 1)
    if (HORIZON.test(`${wordsAt(tokens, at, length)} `)) return length;
  return 0;
}

function readLengthAt(tokens: readonly Token[], at: number): Read<Length> | null {
  const words = wordsAt(tokens, at, 5);
  for (const [pattern, count] of HALVES) {
    const match = pattern.exec(words);
    if (match) return { value: { count, grain: 'month' }, length: match[0].split(' ').length };
  }
  const count = readCountOrArticle(tokens, at);
  const grain = count && grainAt(tokens, at + count.length);
  if (!count || !grain || grain === 'decade') return null;
  return { value: { count: count.value, grain }, length: count.length + 1 };
}

function readYearEnd(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const match = YEAR_END.exec(wordsAt(tokens, at, 6));
  if (!match) return null;
  if (!looksAhead(tokens, match[0]))
    return { value: { kind: 'latest', grain: null }, length: match[0].split(' ').length };
  const to = fixedPoint(monthsSpan(yearOf(today), 12, 1, 'month'));
  return { value: { kind: 'between', from: null, to }, length: match[0].split(' ').length };
}

/** "by year end" looks ahead, unless of what was; "at year end", « fin d'année » only where what will be is asked for. */
function looksAhead(tokens: readonly Token[], words: string): boolean {
  if (asksForecast(tokens) || tokens.some(({ folded }) => WILL_BE.test(folded))) return true;
  return UNTIL.test(words) && !tokens.some(({ folded }) => WAS.test(folded));
}

const UNTIL = /^(?:by|before|until|till|for|pour|avant) /;
const WAS = /^(?:was|were|did|had|etait|etaient|avait|avaient)$/;
/** Future tenses: « vaudra », « atteindront », « va monter ». */
const WILL_BE = /^(?:will|going|might|expect|expected|va|vont|ira|iront|[a-z]+[aeiud]r(?:a|ont))$/;
