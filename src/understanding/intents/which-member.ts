import type { Order } from '../frame.js';
import { readLargestMove } from './largest-move.js';
import { wordAt } from '../text/number-words.js';
import { movedSince } from '../slots/past-point.js';
import type { Evidence, Found } from '../reading.js';

const WHICH = /^(?:quel|quelle|quels|quelles|which|what)$/;
/** What may stand between: « quel type de céréale », « quel est l'engrais ». */
const SMALL =
  /^(?:types?|sortes?|especes?|kinds?|sorts?|familles?|est|sont|is|are|de|des|d|of|la|le|l|les|the)$/;
/** How many of these may. */
const BETWEEN = 3;
/** « la céréale qui », « y a-t-il des céréales dont », "any cereals above": one or some of the family. */
const OF_FAMILY =
  /^(?:(?:la|le|l|les|des|the|any) (?:qui|dont|that|whose|which)|any (?:above|over|below|under|with))$/;

/** « quelle céréale », "which kind of fertilizer", « la céréale qui »: one of the named family is asked for, not all of it. */
export function asksWhichMember(evidence: Evidence): boolean {
  return membersAsked(evidence).length > 0;
}

/** The products of which one is asked for. */
export function membersAsked(evidence: Evidence): readonly Found[] {
  const { tokens } = evidence.reading;
  return evidence.all('product').filter(({ mention: { start, end } }) => {
    if (OF_FAMILY.test(`${wordAt(tokens, start - 1)} ${wordAt(tokens, end)}`)) return true;
    let at = start - 1;
    while (start - at <= BETWEEN && SMALL.test(wordAt(tokens, at))) at -= 1;
    return WHICH.test(wordAt(tokens, at));
  });
}

const ORDINAL =
  /^(?:deuxieme|seconde?|troisieme|third|quatrieme|fourth|cinquieme|fifth|[2-9](?:e|eme|nd|rd|th))$/;
/** "the second wheat producer", « deuxième maïs récolté » are of places and of harvests. */
const OF_OTHERS =
  /^(?:produc\p{L}*|grow\p{L}*|export\p{L}*|harvests?|crops?|countr\p{L}*|markets?|recolt\p{L}*)$/u;

/** « la deuxième céréale », "the third fruit": the one of a family by its place in order. */
export function asksByOrdinal(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence
    .all('product')
    .some(
      ({ mention: { start, end } }) =>
        ORDINAL.test(wordAt(tokens, start - 1)) && !OF_OTHERS.test(wordAt(tokens, end)),
    );
}

/** Whether one of the products put in order is asked for, by its rank or as the first or the last of them. */
export function asksOneProduct(evidence: Evidence, { over }: Order): boolean {
  if (over === 'products' && asksByOrdinal(evidence)) return true;
  return evidence.has('which-product') && evidence.has('most', 'least', 'dearest', 'dearer', 'cheaper');
}

/** Whether a rise or a fall is spoken of, in words or as more or less than there was at a time. */
export function speaksOfRise(evidence: Evidence): boolean {
  return evidence.has('up', 'down') || movedSince(evidence) !== null;
}

/** Whether a rise or a fall is spoken of, or one of several by its size. */
export function speaksOfMove(evidence: Evidence): boolean {
  return speaksOfRise(evidence) || readLargestMove(evidence) !== null;
}
