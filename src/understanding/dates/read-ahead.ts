import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { monthsSpan, yearOf } from './calendar.js';
import { fixedPoint, type DateValue, type Read } from './point.js';
import { readDuration } from './read-duration.js';

/** Words that ask for a forecast, with which a bare length is how far it is to reach. */
const FORECAST =
  /^(?:previ|previs|prev|prevs|prevision|previsions|pronostics?|projections?|forecasts?|outlook|perspectives?|prediction|predictions)$/;
/** « la moyenne 5 ans » is no reach. */
const MEAN = /^(?:moyenne|moyennes|average|mean)$/;
const YEAR_END =
  /^(?:(?:by|before|until|till|at|for|pour|avant) )?(?:the )?(?:year end|end of year|end of the year|year s end|fin d annee|la fin d annee|fin annee)(?= |$)(?! (?:19|20)\d\d)/;
const NEVER_AFTER = /^(?:ago|avant|apres|before|after|earlier|later|plus|average|mean|trend|high|low)$/;
/**
 * How far a forecast is to reach beyond the last figure, without « sur »: « prévi urée 4 mois », "urea forecast 6 months";
 * and "by year end", which is this one's.
 */
export function readAhead(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  return readYearEnd(tokens, at, today) ?? readReach(tokens, at);
}

function readReach(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const duration = asksForecast(tokens) ? readDuration(tokens, at) : null;
  if (!duration) return null;
  if (NEVER_AFTER.test(wordAt(tokens, at + duration.length)) || MEAN.test(wordAt(tokens, at - 1)))
    return null;
  return { value: { kind: 'next', ...duration.value }, length: duration.length };
}

/** Whether a word asks for a forecast outright. */
export function asksForecast(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) => FORECAST.test(folded));
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
