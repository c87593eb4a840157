import type { Lexicon } from '../../../lexicon/lexicon.js';
import { areaFor, harvestOf } from '../../../statistics/formulas/harvest.formula.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import { derivedYield } from '../../../statistics/formulas/yield.formula.js';
import type { OwnField } from '../../../understanding/frame.js';
import type { Figure } from '../../../wording/facts.js';
import type { OwnFieldFindings } from '../../../wording/found.findings.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';

/** Of area, harvest and yield of somebody's own field the one that is not told. */
export async function answerOwnField(question: Question, desk: Desk): Promise<FigureAnswer> {
  const reckoned = reckon(question.frame.ownField ?? {}, desk.lexicon);
  if (!reckoned) return clarify(question, desk, ['everything']);
  return {
    kind: 'own-field',
    ...(await foundBase(question, desk, [], question.notes)),
    product: question.products[0] ?? null,
    ...reckoned,
  };
}

type Reckoned = Pick<OwnFieldFindings, 'area' | 'harvest' | 'yield' | 'sought'>;

function reckon({ area, harvest, yield: rate }: OwnField, lexicon: Lexicon): Reckoned | null {
  if (area && rate) {
    const { amount, field } = unitsOf(rate.unit);
    const value = harvestOf(inUnit(area, field, lexicon), rate.value);
    return { area: told(area), yield: told(rate), harvest: found(value, amount), sought: 'harvest' };
  }
  if (harvest && rate) {
    const { amount, field } = unitsOf(rate.unit);
    const value = areaFor(inUnit(harvest, amount, lexicon), rate.value);
    return { harvest: told(harvest), yield: told(rate), area: found(value, field), sought: 'area' };
  }
  const value = area && harvest && derivedYield(harvest.value, area.value);
  if (!area || !harvest || !value) return null;
  const unit = `${harvest.unit}/${area.unit}`;
  return { area: told(area), harvest: told(harvest), yield: found(value, unit), sought: 'yield' };
}

type Quantity = NonNullable<OwnField['area']>;

/** Of « q/ha » the quintal and the hectare. */
function unitsOf(rate: string): { amount: string; field: string } {
  const [amount = '', field = ''] = rate.split('/');
  return { amount, field };
}

function inUnit({ value, unit }: Quantity, wanted: string, lexicon: Lexicon): number {
  return convert(value, lexicon.getUnit(unit), lexicon.getUnit(wanted));
}

function told({ value, unit }: Quantity): Figure {
  return { name: 'given', value, unit };
}

function found(value: number, unit: string): Figure {
  return { name: 'reckoned', value, unit };
}
