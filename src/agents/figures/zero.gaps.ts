import type { Lexicon } from '../../lexicon/lexicon.js';
import { yearOf } from '../../statistics/day.js';
import type { Day, Observation } from '../../statistics/series.js';
import type { Note } from '../../wording/facts.js';
import { isKnown, nameOf, type KnownObservation, type Track } from './track.js';

/** What grew on an area cannot be nothing, nor can it have grown on none. */
const BESIDE: Readonly<Record<string, string>> = {
  production: 'area-harvested',
  'area-harvested': 'production',
  yield: 'area-harvested',
};
/** From so many hectares, or tonnes, on the other of the two is no zero by rounding. */
const LEAST = { area: 100, mass: 1000 };
/** A figure of so many of the steps that its series is rounded to does not fall to zero for one year and come back. */
const LEAST_STEPS = 10;
/** Nor does one of so many on both sides of a gap that zeros stand in: « 302.5 : 0 : 0 : : 441.74 ». */
const LEAST_AROUND_GAP = 100;
const MOST_DECIMALS = 6;

/** The measure whose figures tell whether the zeros of a line are gaps; null where it has none, or no such zero. */
export function besideOf({ frequency, measure, derived, observations }: Track): string | null {
  if (frequency !== 'annual' || derived) return null;
  const values = observations.map(({ value }) => value);
  return values.includes(0) && values.some((value) => value !== null && value > 0)
    ? (BESIDE[measure] ?? null)
    : null;
}

/**
 * A line without the zeros that stand for gaps: a production of nothing from an area of at least 100 ha, an area of nothing
 * that at least 1,000 t come from, and a yield of nothing become missing (no value, flag m). A zero between two years of
 * at least ten times the step that the series is rounded to is kept and marked as of low reliability (flag u), as are the
 * zeros of a gap between two years of at least a hundred times that step, or behind a gap after such a year.
 */
export function withoutFalseZeros(track: Track, beside: Track | null, lexicon: Lexicon): Track {
  if (track.frequency !== 'annual' || track.observations.every(({ value }) => value !== 0)) return track;
  const proven = beside ? periodsOf(beside, lexicon) : new Set<Day>();
  const step = stepOf(track);
  const observations = track.observations.map((one, at) => {
    if (one.value !== 0) return one;
    if (track.measure === 'yield' || proven.has(one.period))
      return { ...one, value: null, flags: flagged(one, 'm') };
    const isDoubtful = isAlone(track, at, step) || isOfGap(track, at, step);
    return isDoubtful ? { ...one, flags: flagged(one, 'u') } : one;
  });
  const falseZeros = observations
    .filter((one, at) => one !== track.observations[at])
    .map(({ period }) => period);
  return falseZeros.length > 0 ? { ...track, observations, falseZeros } : track;
}

function isAlone({ observations }: Track, at: number, step: number): boolean {
  const around = [observations[at - 1], observations[at + 1]];
  return around.every((other) => (other?.value ?? 0) >= LEAST_STEPS * step);
}

/**
 * Whether a zero stands with missing years between two figures that are much more than nothing; or, where the series ends in
 * zeros, behind missing years that such a figure stands before: what was given up has zeros at once.
 */
function isOfGap({ observations }: Track, at: number, step: number): boolean {
  const isSome = ({ value }: Observation): boolean => value !== null && value !== 0;
  const before = observations.slice(0, at).findLastIndex(isSome);
  const after = observations.findIndex((one, index) => index > at && isSome(one));
  const [first, last] = [observations[before], observations[after]];
  const isLarge = [first, last ?? first].every((one) => (one?.value ?? 0) >= LEAST_AROUND_GAP * step);
  if (!first || !isLarge) return false;
  const zeros = observations.slice(before + 1).filter(({ value }) => value === 0);
  if (!last) return yearsApart(first, zeros[0]) > 1;
  return zeros.filter(({ period }) => period < last.period).length < yearsApart(first, last) - 1;
}

function yearsApart(one: Observation, other: Observation | undefined): number {
  return other ? yearOf(other.period) - yearOf(one.period) : 0;
}

function flagged({ flags }: Observation, letter: string): string {
  return flags.includes(letter) ? flags : flags + letter;
}

/** The periods in which so much is known of the one that the other is no zero. */
function periodsOf({ unit, observations }: Track, lexicon: Lexicon): Set<Day> {
  const { dimension, factor } = lexicon.getUnit(unit);
  const least = dimension === 'area' ? LEAST.area : dimension === 'mass' ? LEAST.mass : Infinity;
  const such = observations.filter(isKnown).filter(({ value }) => value * factor >= least);
  return new Set(such.map(({ period }) => period));
}

/** The step that the figures of a line are rounded to: 0.01 where one of them has two decimals. */
function stepOf({ observations }: Track): number {
  const decimals = observations.map(({ value }) => String(value ?? 0).split('.')[1]?.length ?? 0);
  return 10 ** -Math.min(MOST_DECIMALS, Math.max(0, ...decimals));
}

/** What is to be said where a line has figures before and after a zero that is not gone by. */
export function zeroNotes(
  lines: readonly { readonly track: Track; readonly observations: readonly KnownObservation[] }[],
): Note[] {
  return lines.flatMap(({ track, observations }) => {
    const days = observations.map(({ period }) => period);
    const inside = (track.falseZeros ?? []).filter(
      (day) => day > Math.min(...days) && day < Math.max(...days) && !days.includes(day),
    );
    const periods = inside.map((day) => nameOf(track, day));
    return periods.length > 0 ? [{ kind: 'zeros-left-out' as const, periods }] : [];
  });
}
