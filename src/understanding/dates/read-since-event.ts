import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { DateValue } from './point.js';
import { outerMonth } from './read-one-end.js';

const SINCE = /^(?:depuis|since)$/;
/** How many words an event may take between « depuis » and its year: « depuis la fin des quotas laitiers européens en 2015 ». */
const LONGEST_EVENT = 8;
/** What is no event: a length of time, another question, « depuis lors ». */
const NO_EVENT =
  /^(?:quand|quels?|quelles?|combien|comment|lors|toujours|longtemps|peu|quoi|ans?|annees?|mois|semaines?|jours?|decennies?|siecles?|when|then|how|what|which|who|where|why|ever|years?|months?|weeks?|days?|decades?|century|depuis|since|entre|between|et|and|puis|mais|but)$/;

/** « depuis la sécheresse de 2022 », "since quotas ended in 2015": a time that dates an event is where a stretch begins. */
export function sinceEvent(
  tokens: readonly Token[],
  at: number,
  value: DateValue,
  isSubject: IsSubject = () => false,
): DateValue {
  if (value.kind !== 'point' || value.point.year === null || !isOfEvent(tokens, at, isSubject)) return value;
  const { point, ...said } = value;
  return { ...said, kind: 'between', from: outerMonth(point, 'first'), to: null };
}

/** Whether a word names what a figure is of: a product, a measure. */
export type IsSubject = (index: number) => boolean;

function isOfEvent(tokens: readonly Token[], start: number, isSubject: IsSubject): boolean {
  // « depuis la moisson (juillet 2025) ».
  const at = wordAt(tokens, start - 1) === '(' ? start - 1 : start;
  for (let back = 1; back <= LONGEST_EVENT; back += 1) {
    const token = tokens[at - back];
    if (token?.kind !== 'word') return false;
    if (SINCE.test(token.folded)) {
      const first = at - back + 1;
      return back > 1 && !NO_EVENT.test(wordAt(tokens, first)) && !isAsked(tokens, first, at, isSubject);
    }
    if (NO_EVENT.test(token.folded)) return false;
  }
  return false;
}

/** "since Brexit UK wheat production in 2021": behind the event stands what is asked, and the time is of that. */
function isAsked(tokens: readonly Token[], from: number, to: number, isSubject: IsSubject): boolean {
  const second = from + (ARTICLE.test(wordAt(tokens, from)) ? 2 : 1);
  for (let at = second; at < to; at += 1)
    if (isSubject(at) && !isOfAnother(tokens, at) && isWhole(tokens, at, to, isSubject)) return true;
  return false;
}

/** « la fin des quotas laitiers », "the collapse of wheat prices": part of the event. */
function isOfAnother(tokens: readonly Token[], at: number): boolean {
  return OF.test(wordAt(tokens, at - 1)) || OF.test(wordAt(tokens, at - 2));
}

/** "wheat in 2021", « la production de blé »; "milk quotas" is no milk, and "the harvest of 2021" the event itself. */
function isWhole(tokens: readonly Token[], at: number, to: number, isSubject: IsSubject): boolean {
  const next = wordAt(tokens, at + 1);
  if (OF.test(next) && at + 2 === to) return false;
  return at + 1 === to || isSubject(at + 1) || BEHIND.test(next);
}

const ARTICLE = /^(?:le|la|les|l|un|une|the)$/;
const OF = /^(?:de|du|des|d|of)$/;
const BEHIND = /^(?:de|du|des|d|of|in|en|au|aux|for|pour|dans|during|from)$/;
