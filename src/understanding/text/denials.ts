import { isWithin } from './within.js';
import { wordAt } from './number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from './tokens.js';

/** Where the verb of a limit or of a movement is denied, or −1: « je ne sais pas quels … » and "not counting Russia" deny something else. */
export function denialBefore(evidence: Evidence, limit: number): number {
  const { tokens } = evidence.reading;
  if (isDeniedAround(tokens, limit)) return limit - 1;
  for (let at = limit - 1; at >= limit - DENIED_WITHIN; at -= 1) {
    const word = wordAt(tokens, at);
    if (/^(?:pas|jamais|not|never)$/.test(word)) return at;
    if (word === 't' && SHORT_DENIAL.test(wordAt(tokens, at - 1))) return at - 1;
    if (tokens[at]?.kind !== 'word' || OTHER_CLAUSE.test(word) || isOfPlace(evidence, at)) return -1;
  }
  return -1;
}

/** « ne dépassent pas 1 million de tonnes »: the verb itself is the limit. */
function isDeniedAround(tokens: readonly Token[], limit: number): boolean {
  const isBehind = [limit, limit + 1, limit + 2].some((at) => /^(?:pas|jamais)$/.test(wordAt(tokens, at)));
  return isBehind && /^(?:ne|n)$/.test(wordAt(tokens, limit - 1));
}

function isOfPlace(evidence: Evidence, at: number): boolean {
  return isWithin(
    at,
    evidence.everywhere('place').map(({ mention }) => mention),
  );
}

const DENIED_WITHIN = 6;
const SHORT_DENIAL = /^(?:did|do|does|was|were|is|are|have|has|had|would|could)n$/;
/** What stands between a denial and a limit that is not denied by it. */
const OTHER_CLAUSE =
  /^(?:et|and|mais|but|qui|quels?|quelles?|lesquels|lesquelles|which|what|who|that|quand|when|si|if|even|meme|counting|including|comptant|compter|dans|en|hors|in|outside|within)$/;
