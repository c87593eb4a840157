import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';

/** A quantity in another unit of its dimension. */
export async function answerConversion(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { threshold, unit } = question.frame;
  if (!threshold?.unit || !unit) return clarify(question, desk, ['everything']);
  const [from, to] = [desk.lexicon.getUnit(threshold.unit), desk.lexicon.getUnit(unit.value)];
  if (from.dimension !== to.dimension) return clarify(question, desk, ['everything']);
  const value = convert(threshold.value, from, to);
  return {
    kind: 'conversion',
    ...(await foundBase(question, desk, [], question.notes)),
    from: { name: 'given', value: threshold.value, unit: from.id },
    to: { name: 'converted', value, unit: to.id },
  };
}
