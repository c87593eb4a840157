import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import type { Evidence, Found } from '../reading.js';

/** What is counted in units of a dimension. */
const MEASURES: Readonly<Record<string, string>> = {
  mass: 'production',
  area: 'area-harvested',
  yield: 'yield',
};
const JOINT = /^(?:et|and|ou|or|puis|ainsi|\+|,|\/|&)$/;
/** « les hectares et les tonnes », "hectares, as well as tonnes": how far apart they may stand. */
const REACH = 4;

/** Measures told by their units alone, where several units of different kinds are listed: « les hectares et les tonnes ». */
export function readMeasuresOfUnits(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const units = evidence.all('unit').toSorted((a, b) => a.mention.start - b.mention.start);
  const slots = new Map<string, Slot<string>>();
  for (const [at, one] of units.entries()) {
    const isListed = [units[at - 1], units[at + 1]].some((other) => other && areListed(evidence, one, other));
    const value = MEASURES[lexicon.getUnit(one.id).dimension];
    if (!value || !isListed || hasNumber(evidence, one)) continue;
    if (!slots.has(value)) slots.set(value, { value, provenance: 'explicit', words: one.mention.words });
  }
  return [...slots.values()];
}

function areListed({ reading: { tokens } }: Evidence, one: Found, other: Found): boolean {
  const [first, second] =
    one.mention.start < other.mention.start ? [one.mention, other.mention] : [other.mention, one.mention];
  const between = tokens.slice(first.end, second.start);
  return between.length <= REACH && between.some(({ folded }) => JOINT.test(folded));
}

/** « 5 tonnes » is a quantity. */
function hasNumber({ reading: { tokens } }: Evidence, { mention }: Found): boolean {
  return tokens[mention.start]?.kind === 'number' || tokens[mention.start - 1]?.kind === 'number';
}
