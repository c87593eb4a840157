import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Fact, Figure } from '../facts.js';
import { formatPercents, formatQuantity } from '../number-format.js';
import {
  differenceDecimals,
  FEWEST_LISTED,
  formatAlike,
  formatWithin,
  unitSaidOnce,
} from '../quantity-pair.js';
import type { Voice } from '../voice.js';

type Quantity = Pick<Figure, 'value' | 'unit'> & Partial<Pick<Fact, 'product'>>;

/** A quantity and the ends of its interval, in one unit and one precision; the unit is said once of the ends. */
export function intervalSaid(
  middle: Quantity,
  ends: { lower: number; upper: number },
  asked: string | null,
  v: Voice,
): readonly [middle: string, low: string, high: string] {
  const [low, high] = [
    { ...middle, value: ends.lower },
    { ...middle, value: ends.upper },
  ];
  if (!isOfUnit(middle, v.lexicon))
    return [v.quantity(middle, asked), v.quantity(low, asked), v.quantity(high, asked)];
  const unit = isAskedIn(middle, asked, v.lexicon) ? asked : null;
  return formatWithin([middle, low, high], v.language, v.lexicon, unit);
}

/** Quantities of one kind that are told in one answer, each with its unit, with as many decimals. */
export function quantitiesSaid(figures: readonly Quantity[], asked: string | null, v: Voice): string[] {
  return saidAlike(figures, asked, v, false);
}

function saidAlike(figures: readonly Quantity[], asked: string | null, v: Voice, isList: boolean): string[] {
  const [first] = figures;
  if (!first || !figures.every((figure) => isOfUnit(figure, v.lexicon)))
    return figures.map((figure) => v.quantity(figure, asked));
  const unit = isAskedIn(first, asked, v.lexicon) ? asked : null;
  return formatAlike(figures, v.language, v.lexicon, unit, isList);
}

/** The quantities of a list, alike; of a long one in one unit the first alone has it. */
export function quantitiesListed(figures: readonly Quantity[], asked: string | null, v: Voice): string[] {
  return unitSaidOnce(saidAlike(figures, asked, v, figures.length >= FEWEST_LISTED));
}

/** Of so many that are not in one unit, each would say its own. */
const FEWEST_IN_RUNS = 6;
/** A figure whose unit was said before. */
const BARE = /^[\d.,\s\u00a0\u202f]+$/u;

/**
 * The quantities of a long list in order, in the unit that each reads best in: the first of each unit alone has it, « 1,13
 * million de tonnes, 979 010 tonnes, 903 380 ». Alike where they are in one unit, or few.
 */
export function quantitiesInRuns(figures: readonly Quantity[], asked: string | null, v: Voice): string[] {
  const alike = quantitiesListed(figures, asked, v);
  if (figures.length < FEWEST_IN_RUNS || alike.slice(1).every((text) => BARE.test(text))) return alike;
  const runs: Quantity[][] = [];
  let last = '';
  for (const figure of figures) {
    const unit = unitWords(v.quantity(figure, asked));
    if (unit === last) runs.at(-1)?.push(figure);
    else runs.push([figure]);
    last = unit;
  }
  return runs.flatMap((run) => quantitiesListed(run, asked, v));
}

/** « million de tonnes » of « 1,77 million de tonnes » and of « 25 millions de tonnes ». */
function unitWords(said: string): string {
  return said.replace(/[\d.,\s\u00a0\u202f]+/gu, '').replace(/(?<=milli(?:on|ard))s/u, '');
}

/** The size of a difference, no finer than the levels that it lies between. */
export function differenceSaid(
  difference: Quantity,
  levels: readonly Quantity[],
  asked: string | null,
  v: Voice,
): string {
  const size = { ...difference, value: Math.abs(difference.value) };
  const isFree = isOfUnit(size, v.lexicon) && !isAskedIn(size, asked, v.lexicon);
  const decimals = isFree ? differenceDecimals(size, levels, v.lexicon) : null;
  if (decimals === null) return v.quantity(size, asked);
  return formatQuantity(size.value, size.unit, v.language, v.lexicon, { decimals });
}

/** Percentages of one sentence, with as many decimals. */
export function percentsSaid(figures: readonly Pick<Figure, 'value'>[], v: Voice): string[] {
  return formatPercents(
    figures.map(({ value }) => value),
    v.language,
  );
}

/** Percentages have no other unit to be told in, and what is counted by the piece has its own word. */
function isOfUnit({ unit }: Quantity, lexicon: Lexicon): boolean {
  return unit !== '%' && unit !== 'count' && lexicon.units.some(({ id }) => id === unit);
}

function isAskedIn({ unit }: Quantity, asked: string | null, lexicon: Lexicon): boolean {
  return asked !== null && lexicon.getUnit(asked).dimension === lexicon.getUnit(unit).dimension;
}
