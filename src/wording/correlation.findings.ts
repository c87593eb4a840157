import type { Figure, KnownFact } from './facts.js';
import type { Found } from './found.findings.js';

/** How closely two lines of figures go together, and over which times. */
export interface CorrelationFindings extends Found {
  kind: 'correlation';
  one: KnownFact;
  other: KnownFact;
  coefficient: Figure;
  count: Figure;
  from: string;
  to: string;
}
