import { addDays } from '../dates/calendar.js';
import { resolvePoint } from '../dates/point.js';
import type { Evidence } from '../reading.js';

/** A time that begins within so many days is the one that is meant, and not that of a year ago. */
const SOON_DAYS = 62;
/** Verbs that such a question does without, and what looks back by itself. */
const VERB =
  /(?:^| )(?:a|as|ont|avait|avaient|est|sont|etait|etaient|ete|reste|restee?s?|passee?s?|depasse|depassee?s?|tombee?s?|montee?s?|descendue?s?|franchi|atteint|did|does|do|has|have|had|is|are|was|were|been|stayed|went|fell|rose|traded|last|past|dernier|derniere|passe|historique|deja|jamais|ever)(?: |$)/;
const UNDER = /(?:^| )(?:sous|under|over)(?: |$)/;
/** The question mark behind the date. */
const ENDS_IN_DATE = 1;

/** « HRW au-dessus de 320 en décembre ? » in November: a limit, without a verb, at a time without a year that is about to begin. */
export function asksLimitSoon(evidence: Evidence): boolean {
  const { reading, spoken } = evidence;
  if (!isOfLimit(evidence) || VERB.test(spoken)) return false;
  const [date, ...others] = evidence.dates;
  if (date?.value.kind !== 'point' || others.length > 0 || date.value.point.year !== null) return false;
  const { from } = resolvePoint(date.value.point, reading.today, true);
  const isLast = reading.tokens.length - date.end <= ENDS_IN_DATE;
  return isLast && from > reading.today && from <= addDays(reading.today, SOON_DAYS);
}

/** A question with a number in it that something may be beyond. */
function isOfLimit(evidence: Evidence): boolean {
  const { spoken } = evidence;
  return /\d/.test(spoken) && spoken.endsWith(' ?') && (evidence.has('above', 'below') || UNDER.test(spoken));
}
