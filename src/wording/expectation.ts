import type { Figure } from './facts.js';

/** What is to be expected of what is asked of the time to come. */
export type Expectation = 'likely' | 'unlikely' | 'unsure';

/** The same of a move from the newest figure, which a forecast that repeats that figure shows none of. */
export type MoveExpectation = Expectation | 'flat';

/** Whether a limit is likely to be passed, or kept to. */
export interface ExpectedOfLimit {
  limit: Figure;
  /** As the question has it, where that is in bushels and figures are not. */
  said?: Figure;
  expected: Expectation;
  /** Where the limit lies beside the interval that decides. */
  side: 'above' | 'below' | 'within';
  /** The time of that interval; null where it is so of every one that is told. */
  period: string | null;
}

/** How a time to come is told of which the last figure is so old that a part is over. */
export interface TimeBegun {
  /** Whether it is counted from that figure: « les six prochains mois ». */
  fromLast?: true;
  /** Whether its end alone is told, as that is what is asked about: « d'ici Noël ». */
  ofEnd?: true;
}
