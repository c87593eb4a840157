import type { Span } from '../dates/period.js';
import { partOf } from '../around/part-of-reading.js';
import type { Frame } from '../frame.js';
import { wordsAt } from '../text/number-words.js';
import { Evidence } from '../reading.js';

const ENDS = ['market-high', 'market-low', 'record', 'most', 'least', 'dearest', 'top'];
/** Those that ask for themselves: « le plus haut du blé », "low of maize". */
const HEIGHTS = ['market-high', 'market-low', 'record'];
const JOINT = /^(?:et|and|puis|then|;|,|\?)$/;
/** That a time is asked for, or how high or low it went. */
const ASKS_TIME =
  /(?:^| )(?:quand|annee (?:ou|record)|year (?:when|in which)|record year|quel(?:le)? (?:\S+ ){0,5}?(?:annee|mois|semaine|recolte|moisson|campagne|date|jour|moment)|(?:meilleure|pire|mauvaise|grosse|faible|bonne|petite) annee|when|(?:which|what) (?:\S+ ){0,6}?(?:year|month|week|season|harvest|crop|date|day)|(?:best|worst|biggest|largest|smallest|lowest|highest|poorest) year|culmin\S*|peak\S*)(?: |$)/;
/** What the second question opens with. */
const ASKS_LEVEL =
  /^(?:, ?)?(?:et |and |puis |then )?(?:(?:a|de|by) )?(?:combien|quel(?:le)?|que|qu|how (?:much|many|far|high|low)|what)(?: |$)/;
/** « combien a-t-il perdu depuis », "how far below that": told from the end that the first question asks for. */
const FROM_THERE =
  /(?:^| )(?:depuis|since(?: then)?|(?:below|under|above|off|from) (?:that|it|this)|(?:perdu|recule|baisse|chute|pris|gagne|lost|fallen|gained|risen)(?: (?:par rapport|depuis|since)\S*)?)(?: |$)/;
/** What asks for more than a figure of a time. */
const OTHERS = ['forecast', 'share', 'correlation', 'average', 'compare', 'who', 'which-product', ...ENDS];

interface Parts {
  head: Evidence;
  tail: Evidence;
  /** Whether the tail is told from the end that the head asks for. */
  isFromThere: boolean;
}

/**
 * « quand le cacao a-t-il culminé, et combien valait-il en mai 2026 », "which was its best year, and what did 2025 bring": an
 * end of one line, and its level at another time or the way from the one to the other. Null where that is not asked.
 */
export function splitAtLevel(evidence: Evidence): Parts | null {
  const { reading } = evidence;
  const { tokens } = reading;
  for (const [at, { folded }] of tokens.entries()) {
    if (at === 0 || !JOINT.test(folded) || !ASKS_LEVEL.test(wordsAt(tokens, at, 5))) continue;
    const stretch = { start: at, end: tokens.length };
    const [head, tail] = [false, true].map((inside) => new Evidence(partOf(reading, stretch, inside)));
    if (!head || !tail || !asksEnd(head, wordsAt(tokens, 0, at))) continue;
    const isFromThere = FROM_THERE.test(wordsAt(tokens, at, tokens.length - at));
    if (asksLevel(tail, isFromThere)) return { head, tail, isFromThere };
  }
  return null;
}

/** Whether an end of the figures of one product is asked for: its time, or how high or low it went. */
export function asksEnd(head: Evidence, spoken: string): boolean {
  const isOfTimes = head.has(...HEIGHTS) || (head.has(...ENDS) && ASKS_TIME.test(spoken));
  return isOfTimes && head.everywhere('product').length === 1 && !head.has('who', 'which-product');
}

/** Of one time, or told from the end; of the same thing. */
function asksLevel(tail: Evidence, isFromThere: boolean): boolean {
  if (tail.has(...OTHERS) || namesAnother(tail)) return false;
  const { dates } = tail.reading;
  const isOfTime = dates.length === 1 && dates.every(({ value }) => value.kind === 'point');
  return (
    isOfTime || (isFromThere && dates.every(({ value }) => value.kind === 'latest' || value.kind === 'point'))
  );
}

/** A product or a place of its own, or another measure than the price that a height is of. */
function namesAnother(tail: Evidence): boolean {
  const isOfOther = tail.everywhere('measure').some(({ id }) => id !== 'price');
  return isOfOther || tail.everywhere('product').length + tail.everywhere('place').length > 0;
}

/** The end first, and then the figure of the other time, or the way to it or to now; null where the first is no end of a line. */
export function withLevel(head: Frame, tail: Frame, isFromThere: boolean): Frame | null {
  if (head.order?.over !== 'periods' || head.alsoAsked || head.threshold) return null;
  const end: Frame = { ...head, intent: 'extreme' };
  const { movement: _, ...plain } = head;
  const asked: Frame = { ...plain, order: null, period: tail.period };
  const to = spanAt(tail.period);
  if (!isFromThere) return to ? { ...end, alsoAsked: { ...asked, intent: 'value' } } : null;
  const fromExtreme = { of: end, as: 'since' as const, ...(to && { to }) };
  return { ...end, alsoAsked: { ...asked, intent: 'change', fromExtreme } };
}

/** The one time that a period is of; null of any other. */
export function spanAt(period: Frame['period']): Span | null {
  return period?.value.kind === 'at' ? period.value.span : null;
}
