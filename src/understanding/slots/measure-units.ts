import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { isWeakMeasure } from './measures.js';
import type { Evidence, Found } from '../reading.js';

/** What is counted in units of a dimension. */
const MEASURES: Readonly<Record<string, string>> = {
  mass: 'production',
  area: 'area-harvested',
  yield: 'yield',
};
const TOLD: readonly string[] = Object.values(MEASURES);
const JOINT = /^(?:et|and|ou|or|puis|ainsi|\+|,|\/|&)$/;
/** « les hectares et les tonnes », "hectares, as well as tonnes": how far apart they may stand. */
const REACH = 4;

/**
 * Measures told by their units, where units of different kinds are listed, or one beside a measure: « les hectares et les
 * tonnes », "hectares harvested and total tonnage".
 */
export function readMeasuresOfUnits(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const units = evidence.all('unit').filter((one) => !hasNumber(evidence, one));
  const items = [...units.map((one) => ofUnit(one, lexicon)), ...ofMeasures(evidence, units)].toSorted(
    (a, b) => a.mention.start - b.mention.start,
  );
  const slots = new Map<string, Slot<string>>();
  for (const [at, one] of items.entries()) {
    const beside = [items[at - 1], items[at + 1]].filter((other) => other !== undefined);
    const isListed = beside.some((other) => isOfUnit(one, other) && areListed(evidence, one, other));
    const { value } = one;
    if (!value || !isListed) continue;
    if (!slots.has(value)) slots.set(value, { value, provenance: 'explicit', words: one.mention.words });
  }
  return [...slots.values()];
}

/** A unit, or a measure by its name, with the measure that it tells. */
interface Item {
  mention: Found['mention'];
  value: string | undefined;
  isUnit: boolean;
}

function ofUnit({ id, mention }: Found, lexicon: Lexicon): Item {
  return { mention, value: MEASURES[lexicon.getUnit(id).dimension], isUnit: true };
}

/** The measures named apart from the units: « hectares » may be either. */
function ofMeasures(evidence: Evidence, units: readonly Found[]): Item[] {
  const isApart = ({ mention }: Found): boolean =>
    units.every((unit) => unit.mention.end <= mention.start || unit.mention.start >= mention.end);
  const measures = evidence.all('measure').filter((one) => isApart(one) && !isWeakMeasure(one));
  return measures.map(({ id, mention }) => ({
    mention,
    value: TOLD.includes(id) ? id : undefined,
    isUnit: false,
  }));
}

function isOfUnit(one: Item, other: Item): boolean {
  return one.isUnit || other.isUnit;
}

function areListed({ reading: { tokens } }: Evidence, one: Item, other: Item): boolean {
  const [first, second] =
    one.mention.start < other.mention.start ? [one.mention, other.mention] : [other.mention, one.mention];
  const between = tokens.slice(first.end, second.start).map(({ folded }) => folded);
  return (between.length <= REACH && between.some((word) => JOINT.test(word))) || isAdded(between);
}

/** « la production en 2024, et aussi les hectares », "and also hectares": asked for besides, however much stands before it. */
function isAdded(between: readonly string[]): boolean {
  const own = between.findLastIndex((word) => !ADDING.test(word));
  return ADDED.test(between.slice(own + 1).join(' '));
}

const ADDING =
  /^(?:et|and|puis|then|plus|aussi|also|egalement|enfin|,|;|\?|des|les|le|la|the|in|en|nombre|number|d|de|of|combien|how|many|ca|fait|it|is|was)$/;
const ADDED =
  /^(?:[,;?] )?(?:(?:et|and|puis|then|plus)(?: (?:aussi|also|egalement|enfin|then|puis))?|(?:aussi|also)) ?(?:(?:des|les|the|en|in|combien (?:de|d)|how many|(?:ca fait )?combien en|(?:le |the )?(?:nombre (?:de|d)|number of)))?$/;

/** « 5 tonnes » is a quantity. */
function hasNumber({ reading: { tokens } }: Evidence, { mention }: Found): boolean {
  return tokens[mention.start]?.kind === 'number' || tokens[mention.start - 1]?.kind === 'number';
}
