import { asksAbsence } from '../field/absence.js';
import type { Frame, Threshold } from '../frame.js';
import { readOccasion } from './occasion.js';
import type { Evidence } from '../reading.js';

/** A threshold and the one time beyond it that is asked for, or that those are which have none. */
export function limitOf(
  evidence: Evidence,
  threshold: Threshold | null,
): Pick<Frame, 'threshold' | 'occasion' | 'absent'> {
  const occasion = readOccasion(evidence, threshold);
  const isAbsent = threshold === null && asksAbsence(evidence);
  return { threshold, ...(occasion ? { occasion } : {}), ...(isAbsent ? { absent: true } : {}) };
}
