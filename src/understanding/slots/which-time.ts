import type { Slots } from './asked-slots.js';
import type { Order } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const OR = /^(?:ou|or)$/;
/** « laquelle », "which was"; « quelle » where a time follows. */
const WHICH = /^(?:lequel|laquelle)$/;
const WHAT = /^(?:quel|quelle|what|which)$/;
const TIME = /^(?:annee|an|recolte|moisson|campagne|year|harvest|season|was|is|were|one|of)$/;
/** A part of a year is asked for, and no year. */
const PART = /^(?:mois|month|semaine|week|trimestre|quarter)$/;
/** Said of one of two, each with the end of the order that it stands for; the low ones first: « le moins cher ». */
const LOW =
  /^(?:lower|lowest|smaller|smallest|less|least|fewer|fewest|worse|worst|weaker|weakest|poorer|poorest|cheaper|cheapest|moins|pire|inferieure?)$/;
const HIGH =
  /^(?:higher|highest|bigger|biggest|larger|largest|greater|greatest|more|most|better|best|stronger|strongest|dearer|plus|meilleure?|mieux|superieure?)$/;
const LITTLE = /^(?:faible|bas|basse|petite?|mauvaise?|maigre|abordable|affordable)$/;

/**
 * Which end is asked for of two times: « laquelle a été la plus faible, 2016 ou 2024 », "which was lower, 2016 or 2024";
 * null where no two times are to be chosen between.
 */
export function readWhichTime(evidence: Evidence): Order['end'] | null {
  const points = evidence.dates.filter(({ value }) => value.kind === 'point');
  const [first, second] = points;
  if (!first || !second || points.length !== 2) return null;
  const { tokens } = evidence.reading;
  if (tokens.some(({ folded }) => PART.test(folded))) return null;
  const offers = tokens.slice(first.end, second.start).some(({ folded }) => OR.test(folded));
  return offers || asksWhich(evidence) ? endOf(evidence) : null;
}

/** Whether one of two times is what the order is for. */
export function asksWhichTime(evidence: Evidence, { order }: Pick<Slots, 'order'>): boolean {
  return order?.over === 'periods' && readWhichTime(evidence) !== null;
}

function asksWhich({ reading: { tokens } }: Evidence): boolean {
  return tokens.some(
    ({ folded }, at) => WHICH.test(folded) || (WHAT.test(folded) && TIME.test(wordAt(tokens, at + 1))),
  );
}

function endOf({ reading: { tokens } }: Evidence): Order['end'] | null {
  const isLow = tokens.some(
    ({ folded }, at) => LOW.test(folded) || (HIGH.test(folded) && LITTLE.test(wordAt(tokens, at + 1))),
  );
  if (isLow) return 'lowest';
  return tokens.some(({ folded }) => HIGH.test(folded)) ? 'highest' : null;
}
