/** How often a series is observed. */
export type Frequency = 'annual' | 'monthly' | 'weekly';

/** What the measure is, whatever its values. */
export interface Setting {
  readonly frequency: Frequency;
  /** Prices have calmer and wilder times, which their interval follows. */
  readonly kind: 'price' | 'quantity';
  /** True where the measure cannot be below zero: neither can its forecast. */
  readonly nonNegative: boolean;
}

/** What is known of a series, at regular spacing, oldest first. */
export interface History extends Setting {
  /** One value a period, in any unit; null where it is missing. A weekly year has 52 values (see `foldWeeks`). */
  readonly values: readonly (number | null)[];
}

/** What the frequency decides. */
export interface FrequencyRules {
  /** Periods in a year; 1 where there is no season. */
  readonly period: number;
  /** Periods of history that are used at most. */
  readonly window: number;
  /** The longest horizon that is answered, in periods. */
  readonly longestHorizon: number;
}

export const FREQUENCY_RULES: Readonly<Record<Frequency, FrequencyRules>> = {
  annual: { period: 1, window: 60, longestHorizon: 5 },
  monthly: { period: 12, window: 360, longestHorizon: 18 },
  weekly: { period: 52, window: 260, longestHorizon: 26 },
};
