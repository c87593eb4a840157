/** Tokens by the first and the one behind the last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The first of the stretches that holds the token. */
export function stretchAt<Held extends Stretch>(at: number, stretches: readonly Held[]): Held | undefined {
  return stretches.find(({ start, end }) => start <= at && at < end);
}

/** Whether a token stands in one of the stretches. */
export function isWithin(at: number, stretches: readonly Stretch[]): boolean {
  return stretchAt(at, stretches) !== undefined;
}
