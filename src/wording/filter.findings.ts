import type { Figure, KnownFact } from './facts.js';
import type { Found } from './found.findings.js';

/** The places or times whose figure is beyond a limit. */
export interface FilterFindings extends Found {
  kind: 'filter';
  over: 'places' | 'products' | 'periods';
  /** Of products, the id of the family that they are of; null of all crops. */
  family?: string | null;
  comparator: 'above' | 'below';
  threshold: Figure;
  /** The upper end of a range, of which the threshold is the lower one. */
  upTo?: Figure;
  /** The limit as the question has it, where it was turned into the unit of the figures by a weight. */
  said?: Figure;
  /** The figure of the one place that the limit is: « moins que l'Espagne ». */
  than?: KnownFact;
  matches: readonly KnownFact[];
  /** Those that are not beyond it, where each was put up to be. */
  failing?: readonly KnownFact[];
  /** Every time that was compared, in order, where times are. */
  times?: readonly string[];
  /** Where none is beyond the limit, the one that comes nearest to it. */
  nearest?: KnownFact | null;
  compared: Figure;
  /**
   * The one match that the question asks for: the first, the last, that since which it has been so, the last where it is so
   * no more, or that at which the limit was last gone past; and whether that is the first figure there is.
   */
  occasion?: { kind: 'first' | 'last' | 'since' | 'ended' | 'back'; fact: KnownFact; isStart: boolean };
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds?: boolean | null;
  /** Set where it is put up that something never was: a bare yes or no to that would be misread. */
  denied?: true;
  /** One of the facts compared, to name product, measure and period even where nothing matches. */
  sample: KnownFact;
  scope: string | null;
  from: string;
  to: string;
}

/** One that is beyond a limit in percent; of a change also the figure that it started from. */
export interface PercentMatch {
  fact: KnownFact;
  /** The share, or the size of the change with its sign. */
  percent: Figure;
  from?: KnownFact;
}

/**
 * The places or times whose share of a whole, or whose change from one time to the next, is beyond a limit in percent:
 * « quels pays font plus de 10 % du blé de l'UE », « en quelles années la récolte a-t-elle baissé de plus de 20 % ».
 */
export interface PercentFilterFindings extends Found {
  kind: 'percent-filter';
  /** A move is either way. */
  of: 'share' | 'rise' | 'fall' | 'move';
  over: 'places' | 'periods';
  comparator: 'above' | 'below';
  threshold: Figure;
  /** The upper end of a range, of which the threshold is the lower one. */
  upTo?: Figure;
  matches: readonly PercentMatch[];
  /** Where none is beyond the limit, the one that comes nearest to it; null where nothing moved that way. */
  nearest: PercentMatch | null;
  /** Of how many there is such a percentage. */
  compared: Figure;
  /** One of those compared, to name product, measure and place even where nothing matches. */
  sample: KnownFact;
  /** Of a share: what it is a share of; the newest of them where it is of several times. */
  whole: KnownFact | null;
  /** Place id of the group compared in; null where the question lists the places, or where times are compared. */
  scope: string | null;
  /** The first and the last time looked at. */
  from: string;
  to: string;
  /** Whether what the question supposes is so; null where it supposes nothing. */
  holds: boolean | null;
}
