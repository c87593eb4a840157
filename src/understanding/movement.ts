import type { Movement } from './frame.js';
import { fold } from './normalise.js';
import type { Evidence } from './reading.js';

/** Growth may be negative, and these may stand for no movement of the thing asked about. */
const NEUTRAL = /^(?:croissance|growth|gain|up|down|lower|lowers|lead|bond|tombent|tombe|montant)$/;

/** « plus cher » is a rise, where it is said of one time and not of a choice: « plus cher en 2022 ou en 2023 ». */
const PRICED: Readonly<Record<Movement, string>> = { up: 'dearer', down: 'cheaper' };

/** Which way a question says that something moved: « a baissé », "rose"; none where it says both, or neither for certain. */
export function readMovement(evidence: Evidence): Movement | null {
  const isChoice = evidence.reading.tokens.some(({ folded }) => /^(?:ou|or)$/.test(folded));
  const says = (way: Movement): boolean =>
    evidence.cues(way).some(({ mention }) => !NEUTRAL.test(fold(mention.words))) ||
    (!isChoice && evidence.has(PRICED[way]));
  const [up, down] = [says('up'), says('down')];
  if (up === down) return null;
  return up ? 'up' : 'down';
}
