import type { Figure, KnownFact } from './facts.js';
import type { Found } from './found.findings.js';

/** What several places or products come to together at one time. */
export interface SumAtTime {
  period: string;
  parts: readonly [KnownFact, KnownFact, ...KnownFact[]];
  total: Figure;
}

/** Several places or products added up at each of some times: « France et Allemagne réunies, 2010 contre 2022 ». */
export interface SumsByTimeFindings extends Found {
  kind: 'sums-by-time';
  by: 'place' | 'product';
  /** In order of time, at least two. */
  sums: readonly SumAtTime[];
  /** From the first to the last of them. */
  difference: Figure;
  /** Null from nothing. */
  percent: Figure | null;
  /** Whether the sum moved as the question puts up; null where it puts up nothing. */
  holds: boolean | null;
}
