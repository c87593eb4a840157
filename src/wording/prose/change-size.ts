import type { Difference } from '../found.findings.js';
import type { Voice } from '../voice.js';

/** « +1,2 million de tonnes (+67 %) », with another separator inside brackets. */
export function sizeOf(change: Difference, unit: string | null, v: Voice, inBrackets = false): string {
  const sign = change.difference.value < 0 ? '\u2212' : '+';
  const size = v.quantity({ ...change.difference, value: Math.abs(change.difference.value) }, unit);
  if (!change.percent) return `${sign}${size}`;
  const percent = v.signedPercent(change.percent);
  return inBrackets ? `${sign}${size}, ${percent}` : `${sign}${size} (${percent})`;
}
