import { fractionIn, partPutUp } from '../../understanding/intents/fractions.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Verdict } from '../../wording/facts.js';

/** A limit that a share is put up against, in percent. */
export interface ShareLimit {
  percent: number;
  comparator: 'above' | 'below';
}

/** What stands between the comparative and the fraction: « plus d'un quart », "more than a quarter", "over half". */
const LINK = '(?:[^a-z]+(?:de|du|des|d|than))?(?:[^a-z]+(?:la|le|les|une?|a|one|the))?[^a-z]*$';
/** « dépasse-t-elle la moitié » too. */
const MORE = new RegExp(
  `(?<![a-z])(?:au moins|at least|(?<!au )plus|more|over|above|depasse(?:[^a-z]t)?(?:[^a-z](?:il|elle))?|exceeds?)${LINK}`,
);
const LESS = new RegExp(`(?<![a-z])(?:au plus|at most|(?<!au )moins|less|under|below)${LINK}`);
/** So many characters before a fraction hold its comparative. */
const REACH = 30;

/** The limit that a share is put up against as a fraction: « plus de la moitié de », "less than a third of"; else null. */
export function fractionLimitOf(text: string): ShareLimit | null {
  const fraction = fractionIn(fold(text));
  if (!fraction) return null;
  const [percent, before] = [fraction.percent, fraction.before.slice(-REACH)];
  if (MORE.test(before)) return { percent, comparator: 'above' };
  return LESS.test(before) ? { percent, comparator: 'below' } : null;
}

/** The fractions that people say, in percent: a share is told by the nearest of them. */
const SAID = [10, 20, 25, 100 / 3, 40, 50, 60, 200 / 3, 75, 80, 90];
/** What a share may be off by and still be called by the fraction: so much of it, and so many points at most. */
const ROUNDED = 0.06;
const ROUNDED_POINTS = 3;
/** From so far off on, of itself or in points, a share is plainly told by another fraction. */
const OFF = 0.1;
const OFF_POINTS = 5;
/** Less than so much of the fraction falls short of it, whatever is nearest. */
const FAR_BELOW = 0.8;
/** A half may be said of what is well above it. */
const HALF = 50;

/**
 * Whether a share is the fraction that the words put up as it stands, « fait-elle la moitié de »: true where it rounds to it,
 * "almost" where it falls a little short of it (46.2 % of a half), false where it is plainly another, null where it cannot be
 * judged, as between two fractions or of a half where there is more, or where none is put up.
 */
export function isFraction(text: string, percent: number): Verdict | null {
  const said = partPutUp(fold(text));
  if (said === null) return null;
  if (percent < said * FAR_BELOW) return false;
  const gap = Math.abs(percent - said);
  const isNearest = SAID.every((other) => gap <= Math.abs(percent - other));
  if (isNearest) return besideNearest(percent, said);
  if (percent > said && said === HALF) return null;
  return gap > OFF_POINTS || gap > OFF * said ? false : null;
}

/** Beside the fraction that is the nearest to a share: true within rounding, "almost" a little below it. */
function besideNearest(percent: number, said: number): Verdict | null {
  const gap = Math.abs(percent - said);
  if (gap <= Math.min(ROUNDED * said, ROUNDED_POINTS)) return true;
  return percent < said && gap <= OFF * said ? 'almost' : null;
}
