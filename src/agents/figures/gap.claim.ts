import { fold } from '../../understanding/text/normalise.js';
import { sideOf } from './claim.js';
import { NEAR, numberSaid, percentSaid } from './said.sizes.js';

const NUMBER = String.raw`(?<times>\d{1,3}(?:[.,]\d{1,2})?|deux|two|trois|three|quatre|four|cinq|five|six|sept|seven|huit|eight|neuf|nine|dix|ten)`;

const TIMES = new RegExp(
  String.raw`(?<![a-z])${NUMBER} (?:fois|times)(?: (?:plus|moins|more|less|fewer|as|the|superieure?|inferieure?|higher|lower|larger|smaller|bigger))`,
);
const DOUBLE = /(?<![a-z])(?:le double|(?:twice|double) (?:as|the|what))(?![a-z])/;
const HALF = /(?<![a-z])(?:la moitie (?:de|du|des|d')|half (?:as|the|of|what))(?![a-z])/;

/** How many times the second of two things its words put the first at: « deux fois plus » 2, « 30 % de moins » 0.7; null where they put no size. */
function timesSpokenOf(text: string): number | null {
  const folded = fold(text);
  const isBelow = sideOf(text) === 'below';
  const times = TIMES.exec(folded)?.groups?.['times'];
  if (times !== undefined) return isBelow ? 1 / numberSaid(times) : numberSaid(times);
  if (DOUBLE.test(folded)) return 2;
  if (HALF.test(folded)) return 1 / 2;
  const percent = percentSaid(folded);
  return percent === null ? null : 1 + (isBelow ? -percent : percent) / 100;
}

/**
 * Whether the first of two figures stands to the second as the question has it: true where the size that it names is near,
 * false where the gap falls short of it, and null where it goes beyond it, which neither a yes nor a no tells; undefined
 * where no size is named.
 */
export function isGapAsSaid(text: string, first: number, second: number): boolean | null | undefined {
  const said = timesSpokenOf(text);
  if (said === null || said <= 0 || second === 0) return undefined;
  const [gap, spoken] = [first / second - 1, said - 1];
  if (Math.abs(gap - spoken) <= NEAR * Math.abs(spoken)) return true;
  const isShort = Math.sign(gap) !== Math.sign(spoken) || Math.abs(gap) < Math.abs(spoken);
  return isShort ? false : null;
}
