import { fold } from '../../understanding/text/normalise.js';
import { putsUpClaim, sideOf, type Claim } from './claim.js';
import { NEAR, numberSaid, percentSaid } from './said.sizes.js';

const NUMBER = String.raw`(?<times>\d{1,3}(?:[.,]\d{1,2})?|deux|two|trois|three|quatre|four|cinq|five|six|sept|seven|huit|eight|neuf|nine|dix|ten)`;

const TIMES = new RegExp(
  String.raw`(?<![a-z])${NUMBER} (?:fois|times)(?: (?:plus|moins|more|less|fewer|as|the|la|le|les|celles?|celui|ceux|ce|what|that|superieure?|inferieure?|higher|lower|larger|smaller|bigger))`,
);
const WHOLES: readonly (readonly [words: RegExp, times: number])[] = [
  [/(?<![a-z])(?:le double|(?:twice|double) (?:as|the|what|that))(?![a-z])/, 2],
  [/(?<![a-z])(?:le triple|triple (?:as|the|what|that))(?![a-z])/, 3],
  [/(?<![a-z])(?:la moitie (?:de|du|des|d['’])|half (?:as|the|of|what|that))/, 1 / 2],
  [/(?<![a-z])(?:(?:le|un) tiers (?:de|du|des|d['’])|a third (?:as|of|the|what|that))/, 1 / 3],
  [/(?<![a-z])(?:(?:le|un) quart (?:de|du|des|d['’])|a quarter (?:as|of|the|what|that))/, 1 / 4],
];

/** The claim that a comparison puts up, by a comparative or by a size: « le double de », "half as much as". */
export function claimOfGap(text: string): Claim | null {
  if (!putsUpClaim(text)) return null;
  const times = timesSpokenOf(text);
  return sideOf(text) ?? (times === null ? null : times > 1 ? 'above' : 'below');
}

/** How many times the second of two things its words put the first at: « deux fois plus » 2, « 30 % de moins » 0.7; null where they put no size. */
function timesSpokenOf(text: string): number | null {
  const folded = fold(text);
  const isBelow = sideOf(text) === 'below';
  const times = TIMES.exec(folded)?.groups?.['times'];
  if (times !== undefined) return isBelow ? 1 / numberSaid(times) : numberSaid(times);
  const whole = WHOLES.find(([words]) => words.test(folded));
  if (whole) return whole[1];
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
