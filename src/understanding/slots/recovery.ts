import { yearOf, yearSpan } from '../dates/calendar.js';
import type { DateMention } from '../dates/point.js';
import type { Span } from '../dates/period.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** Coming back from a low: « remise de », « rebondi après », "recovered from", "bounced back since". */
const RECOVERED =
  /(?:^| )(?:remis(?:e|es)?|rebond(?:i|ie|is|ies|it|issent|ir)|remont(?:e|ee|es|ees|ent|er)|redress(?:e|ee|es|ees|ent|er)|repris(?:e|es)?|(?:elles?|ils?|est|sont) relev(?:e|ee|es|ees)|recover(?:ed|s|y|ing)?|bounced? back|rebound(?:ed|s)?|rallied|picked up|come back)$/;
const FROM = /^(?:de|du|depuis|apres|from|since|after|following)$/;
/** What may stand between « depuis » and the year: « la mauvaise année », "the poor harvest of". */
const BETWEEN =
  /^(?:l|la|le|les|d|the|its|their|sa|son|of|in|en|mauvaise?|terrible|pire|catastrophique|desastreuse?|noire|bad|poor|awful|dreadful|disastrous|worst|lows?|slump|drought|frost|year|harvest|crop|annee|recolte|moisson|creux|secheresse|gel|campagne|chute|fall|collapse|'|’)$/;
/** No more words than these stand between. */
const LONGEST_GAP = 7;

/** The year that something is said to have come back from: « s'est-elle remise de 2022 », "since the bad year of 2017"; null where none is. */
export function readLowYear(evidence: Evidence, dates: readonly DateMention[]): Span | null {
  const [only, ...others] = dates.filter(({ value }) => value.kind !== 'latest');
  if (!only || others.length > 0 || evidence.has('who', 'which-product')) return null;
  const year = yearIn(only, wordAt(evidence.reading.tokens, only.start));
  return year !== null && followsRecovery(evidence, only) ? yearSpan(year) : null;
}

/** The year of a date that is but a year, or begins with one: « après 2022 » begins with the one behind it. */
function yearIn({ value }: DateMention, opening: string): number | null {
  if (value.kind === 'point') return value.point.grain === 'year' ? value.point.year : null;
  if (value.kind !== 'between' || value.to !== null || value.from?.grain !== 'year') return null;
  const { from } = value;
  const first = from.year === null ? null : yearOf(from.spanIn(from.year).from);
  return first !== null && /^(?:apres|after)$/.test(opening) ? first - 1 : first;
}

function followsRecovery({ reading: { tokens } }: Evidence, { start }: DateMention): boolean {
  let at = start;
  while (start - at <= LONGEST_GAP && BETWEEN.test(wordAt(tokens, at - 1))) at -= 1;
  const end = [start, at - 1].find((opening) => FROM.test(wordAt(tokens, opening)));
  return end !== undefined && RECOVERED.test(`${wordAt(tokens, end - 2)} ${wordAt(tokens, end - 1)}`);
}
