import { readLargestMove } from './largest-move.js';
import { wordAt } from './number-words.js';
import type { Evidence, Found } from './reading.js';

const WHICH = /^(?:quel|quelle|quels|quelles|which|what)$/;
/** What may stand between: « quel type de céréale », « quel est l'engrais ». */
const SMALL =
  /^(?:types?|sortes?|especes?|kinds?|sorts?|familles?|est|sont|is|are|de|des|d|of|la|le|l|les|the)$/;
/** How many of these may. */
const BETWEEN = 3;
const THE = /^(?:la|le|l|les|the)$/;
const WHOSE = /^(?:qui|dont|that|whose|which)$/;

/** « quelle céréale », "which kind of fertilizer", « la céréale qui »: one of the named family is asked for, not all of it. */
export function asksWhichMember(evidence: Evidence): boolean {
  return membersAsked(evidence).length > 0;
}

/** The products of which one is asked for. */
export function membersAsked(evidence: Evidence): readonly Found[] {
  const { tokens } = evidence.reading;
  return evidence.all('product').filter(({ mention: { start, end } }) => {
    if (THE.test(wordAt(tokens, start - 1)) && WHOSE.test(wordAt(tokens, end))) return true;
    let at = start - 1;
    while (start - at <= BETWEEN && SMALL.test(wordAt(tokens, at))) at -= 1;
    return WHICH.test(wordAt(tokens, at));
  });
}

/** Whether a rise or a fall is spoken of, or one of several by its size. */
export function speaksOfMove(evidence: Evidence): boolean {
  return evidence.has('up', 'down') || readLargestMove(evidence) !== null;
}
