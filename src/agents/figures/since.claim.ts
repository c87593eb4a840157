import { dayOf } from '../../statistics/day.js';
import type { Period } from '../../understanding/dates/period.js';
import { fold } from '../../understanding/text/normalise.js';
import type { KnownFact } from '../../wording/facts.js';
import { periodOf, type Question } from './question.js';
import { supposesExtreme } from './verdict.js';

/** The figures of the time from which others are looked at, and those after it. */
export interface Since {
  start: KnownFact[];
  after: KnownFact[];
  /** Whether the figures begin only later: no more than a part of what is put up can be judged. */
  isPartly: boolean;
}

/** « depuis 2016 », "since April 2022", "since the 2016 disaster"; « depuis le début de 2016 » is of all of that year. */
const FROM_NAMED =
  /(?<![a-z])(?:depuis|since) (?!(?:le |the )?(?:debut|beginning|start|1er))(?:[^\s\d]+ ){0,4}?((?:19|20)\d\d)(?!\d)/;

/**
 * « la plus faible depuis 2016 »: lower than all that came after 2016, whatever 2016 itself was. Null where the question
 * names no such start.
 */
export function sinceOf(question: Question, facts: readonly KnownFact[]): Since | null {
  const period = periodOf(question);
  if (period?.kind === 'last') return period.asChange ? afterFirst(facts) : null;
  const span = startOf(question.frame.text, period);
  if (!span) return null;
  const [first] = facts;
  const start = facts.filter((fact) => isWithin(fact, span));
  return {
    start,
    after: facts.filter((fact) => !isWithin(fact, span)),
    isPartly: start.length === 0 && first !== undefined && !followsOn(first, span),
  };
}

/** « depuis un an »: the first of the figures is that of a year ago. */
function afterFirst([first, ...after]: readonly KnownFact[]): Since {
  return { start: first ? [first] : [], after, isPartly: false };
}

interface Start {
  from: string;
  to: string;
}

function startOf(text: string, period: Period | null): Start | null {
  if (period?.kind !== 'between' || period.to !== null || !period.from) return null;
  const [, year] = FROM_NAMED.exec(fold(text)) ?? [];
  return year === period.from.from.slice(0, 4) ? period.from : null;
}

/** Whether a figure, of a day, a month or a year, is of the start. */
function isWithin({ period }: KnownFact, { from, to }: Start): boolean {
  return period >= from.slice(0, period.length) && period <= to.slice(0, period.length);
}

/** Whether the first figure there is comes next after the start: the year, the month or the week after it. */
function followsOn({ period }: KnownFact, { to }: Start): boolean {
  return dayOf(period) - dayOf(to) <= NEXT_DAYS;
}

const NEXT_DAYS = 8;

/** What is first among others, and not among its own times. */
const AMONG_OTHERS =
  /(?<![a-z])(?:producteurs?|producers?|growers?|pays|country|countries|exportateurs?|exporters?)(?![a-z])/;

/** « … le plus bas depuis 2020 ? »: the figure of one time is put up against those of a stretch up to now. */
export function isSetAgainstSince(question: Question): boolean {
  const period = periodOf(question);
  const isUpToNow = period?.kind === 'last' || (period?.kind === 'between' && period.to === null);
  return isUpToNow && supposesExtreme(question) && !AMONG_OTHERS.test(fold(question.frame.text));
}

const PRESENT =
  /(?<![a-z])(?:est|sont)[ -](?:il|elle|ils|elles|ce)(?![a-z])|^(?:[a-z ,]+: ?)?(?:is|are)(?![a-z])/;
const PAST = /(?<![a-z])(?:etai(?:t|ent)|fut|a ete|ont ete|was|were)(?![a-z])/;

/** « le blé est-il au plus bas depuis 2020 ? », "is cocoa at its highest in two years": what is now. */
export function isOfNow(question: Question): boolean {
  const text = fold(question.frame.text);
  return PRESENT.test(text) && !PAST.test(text) && isSetAgainstSince(question);
}
