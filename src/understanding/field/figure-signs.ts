import type { Evidence } from '../reading.js';
import { readThreshold } from '../terms/quantities.js';
import { looksAhead } from '../text/future.js';

/** Signs that a figure is wanted, beside the product's name. */
export const SIGNS = ['rank', 'most', 'least', 'share', 'average', 'total', 'forecast', 'correlation', 'change', 'up', 'down', 'trend', 'market-high', 'market-low', 'record', 'dearer', 'cheaper', 'dearest', 'top', 'price-cue', 'coverage', 'definition', 'meaning', 'percent']; // prettier-ignore

/** How many words may stand beside a product that figures are asked of: « le blé en hausse, alors », "will urea reach 600 before summer". */
export function mostBeside(evidence: Evidence): number {
  if (looksAhead(evidence) && readThreshold(evidence) !== null) return BESIDE_LIMIT;
  if (evidence.has(...SIGNS)) return 1;
  return evidence.has('modal') ? NONE : 0;
}

/** The verb that reaches a limit, and what it is to happen before. */
const BESIDE_LIMIT = 2;
/** « puis-je semer du blé » asks for no figure, however few its words. */
const NONE = -1;
