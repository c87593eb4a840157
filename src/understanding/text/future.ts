import { yearOf } from '../dates/calendar.js';
import type { DateMention } from '../dates/point.js';
import { wordAt, wordsAt } from './number-words.js';
import type { Period, Span } from '../dates/period.js';
import type { Evidence, Found } from '../reading.js';
import { asksLimitSoon } from './limit-soon.js';

/** Future and conditional of every French verb: « donnera », « dégringoleront », « pourrait-elle », « vaudraient ». */
const FUTURE = /^\p{Ll}{2,}r(?:a|ont)$/u;
const CONDITIONAL = /^\p{Ll}{2,}r(?:ait|aient)$/u;
/** Nouns and other verbs with such an ending. */
const NEITHER =
  /^(?:suffira(?:i(?:en)?t)?|suffiront|conviendra(?:it)?|conviendront|servira|serviront|extra|infra|ultra|camera|opera|agora|sahara|front|affront|trait|extrait|retrait|portrait|attrait|contrait|abstrait|(?:ap|dis|com|re)?parait)$/;
/** « d'ici août », "by September", "before the end of the year": an end that is still to come. */
const DEADLINE = /^(?:ici|by|before|avant)$/;
const LOOKING_BACK = /^(?:did|had|has|have|was|were|been|a|ont|avait|avaient|etait|etaient)$/;

/** Words that look ahead, or a period still to come. */
export function isForecast(
  evidence: Evidence,
  { period, today }: { readonly period: Period | null; readonly today: string },
): boolean {
  return (
    period?.kind === 'next' ||
    isToCome(period, today) ||
    (looksAhead(evidence) && !(isOver(period, today) && saysOnlyVerbs(evidence))) ||
    supposesAhead(evidence, period)
  );
}

/** A time before this year: « les trois premiers de 2024 suffiront », "the 2023 figure will do" ask nothing ahead. */
function isOver(period: Period | null, today: string): boolean {
  const end = endOf(period);
  return end !== '' && end.slice(0, 4) < today.slice(0, 4);
}

/** Whether nothing but a verb looks ahead, and no word such as « prévision ». */
function saysOnlyVerbs(evidence: Evidence): boolean {
  return (
    evidence.cues('forecast').every(({ mention }) => VERB.test(mention.words)) && !namesDeadline(evidence)
  );
}

const VERB = /^(?:\p{L}+r(?:a|ont)|will|will be)$/iu;

/** Whether the period asked has not begun, or ends at a time that has not. */
export function isToCome(period: Period | null, today: string): boolean {
  if (period?.kind === 'at') return period.span.from > today || isRunning(period.span, today);
  return period?.kind === 'between' && period.to !== null && period.to.from > today;
}

/** A quarter that is not over: « fin 2026 », of which no figure can be held yet. */
function isRunning({ grain, to }: Span, today: string): boolean {
  return grain === 'quarter' && to > today;
}

/** Whether the words ask what is still to come: a word of forecast, a verb in the future, or a date that is a deadline. */
export function looksAhead(evidence: Evidence): boolean {
  return (
    evidence.cues('forecast').some((found) => !isOfWay(found, evidence)) ||
    hasVerb(evidence, FUTURE) ||
    namesDeadline(evidence) ||
    (supposes(evidence) && namesOnlyUndated(evidence)) ||
    asksLimitSoon(evidence)
  );
}

/** "has cotton been heading up": which way it has gone so far, as « heading » behind "been" or "was" looks back. */
function isOfWay({ mention: { words, start } }: Found, { reading: { tokens } }: Evidence): boolean {
  const from = Math.max(0, start - GONE_REACH);
  return HEADING.test(words) && GONE.test(wordsAt(tokens, from, start - from));
}

const HEADING = /^(?:heading|headed)$/i;
const GONE = /(?:^| )(?:been|was|were)(?: (?!(?:is|are|where|will) )\S+){0,5}$/;
/** How many words before "heading" the verb may stand: "was the price of wheat heading". */
const GONE_REACH = 6;

/** Whether the words are those of a supposition, which is a forecast of a time that is not over: « serait », "could". */
function supposesAhead(evidence: Evidence, period: Period | null): boolean {
  return supposes(evidence) && endOf(period) >= evidence.reading.today.slice(0, 4);
}

function supposes(evidence: Evidence): boolean {
  return evidence.has('supposing') || hasVerb(evidence, CONDITIONAL) || NEAR_FUTURE.test(evidence.spoken);
}

/** « on va récolter », « va-t-on rentrer », « vont-ils semer », « risque-t-il de baisser ». */
const NEAR_FUTURE =
  /(?:^| )(?:va|allons|allez|vont|risque|risquent) (?:- )?(?:t - )?(?:t )?(?:(?:il|elle|on|ils|elles|nous|vous) )?(?:de |d )?\p{Ll}{2,}(?:er|ir|re)(?: |$)/u;

/** « à Noël », « en mai »: with « atteindrait » it is the next one. */
function namesOnlyUndated({ dates }: Evidence): boolean {
  return dates.length > 0 && dates.every(({ value }) => value.kind === 'point' && value.point.year === null);
}

/** Whether a word is a verb in the future or the conditional, by its ending. */
export function isFutureForm(folded: string): boolean {
  return (FUTURE.test(folded) || CONDITIONAL.test(folded)) && !NEITHER.test(folded);
}

/** A verb that no thing's name stands for, without a capital; « pourrait-on » asks a favour. */
function hasVerb(evidence: Evidence, form: RegExp): boolean {
  const { tokens, language, mentions } = evidence.reading;
  if (language !== 'fr') return false;
  const isName = (at: number): boolean =>
    mentions.some(
      ({ start, end, senses }) => start <= at && at < end && senses.some(({ kind }) => kind !== 'cue'),
    );
  return tokens.some(
    ({ folded, text }, at) =>
      evidence.isInFocus(at) &&
      form.test(folded) &&
      !NEITHER.test(folded) &&
      wordAt(tokens, at + 1) !== 'on' &&
      !/^\p{Lu}\p{Ll}/u.test(text) &&
      !isName(at),
  );
}

/** In French « d'ici » always is one; the others are where the date lies in this year or later and nothing begins before it. */
function namesDeadline(evidence: Evidence): boolean {
  const { tokens, today } = evidence.reading;
  const looksBack =
    tokens.some(({ folded }) => LOOKING_BACK.test(folded)) ||
    evidence.dates.some(({ value }) => value.kind === 'between' && value.from !== null);
  return evidence.dates.some((date) => {
    const word = deadlineOf(evidence, date);
    if (!word || date.value.kind !== 'between') return false;
    const year = date.value.to?.year ?? null;
    return word === 'ici' || (!looksBack && (year ?? yearOf(today)) >= yearOf(today));
  });
}

function deadlineOf({ reading: { tokens } }: Evidence, { start, value }: DateMention): string | null {
  if (value.kind !== 'between' || value.from !== null) return null;
  const word = wordAt(tokens, wordAt(tokens, start) === 'd' ? start + 1 : start);
  return DEADLINE.test(word) ? word : null;
}

/** The last day that a period names, '' where it names none. */
function endOf(period: Period | null): string {
  if (period?.kind === 'at') return period.span.to;
  if (period?.kind === 'between') return period.to?.to ?? '';
  return period?.kind === 'each'
    ? (period.spans
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '')
    : '';
}
