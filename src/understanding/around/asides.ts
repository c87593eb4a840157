import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isWithin } from '../text/within.js';

const YEAR = /^(?:19|20)\d\d$/;
/** What says more of a year that is named: « 2004, quand elle est entrée dans l'UE, », "2004, when it joined the EU,". */
const OF_THE_YEAR = /^(?:quand|lorsque|lorsqu|when|annee|annees|date|year)$/;
/** « …, maintenant que le Royaume-Uni est sorti », "now that the UK is out": a circumstance, and no time. */
const NOW_THAT = /^(?:maintenant|now)$/;
const MOST_WORDS = 14;

interface Aside {
  start: number;
  end: number;
}

/** The tokens without what is said in passing of a year or of the times, behind a comma; the first clause is no aside. */
export function withoutAsides(tokens: readonly Token[]): readonly Token[] {
  const asides = tokens.flatMap((_, at) => asideAt(tokens, at) ?? []);
  if (asides.length === 0) return tokens;
  return tokens.filter((_, at) => !isWithin(at, asides));
}

function asideAt(tokens: readonly Token[], at: number): Aside | null {
  if (wordAt(tokens, at) !== ',') return null;
  const [first, second] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const end = tokens.findIndex(({ folded }, index) => index > at && /^[,;.?!]$/.test(folded));
  const stop = end < 0 ? tokens.length : end;
  if (stop - at > MOST_WORDS) return null;
  if (NOW_THAT.test(first) && /^(?:que|qu|that)$/.test(second)) return { start: at, end: stop };
  const isOfYear = YEAR.test(wordAt(tokens, at - 1)) && saysOfYear(first, second);
  // With the comma that closes it, so that what was joined is joined again.
  return isOfYear && wordAt(tokens, stop) === ',' ? { start: at, end: stop + 1 } : null;
}

/** « quand la Pologne est entrée dans l'UE » names what is asked about, and is no aside. */
function saysOfYear(first: string, second: string): boolean {
  return OF_THE_YEAR.test(first) && !ASKING.test(second) && (!CLAUSE.test(first) || OF_IT.test(second));
}

const CLAUSE = /^(?:quand|lorsque|lorsqu|when)$/;
const OF_IT = /^(?:il|elle|ils|elles|it|he|she|they|we|on)$/;
const ASKING = /^(?:a|ont|est|etait|sont|did|was|were|is|has|have|does|do|will)$/;
