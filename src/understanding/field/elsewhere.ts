import { ELSEWHERE, ELSEWHERE_ANYWAY } from './elsewhere.data.js';
import type { Evidence } from '../reading.js';

/**
 * Whether a question has the shape of one on how things are done, called, chosen or played: « quelle charrue choisir »,
 * "who sang", "can cows swim". With a measure or an amount in it, or plain words of law, it is not taken for one.
 */
export function isAskedElsewhere(evidence: Evidence): boolean {
  if (evidence.score('law') >= LEGAL) return false;
  const isShaped = (shape: RegExp): boolean => shape.test(evidence.words);
  const isOfFigures = evidence.all('measure').length > 0 || evidence.has(...AMOUNTS);
  return ELSEWHERE_ANYWAY.some(isShaped) || (!isOfFigures && ELSEWHERE.some(isShaped));
}

/** From here on it is more than « la ferme » and « labour », words of the country that are no words of law. */
const LEGAL = 3;

const AMOUNTS = ['how-much', 'more-than', 'above', 'below', 'percent'];
