import { worth } from '../../../statistics/formulas/worth.formula.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import type { Worth } from '../../../wording/own.findings.js';
import { byWeight, convertOf } from '../bushels.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { answerValue } from './value.intent.js';

/** What a lot of the product comes to at its price, or at the mean of its prices; the price alone where it is of no such lot. */
export async function answerWorth(question: Question, desk: Desk): Promise<FigureAnswer> {
  const found = await answerValue(question, desk);
  const { lot } = question.frame;
  if (!lot || (found.kind !== 'value' && found.kind !== 'average')) return found;
  const [of, ...others] = found.kind === 'value' ? found.values : [found.of];
  if (!of || others.length > 0) return found;
  const price = { ...of, value: found.kind === 'value' ? of.value : found.mean.value };
  const total = worthOf(desk, lot, price, found.kind === 'value' && found.latest);
  return total ? { ...found, worth: total } : found;
}

function worthOf(
  { lexicon }: Desk,
  lot: Pick<Figure, 'value' | 'unit'>,
  price: KnownFact,
  now: boolean,
): Worth | null {
  const tonnes = convertOf(lexicon, price.product, lot, 't');
  const { dimension, factor } = lexicon.getUnit(price.unit);
  if (tonnes === null || !/^(?:usd|eur)-mass$/.test(dimension)) return null;
  const units = [lexicon.getUnit(lot.unit), lexicon.getUnit('t')] as const;
  return {
    lot: { name: 'given', ...lot },
    rate: { name: 'rate', value: price.value, unit: price.unit },
    total: {
      name: 'worth',
      value: worth(tonnes, price.value * factor),
      unit: dimension === 'usd-mass' ? 'dollar' : 'euro',
    },
    product: price.product,
    now,
    byWeight: byWeight(lexicon, price.product, lot.value, units),
  };
}
