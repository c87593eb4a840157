import type { Evidence } from '../reading.js';

/** « 17 fois 23 », "12 x 40": sums are not done here. */
export function isArithmetic({ reading: { tokens } }: Evidence): boolean {
  return tokens.some(
    ({ folded }, at) =>
      /^(?:fois|times|x|\*|×)$/.test(folded) &&
      tokens[at - 1]?.kind === 'number' &&
      tokens[at + 1]?.kind === 'number',
  );
}
