import { POUNDS_PER_BUSHEL } from '../../../lexicon/bushel-weights.data.js';
import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import type { Figure } from '../../../wording/facts.js';
import type { ConversionFindings } from '../../../wording/found.findings.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';

/** A quantity in another unit of its dimension, or of bushels by what a bushel of the product weighs. */
export async function answerConversion(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { threshold, unit } = question.frame;
  if (!threshold?.unit || !unit) return clarify(question, desk, ['everything']);
  const from = desk.lexicon.getUnit(threshold.unit);
  const to = unitWithin(desk.lexicon, from, unit.value);
  const given = { name: 'given', value: threshold.value, unit: from.id };
  return {
    kind: 'conversion',
    ...(await foundBase(question, desk, [], question.notes)),
    from: given,
    ...(from.dimension === to.dimension
      ? { to: convertedOf(convert(threshold.value, from, to), to) }
      : acrossOf(question, desk.lexicon, threshold.value, [from, to])),
  };
}

/** The dimension that the weight of a bushel leads to from a price. */
const ACROSS: Readonly<Partial<Record<Unit['dimension'], Unit['dimension']>>> = {
  'usd-mass': 'usd-volume',
  'eur-mass': 'eur-volume',
  'usd-volume': 'usd-mass',
  'eur-volume': 'eur-mass',
};

function convertedOf(value: number, { id }: Unit): Figure {
  return { name: 'converted', value, unit: id };
}

/** The unit meant beside another: « 75 quintaux par hectare en tonnes » is in tonnes per hectare; as asked where none fits. */
function unitWithin(lexicon: Lexicon, from: Unit, asked: string): Unit {
  const [, divisor] = from.id.split('/');
  const [numerator] = from.id.split('/');
  const currency = from.dimension.slice(0, 3).toUpperCase();
  const meant = [asked, `${asked}/${divisor ?? ''}`, `${numerator ?? ''}/${asked}`, `${currency}/${asked}`];
  const across = ACROSS[from.dimension];
  const same = lexicon.units.filter(({ dimension }) => dimension === from.dimension || dimension === across);
  return meant.flatMap((id) => same.find((unit) => unit.id === id) ?? [])[0] ?? lexicon.getUnit(asked);
}

type Across = Pick<ConversionFindings, 'to' | 'wanted' | 'byWeight' | 'unweighed'>;

/** Those that stand for all in an answer where no product is named: their bushels differ most and are traded most. */
const USUAL = ['wheat', 'maize', 'barley', 'oats'];

/** A quantity in a unit of another dimension: bushels by their weight, all else not at all. */
function acrossOf(
  { products }: Question,
  lexicon: Lexicon,
  value: number,
  units: readonly [Unit, Unit],
): Across {
  const [, to] = units;
  const isOfBushels = units.some(({ id }) => /(?:^|\/)bu(?:\/|$)/.test(id)) && isOneWeighed(units);
  const named = products.length > 0 ? products : USUAL;
  const byWeight = isOfBushels ? named.flatMap((product) => weighed(lexicon, product, value, units)) : [];
  const [only] = byWeight;
  if (only && products.length > 0) return { to: only.to, wanted: to.id, byWeight };
  const unweighed = isOfBushels && byWeight.length === 0 ? products[0] : undefined;
  return { to: null, wanted: to.id, byWeight, ...(unweighed ? { unweighed } : {}) };
}

/** Whether a weight leads from the one to the other: a quantity to a quantity, a price to a price in the same currency. */
function isOneWeighed([from, to]: readonly [Unit, Unit]): boolean {
  if (isPrice(from) || isPrice(to)) return ACROSS[from.dimension] === to.dimension;
  return isWeighed(from) || isWeighed(to);
}

function isWeighed({ dimension }: Unit): boolean {
  return dimension === 'mass' || dimension === 'yield' || dimension.endsWith('-mass');
}

function isPrice({ dimension }: Unit): boolean {
  return ACROSS[dimension] !== undefined;
}

/** The quantity by the weight that a bushel of the product is traded at; nothing where none is set. */
function weighed(
  lexicon: Lexicon,
  product: string,
  value: number,
  [from, to]: readonly [Unit, Unit],
): NonNullable<Across['byWeight']> {
  const pounds = poundsOf(lexicon, product);
  if (pounds === null) return [];
  const tonnesPerBushel = pounds * lexicon.getUnit('lb').factor;
  // A bushel that weighs more costs more: prices go the other way, and theirs are by the bushel.
  const weight = isPrice(from) ? 1 / tonnesPerBushel : tonnesPerBushel / lexicon.getUnit('bu').factor;
  const size = (value * from.factor) / to.factor;
  const converted = isWeighed(from) ? size / weight : size * weight;
  return [
    {
      product,
      to: convertedOf(converted, to),
      weight: { name: 'weight', value: pounds, unit: 'lb' },
    },
  ];
}

/** Of the product, or of the nearest that it is a kind of: soft wheat weighs what wheat does. */
function poundsOf(lexicon: Lexicon, product: string): number | null {
  const kinds = [product, ...lexicon.ancestorsOf(product).map(({ id }) => id)];
  return kinds.flatMap((id) => POUNDS_PER_BUSHEL[id] ?? [])[0] ?? null;
}
