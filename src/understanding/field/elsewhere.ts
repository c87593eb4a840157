import { asksWhoSomebodyIs } from './biography.js';
import { ELSEWHERE, ELSEWHERE_ANYWAY } from './elsewhere.data.js';
import type { Evidence } from '../reading.js';

/**
 * Whether a question has the shape of one on how things are done, called, chosen or played: « quelle charrue choisir »,
 * "who sang", "can cows swim". With a measure or an amount in it, or words of law, it is seldom taken for one.
 */
export function isAskedElsewhere(evidence: Evidence): boolean {
  const law = evidence.score('law');
  const isShaped = (shape: RegExp): boolean => shape.test(evidence.words);
  if (law < PLAINLY_LEGAL && (ELSEWHERE_ANYWAY.some(isShaped) || asksWhoSomebodyIs(evidence))) return true;
  const isOfFigures = evidence.all('measure').length > 0 || evidence.has(...AMOUNTS);
  return law < LEGAL && !isOfFigures && ELSEWHERE.some(isShaped);
}

/** From here on it is more than « la ferme » and « labour », words of the country that are no words of law. */
const LEGAL = 3;
/** And from here on more than a farmer who is named. */
const PLAINLY_LEGAL = 6;

const AMOUNTS = ['how-much', 'more-than', 'above', 'below', 'percent'];
