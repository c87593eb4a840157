import type { Lexicon } from '../../../lexicon/lexicon.js';
import { areaFor, harvestOf } from '../../../statistics/formulas/harvest.formula.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import { derivedYield } from '../../../statistics/formulas/yield.formula.js';
import type { OwnField } from '../../../understanding/own-field.js';
import { isStretch } from '../../../understanding/dates/period-shapes.js';
import type { Figure } from '../../../wording/facts.js';
import type { ReckonedField } from '../../../wording/own.findings.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { answerAverage } from './average.intent.js';
import { answerValue } from './value.intent.js';

/** Of area, harvest and yield of somebody's own field the one that is not told. */
export async function answerOwnField(question: Question, desk: Desk): Promise<FigureAnswer> {
  const field = reckon(question.frame.ownField ?? {}, desk.lexicon);
  if (!field) return clarify(question, desk, ['everything']);
  return {
    kind: 'own-field',
    ...(await foundBase(question, desk, [], question.notes)),
    product: question.products[0] ?? null,
    ...field,
  };
}

/** What a field comes to at the yield that is asked for, or what area a harvest takes; the yield alone where it is of several. */
export async function answerFieldAtYield(question: Question, desk: Desk): Promise<FigureAnswer> {
  const found = await (isStretch(periodOf(question)) ? answerAverage : answerValue)(question, desk);
  if (found.kind !== 'value' && found.kind !== 'average') return found;
  const [of, ...others] = found.kind === 'value' ? found.values : [found.of];
  if (!of || others.length > 0) return found;
  const rate = { value: found.kind === 'value' ? of.value : found.mean.value, unit: 't/ha' };
  const inTonnes = convert(rate.value, desk.lexicon.getUnit(of.unit), desk.lexicon.getUnit(rate.unit));
  const field = reckon({ ...question.frame.ownField, yield: { ...rate, value: inTonnes } }, desk.lexicon);
  return field ? { ...found, field: { product: of.product, ...field } } : found;
}

type Reckoned = Omit<ReckonedField, 'product'>;

function reckon({ area, harvest, yield: rate, wanted }: OwnField, lexicon: Lexicon): Reckoned | null {
  if (area && rate) {
    const { amount, field } = unitsOf(rate.unit);
    const value = harvestOf(inUnit(area, field, lexicon), rate.value);
    const grown = inAsked(reckoned(value, amount), wanted, lexicon);
    return { area: told(area), yield: told(rate), harvest: grown, sought: 'harvest' };
  }
  if (harvest && rate) {
    const { amount, field } = unitsOf(rate.unit);
    const value = areaFor(inUnit(harvest, amount, lexicon), rate.value);
    return { harvest: told(harvest), yield: told(rate), area: reckoned(value, field), sought: 'area' };
  }
  const value = area && harvest && derivedYield(harvest.value, area.value);
  if (!area || !harvest || !value) return null;
  const unit = `${harvest.unit}/${area.unit}`;
  return { area: told(area), harvest: told(harvest), yield: reckoned(value, unit), sought: 'yield' };
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

/** A harvest in the unit that it is asked in, where that is of the same dimension. */
function inAsked(harvest: Figure, wanted: string | undefined, lexicon: Lexicon): Figure {
  if (!wanted || lexicon.getUnit(wanted).dimension !== lexicon.getUnit(harvest.unit).dimension)
    return harvest;
  return { ...harvest, value: inUnit(harvest, wanted, lexicon), unit: wanted };
}

function told({ value, unit }: Quantity): Figure {
  return { name: 'given', value, unit };
}

function reckoned(value: number, unit: string): Figure {
  return { name: 'reckoned', value, unit };
}
