import type { Evidence } from '../reading.js';
import { readThreshold } from '../terms/quantities.js';
import { looksAhead } from '../text/future.js';

/** Signs that a figure is wanted, beside the product's name. */
export const SIGNS = ['rank', 'most', 'least', 'share', 'average', 'total', 'forecast', 'correlation', 'change', 'up', 'down', 'trend', 'market-high', 'market-low', 'record', 'dearer', 'cheaper', 'dearest', 'top', 'price-cue', 'coverage', 'definition', 'meaning', 'percent']; // prettier-ignore

/**
 * How many words may stand beside a product that figures are asked of: « le blé en hausse, alors », "will urea reach 600 before
 * summer", « est-ce qu'on ramasse encore beaucoup de cerises ».
 */
export function mostBeside(evidence: Evidence): number {
  if (looksAhead(evidence) && readThreshold(evidence) !== null) return BESIDE_LIMIT;
  if (evidence.has('hint:production') && AMOUNT.test(evidence.spoken)) return BESIDE_HARVEST;
  if (evidence.has(...SIGNS)) return 1;
  return evidence.has('modal') ? NONE : 0;
}

/** The verb that reaches a limit, and what it is to happen before. */
const BESIDE_LIMIT = 2;
/** « ramasse-t-on beaucoup de cerises », "do they pick a lot of pears": how much of it is got in. */
const AMOUNT = /(?:^| )(?:(?:beaucoup|tant|autant|enormement|peu) de?|a lot of|lots of|much|many)(?: |$)/;
const BESIDE_HARVEST = 3;
/** « puis-je semer du blé » asks for no figure, however few its words. */
const NONE = -1;
