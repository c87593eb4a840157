import { fold } from '../../understanding/text/normalise.js';

const NUMBERS: Readonly<Record<string, number>> = {
  deux: 2, two: 2, trois: 3, three: 3, quatre: 4, four: 4, cinq: 5, five: 5, six: 6, sept: 7, seven: 7, huit: 8, eight: 8, neuf: 9, nine: 9, dix: 10, ten: 10,
}; // prettier-ignore
const NUMBER = String.raw`(?<times>\d{1,3}(?:[.,]\d{1,2})?|${Object.keys(NUMBERS).join('|')})`;

const TIMES = new RegExp(
  String.raw`(?<![a-z])${NUMBER} (?:fois|times)(?: (?:plus|moins|more|less|fewer|as|the|superieure?|inferieure?|higher|lower|larger|smaller|bigger))`,
);
const LESS = /(?<![a-z])(?:fois|times) (?:moins|less|fewer|inferieure?|lower|smaller)(?![a-z])/;
const DOUBLE = /(?<![a-z])(?:le double|(?:twice|double) (?:as|the|what)|deux fois plus)(?![a-z])/;
const HALF = /(?<![a-z])(?:la moitie (?:de|du|des|d')|half (?:as|the|of|what))(?![a-z])/;
const PERCENT = /(?<!\d)(?<percent>\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|pour ?cent|per ?cent)/;
const LOWER = /(?<![a-z])(?:moins|inferieure?s?|less|fewer|lower|smaller|cheaper|below)(?![a-z])/;

/** What a percentage or a multiple spoken of may be off by, as a share of itself. */
const NEAR = 0.1;

const numberOf = (said: string): number => NUMBERS[said] ?? Number(said.replace(',', '.'));

/** How many times the second of two things its words put the first at: « deux fois plus » 2, « 30 % de moins » 0.7; null where they put no size. */
function timesSpokenOf(folded: string): number | null {
  return multipleSpokenOf(folded) ?? percentSpokenOf(folded);
}

function multipleSpokenOf(folded: string): number | null {
  const times = TIMES.exec(folded)?.groups?.['times'];
  if (times !== undefined) return LESS.test(folded) ? 1 / numberOf(times) : numberOf(times);
  if (DOUBLE.test(folded)) return 2;
  return HALF.test(folded) ? 1 / 2 : null;
}

function percentSpokenOf(folded: string): number | null {
  const percent = PERCENT.exec(folded)?.groups?.['percent'];
  if (percent === undefined) return null;
  const share = numberOf(percent) / 100;
  return LOWER.test(folded) ? 1 - share : 1 + share;
}

/**
 * Whether the first of two figures stands to the second as the question has it: true where the size that it names is near,
 * false where the gap falls short of it, and null where it goes beyond it, which neither a yes nor a no tells; undefined
 * where no size is named.
 */
export function isGapAsSaid(text: string, first: number, second: number): boolean | null | undefined {
  const said = timesSpokenOf(fold(text));
  if (said === null || said <= 0 || second === 0) return undefined;
  const [gap, spoken] = [first / second - 1, said - 1];
  if (Math.abs(gap - spoken) <= NEAR * Math.abs(spoken)) return true;
  const isShort = Math.sign(gap) !== Math.sign(spoken) || Math.abs(gap) < Math.abs(spoken);
  return isShort ? false : null;
}
