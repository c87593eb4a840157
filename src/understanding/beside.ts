import { readBaseline } from './baseline.js';
import type { Frame } from './frame.js';
import { readLargestMove } from './largest-move.js';
import { readMovement } from './movement.js';
import type { Evidence } from './reading.js';
import { readSteps } from './steps.js';

type Beside = Pick<Frame, 'movement' | 'largestMove' | 'steps' | 'baseline'>;

/** What a question says beside its subject, place and time: a movement, the steps of it, a mean to be set against. */
export function readBeside(evidence: Evidence): Beside {
  const read: { [K in keyof Beside]: Beside[K] | null } = {
    movement: readMovement(evidence),
    largestMove: readLargestMove(evidence),
    steps: readSteps(evidence),
    baseline: readBaseline(evidence),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}
