import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';

/** A quantity in another unit of its dimension. */
export async function answerConversion(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { threshold, unit } = question.frame;
  if (!threshold?.unit || !unit) return clarify(question, desk, ['everything']);
  const from = desk.lexicon.getUnit(threshold.unit);
  const to = unitWithin(desk.lexicon, from, unit.value);
  if (!to) return clarify(question, desk, ['everything']);
  const value = convert(threshold.value, from, to);
  return {
    kind: 'conversion',
    ...(await foundBase(question, desk, [], question.notes)),
    from: { name: 'given', value: threshold.value, unit: from.id },
    to: { name: 'converted', value, unit: to.id },
  };
}

/** The unit meant beside another: « 75 quintaux par hectare en tonnes » is in tonnes per hectare; null where none fits. */
function unitWithin(lexicon: Lexicon, from: Unit, asked: string): Unit | null {
  const [, divisor] = from.id.split('/');
  const [numerator] = from.id.split('/');
  const meant = [asked, `${asked}/${divisor ?? ''}`, `${numerator ?? ''}/${asked}`];
  const same = lexicon.units.filter((unit) => unit.dimension === from.dimension);
  return meant.flatMap((id) => same.find((unit) => unit.id === id) ?? [])[0] ?? null;
}
