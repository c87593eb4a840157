import type { Figure, KnownFact } from './facts.js';
import type { Found } from './found.findings.js';

/** Places, products or periods in order; or the rank of one of them. */
export interface RankingFindings extends Found {
  kind: 'ranking';
  over: 'places' | 'products' | 'periods';
  end: 'highest' | 'lowest';
  ranked: readonly (KnownFact & { rank: number })[];
  /** The first that is not among those ranked. */
  next: (KnownFact & { rank: number }) | null;
  /** The one whose rank was asked. */
  subject: (KnownFact & { rank: number }) | null;
  /** Those before it, where they are few. */
  ahead?: readonly (KnownFact & { rank: number })[];
  /** The one that comes next after it. */
  behind?: KnownFact & { rank: number };
  /** The one that is asked for by where it stands next to the subject. */
  neighbour?: { side: 'ahead' | 'behind'; fact: KnownFact & { rank: number } };
  /** Whether that rank is what the question supposes; null where it supposes nothing. */
  holds?: boolean | null;
  /** How far two of them are apart, where that is asked; in percent of the second, and as so many times it where the words ask for that. */
  gap?: { one: KnownFact; other: KnownFact; difference: Figure; percent: Figure; ratio?: Figure };
  /** Since when it has had that rank, where it is first and that is asked. */
  since?: RankSince;
  /** Where more are asked for than are told, the last of those that the rows go on to; null where they go on to the end. */
  further?: { last: (KnownFact & { rank: number }) | null };
  /** How often it had a rank, where that is asked. */
  times?: RankTimes;
  /** How many were compared. */
  compared: Figure;
  /** Set where it is asked how many there are. */
  counted?: true;
  /** How many were asked for, where the question says so. */
  asked?: number | null;
  /** Place id that the ranking is over, where it is over places. */
  scope: string | null;
  /** Product id that it is over, where it is over products. */
  family: string | null;
  /** The period that all share, or first/last where it is over periods. */
  period: string;
  /** Those of the same rank as the subject, or as the first. */
  tied?: readonly KnownFact[];
  /** The first of them, or all, taken together. */
  together?: Together;
}

/** The time since which the first of an order has led without a break, and how often it did of the times that are known. */
export interface RankSince {
  since: KnownFact;
  from: string;
  to: string;
  count: Figure;
  compared: Figure;
}

/** How many of the times that are known of a place had a rank. */
export interface RankTimes extends Omit<RankSince, 'since'> {
  place: string;
  rank: Figure;
}

/** The middles of all places, which are told before the first of them. */
export const MIDDLES: readonly Together['kind'][] = ['median', 'plain-mean'];

/** The sum or the mean of the first of a ranking, and their share of the whole; or the median or the plain mean of all of it. */
export interface Together {
  kind: 'sum' | 'mean' | 'median' | 'plain-mean' | 'each';
  figure: Figure;
  count: Figure;
  /** The published whole that they are a part of. */
  whole: KnownFact | null;
  percent: Figure | null;
  /** The share of each of them, in their order, where that is asked. */
  shares?: readonly Figure[];
}

/** How far back a figure was last as low, or as high, as that of one time. */
export interface SinceLevelFindings extends Found {
  kind: 'since-level';
  end: 'highest' | 'lowest';
  supposed: KnownFact;
  /** The last one before it that was as low or lower, as high or higher; null where none is known. */
  before: KnownFact | null;
  /** The first time that is known. */
  from: string;
  /** Whether it is the newest figure. */
  latest: boolean;
}

/** The other times of a figure. */
export interface EqualTimes {
  /** Other times of the same figure, in order. */
  tied?: readonly KnownFact[];
  /** How many times there are with it in all. */
  times?: Figure;
}

/** When one line of figures was highest or lowest. */
export interface ExtremeFindings extends Found, EqualTimes {
  kind: 'extreme';
  end: 'highest' | 'lowest';
  extreme: KnownFact;
  next: KnownFact | null;
  /** How many times have the next figure, the first of which it is, where there are several. */
  nextTimes?: Figure;
  /** The figure at the other end, where both are asked for, and what lies between them. */
  opposite?: KnownFact;
  otherTimes?: EqualTimes;
  gap?: Figure;
  /** The figure that the question supposes to be the extreme. */
  supposed?: KnownFact | null;
  /** The figure of the time since which others are looked at, where it lies beyond what is supposed: « la plus faible depuis 2016 ». */
  start?: KnownFact;
  /** Whether the figures begin only after that time: a yes would say more than is known. */
  isPartly?: true;
  /** Whether it is asked how far that is from the extreme, which is neither yes nor no. */
  isOfDistance?: true;
  /** Whether it is asked if another figure was ever beyond it: « a-t-il déjà été aussi cher ». */
  isReversed?: true;
  /** Whether the year is asked for and the figures are of months or weeks: the next one is then of another year. */
  isOfYear?: true;
  /** First and last period looked at. */
  from: string;
  to: string;
}
