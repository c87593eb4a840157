import { isPriceUnit } from '../../lexicon/price-units.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Threshold } from '../../understanding/frame.js';
import type { Figure, KnownFact } from '../../wording/facts.js';
import { convertOf } from './bushels.js';
import { bareLimit, type Limit } from './bare.limit.js';
import type { Desk, Question } from './question.js';

/** The limit of a question, or both ends of its range, in the unit that figures are put up against it in. */
export function limitOf(
  question: Question,
  desk: Desk,
  asked: Threshold,
  facts: readonly [KnownFact, ...KnownFact[]],
): Limit {
  const lower = boundOf(question, desk, asked, facts);
  if (!asked.upTo) return lower;
  const { value, unit } = asked.upTo;
  if (unit === null) return { ...lower, upTo: { name: 'upper', value, unit: lower.threshold.unit } };
  const { threshold } = boundOf(question, desk, { ...asked, value, unit }, facts);
  return { threshold: lower.threshold, isSure: lower.isSure, upTo: { ...threshold, name: 'upper' } };
}

function boundOf(
  question: Question,
  desk: Desk,
  asked: Threshold,
  facts: readonly [KnownFact, ...KnownFact[]],
): Limit {
  const limit = withUnit(asked, question);
  if (limit.unit === null && isUnitLeftOut(question, desk, facts[0]))
    return bareLimit(desk.lexicon, limit, facts);
  return {
    ...(acrossOf(desk, limit, facts[0]) ?? { threshold: thresholdOf(desk, limit, facts[0]) }),
    isSure: true,
  };
}

/** Prices and yields are told in several units of much the same size in words: « dépassé 70 » of a yield is in quintals. */
function isUnitLeftOut({ domain }: Question, { lexicon }: Desk, { unit }: KnownFact): boolean {
  return domain === 'price' || lexicon.getUnit(unit).dimension === 'yield';
}

/** A limit in bushels, or by the bushel, in the unit of the figures; null where it is in no such unit. */
function acrossOf(
  { lexicon }: Desk,
  { value, unit }: Threshold,
  sample: KnownFact,
): Pick<Limit, 'threshold' | 'said'> | null {
  if (unit === null || lexicon.getUnit(unit).dimension === lexicon.getUnit(sample.unit).dimension)
    return null;
  const converted = convertOf(lexicon, sample.product, { value, unit }, sample.unit);
  if (converted === null) return null;
  return {
    threshold: { name: 'threshold', value: converted, unit: sample.unit },
    said: { name: 'given', value, unit },
  };
}

/** "10 dollars a kilo": what a price is wanted per is what its limit is in. */
function withUnit(asked: Threshold, { domain, frame }: Question): Threshold {
  return asked.unit !== null || domain !== 'price' ? asked : { ...asked, unit: frame.unit?.value ?? null };
}

/** The threshold in its own unit; « 85 quintaux » of a yield is per hectare; without one it is in that of the figures. */
function thresholdOf(desk: Desk, asked: { value: number; unit: string | null }, sample: KnownFact): Figure {
  const own = desk.lexicon.getUnit(sample.unit);
  const meant = [asked.unit, `${asked.unit}/ha`];
  const unit = desk.lexicon.units.find((one) => meant.includes(one.id) && one.dimension === own.dimension);
  return { name: 'threshold', value: asked.value, unit: unit?.id ?? baseUnitOf(desk, sample) };
}

/** A bare number means tonnes, hectares or head, not thousands of them. */
function baseUnitOf(desk: Desk, sample: KnownFact): string {
  const { dimension } = desk.lexicon.getUnit(sample.unit);
  const base = desk.lexicon.units.find((unit) => unit.dimension === dimension && unit.factor === 1);
  return dimension === 'mass' || dimension === 'area' || dimension === 'head'
    ? (base?.id ?? sample.unit)
    : sample.unit;
}

/** « 1 500 euros » of a price in dollars is neither above nor below: the unit that it is asked in; null where that is no other money. */
export function otherMoneyOf(lexicon: Lexicon, asked: Threshold | null, sample: KnownFact): string | null {
  const unit = asked?.unit ?? null;
  if (unit === null || ![unit, sample.unit].every((id) => isPriceUnit(lexicon.getUnit(id)))) return null;
  return convertOf(lexicon, sample.product, { value: 1, unit }, sample.unit) === null ? unit : null;
}
