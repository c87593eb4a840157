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
  /** Whether there is the link that is put up; null where none is, or it is neither strong nor weak. */
  holds?: boolean | null;
}

/** Two figures of one time: that of the side asked about, and that of the other. */
export type Pair = readonly [one: KnownFact, other: KnownFact];

/** When one line of figures was beyond another: « quand la Roumanie a-t-elle dépassé la France ». */
export interface OvertakingFindings extends Found {
  kind: 'overtaking';
  by: 'place' | 'product' | 'both';
  /** Which side of the other the first one is asked to be on. */
  end: 'highest' | 'lowest';
  /** When it was so, at which of the times, at how many, whether at any or all of them, still, whether it came to be so, or at each of those named. */
  asked?: 'when' | 'which' | 'often' | 'ever' | 'always' | 'still' | 'overtaken' | 'named';
  /** Set where it is asked which of the two it was at the times named, each of which may be the other's. */
  isChoice?: true;
  /** All that both have figures of, in order of time. */
  pairs?: readonly { pair: Pair; isBeyond: boolean }[];
  /** Of what is put up of each time, those that it was not so of, where they are few. */
  exceptions?: readonly Pair[];
  /** The first and the last time that it was so; null where it never was. */
  first: Pair | null;
  last: Pair | null;
  /** Set where it has been so without a break until the newest figures: since when. */
  since: Pair | null;
  /** The newest figures that both have. */
  now: Pair;
  /** At how many times it was so, of how many that both have figures of. */
  count: Figure;
  compared: Figure;
  /** Whether what is put up of it is so; null where nothing is. */
  holds: boolean | null;
  /** The first and the last of those. */
  from: string;
  to: string;
}

/** When two lines of figures were furthest apart, or nearest to one another: « en quelle année l'écart … le plus grand ». */
export interface WidestGapFindings extends Found {
  kind: 'widest-gap';
  by: 'place' | 'product' | 'both';
  end: 'highest' | 'lowest';
  widest: GapAtTime;
  now: GapAtTime;
  /** First and last time looked at. */
  from: string;
  to: string;
}

/** How far apart two lines of figures are at one time, the higher side first. */
export interface GapAtTime {
  sides: Pair;
  size: Figure;
}

/** How far apart two lines of figures were at one time and at a later one: « l'écart s'est-il creusé depuis 2015 ». */
export interface GapMovedFindings extends Found {
  kind: 'gap-moved';
  by: 'place' | 'product' | 'both';
  earlier: GapAtTime;
  later: GapAtTime;
  /** By how much it changed; null from nothing. */
  percent: Figure | null;
  /** Whether it went the way that is put up; null where none is. */
  holds: boolean | null;
}

export type GapFindings = WidestGapFindings | GapMovedFindings;
