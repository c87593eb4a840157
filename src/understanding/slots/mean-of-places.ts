import type { Slots } from './asked-slots.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const MEAN = /^(?:moyenne|average|mean)$/;
const OF = /^(?:des|du|de|d|of|entre|between|pour|sur|across)$/;

/**
 * « moyenne des rendements de la France, de l'Italie et de l'Espagne en 2023 », "the mean of the yields of …": of several
 * places at one time; « le rendement moyen de la France et de l'Italie » is that of each.
 */
export function asksMeanOfPlaces(evidence: Evidence, { places, products, period, domain }: Slots): boolean {
  const isAtOnce = period === null || period.kind === 'at' || period.kind === 'latest';
  if (places.length < 2 || products.length !== 1 || !isAtOnce || domain !== 'production') return false;
  const { tokens } = evidence.reading;
  return tokens.some(({ folded }, at) => MEAN.test(folded) && OF.test(wordAt(tokens, at + 1)));
}
