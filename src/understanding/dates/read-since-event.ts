import { wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import type { DateValue } from './point.js';
import { outerMonth } from './read-one-end.js';

const SINCE = /^(?:depuis|since)$/;
/** How many words an event may take between « depuis » and its year: « depuis la fin des quotas laitiers européens en 2015 ». */
const LONGEST_EVENT = 8;
/** What is no event: a length of time, another question, « depuis lors ». */
const NO_EVENT =
  /^(?:quand|quels?|quelles?|combien|comment|lors|toujours|longtemps|peu|quoi|ans?|annees?|mois|semaines?|jours?|decennies?|siecles?|when|then|how|what|which|who|where|why|ever|years?|months?|weeks?|days?|decades?|century|depuis|since|entre|between|et|and|puis|mais|but)$/;

/** « depuis la sécheresse de 2022 », "since quotas ended in 2015": a time that dates an event is where a stretch begins. */
export function sinceEvent(tokens: readonly Token[], at: number, value: DateValue): DateValue {
  if (value.kind !== 'point' || value.point.year === null || !isOfEvent(tokens, at)) return value;
  return { kind: 'between', from: outerMonth(value.point, 'first'), to: null };
}

function isOfEvent(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= LONGEST_EVENT; back += 1) {
    const token = tokens[at - back];
    if (token?.kind !== 'word') return false;
    if (SINCE.test(token.folded)) return back > 1 && !NO_EVENT.test(wordAt(tokens, at - back + 1));
    if (NO_EVENT.test(token.folded)) return false;
  }
  return false;
}
