import { worth } from '../../../statistics/formulas/worth.formula.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import type { AverageFindings, ValueFindings } from '../../../wording/figure.findings.js';
import type { Worth } from '../../../wording/own.findings.js';
import { byWeight, convertOf } from '../bushels.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { answerAverage } from './average.intent.js';
import { answerValue } from './value.intent.js';

/** What a lot of the product comes to at its price, or at the mean of its prices; the price alone where it is of no such lot. */
export async function answerWorth(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { lot, intent } = question.frame;
  const found = await (intent === 'average' ? answerAverage : answerValue)(question, desk);
  if (!lot || (found.kind !== 'value' && found.kind !== 'average')) return found;
  const price = priceOf(found);
  const total = price && worthOf(desk, lot, price, found.kind === 'value' && found.latest);
  // « combien les 100 kilos », at a price for 100 kilos.
  return total && total.total.value !== price.value ? { ...found, worth: total } : found;
}

/** The one price that was found, or the mean of them; null of several. */
export function priceOf(found: ValueFindings | AverageFindings): KnownFact | null {
  if (found.kind === 'average') return { ...found.of, value: found.mean.value };
  const [of, ...others] = found.values;
  return of && others.length === 0 ? of : null;
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
