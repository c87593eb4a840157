import type { Slots } from '../slots/asked-slots.js';
import type { DateMention } from '../dates/point.js';
import type { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';

/** « coûtait moins », "fetched more". */
const COMPARATIVE = /^(?:plus|moins|davantage|more|less|fewer)$/;
/** What stands between two things that are set against one another. */
const AGAINST = /^(?:que|qu|than|ou|or)$/;

/** « plus cher en 2022 qu'en 2021 », "higher in 2023 or in 2024": two times of one thing, with the word between them. */
export function setsTimesAgainst(evidence: Evidence, { period, products, places }: Slots): boolean {
  if (period?.kind !== 'each' || period.spans.length !== 2 || products.length > 1 || places.length > 1)
    return false;
  if (!isCompared(evidence)) return false;
  const [first, second] = evidence.dates;
  if (!first || !second) return false;
  const between = evidence.reading.tokens.slice(first.end, second.start);
  return between.some(({ folded }) => AGAINST.test(folded)) || isSetAfter(evidence, first);
}

/** « après la sécheresse de 2023, … davantage en 2025 »: the later time is set against the one that it follows. */
function isSetAfter(evidence: Evidence, date: DateMention): boolean {
  return !evidence.has('who', 'which-product', 'when', 'rank') && isOfEventBefore(evidence, date);
}

/** Whether a time is that of an event which what is asked comes after: « après la sécheresse de 2023 », "following the 2021 frost". */
export function isOfEventBefore({ reading: { tokens } }: Evidence, { start }: DateMention): boolean {
  const from = Math.max(0, start - LONGEST_EVENT);
  return FOLLOWING.test(wordsAt(tokens, from, start - from));
}

/** How many words may stand from « après » to the year: « après l'année noire de ». */
const LONGEST_EVENT = 6;
const FOLLOWING =
  /(?:^| )(?:apres|after|following|suite (?:au|a la|a l|aux)|a la suite d[eu]s?|au lendemain d[eu]s?)(?: [a-z]+)*$/;

function isCompared(evidence: Evidence): boolean {
  return (
    evidence.has('dearer', 'cheaper', 'most', 'least', 'market-high', 'market-low', 'dearest') ||
    evidence.reading.tokens.some(({ folded }) => COMPARATIVE.test(folded))
  );
}
