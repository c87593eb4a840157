import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { isPriceUnit } from '../../../lexicon/price-units.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import type { Figure } from '../../../wording/facts.js';
import type { ConversionFindings } from '../../../wording/found.findings.js';
import { byWeight, dimensionAcross, leadsAcross } from '../bushels.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';

/** A quantity in another unit of its dimension, or of bushels by what a bushel of the product weighs. */
export async function answerConversion(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { threshold, unit } = question.frame;
  if (!threshold?.unit || !unit) return clarify(question, desk, ['everything']);
  const from = desk.lexicon.getUnit(threshold.unit);
  const to = unitWithin(desk.lexicon, from, unit.value);
  if (isBeyondDigits(threshold.value, from, to)) return clarify(question, desk, ['everything']);
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

/** Digits that a double holds: more than these would not be those of the question. */
const MOST = 1e15;

/** « 999999999999999999999 t en kg »: as no quantity is, before or after. */
function isBeyondDigits(value: number, from: Unit, to: Unit): boolean {
  return value * Math.max(1, from.factor / to.factor) >= MOST;
}

function convertedOf(value: number, { id }: Unit): Figure {
  return { name: 'converted', value, unit: id };
}

/** The unit meant beside another: « 75 quintaux par hectare en tonnes » is in tonnes per hectare; as asked where none fits. */
function unitWithin(lexicon: Lexicon, from: Unit, asked: string): Unit {
  const [, divisor] = from.id.split('/');
  const [numerator] = from.id.split('/');
  const currency = from.dimension.slice(0, 3).toUpperCase();
  const meant = [asked, `${asked}/${divisor ?? ''}`, `${numerator ?? ''}/${asked}`, `${currency}/${asked}`];
  const across = isPriceUnit(from) ? dimensionAcross(from) : undefined;
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
  const isOfBushels = leadsAcross(units);
  const named = products.length > 0 ? products : USUAL;
  const weighed = named.flatMap((product) => byWeight(lexicon, product, value, units) ?? []);
  const [only] = weighed;
  if (only && products.length > 0) return { to: only.to, wanted: to.id, byWeight: weighed };
  const unweighed = isOfBushels && weighed.length === 0 ? products[0] : undefined;
  return { to: null, wanted: to.id, byWeight: weighed, ...(unweighed ? { unweighed } : {}) };
}
