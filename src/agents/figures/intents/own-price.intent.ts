import type { Figure, KnownFact } from '../../../wording/facts.js';
import type { OwnPrice } from '../../../wording/own.findings.js';
import { convertOf } from '../bushels.js';
import { claimOf, isTrue } from '../claim.js';
import { percentOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { wantsVerdict } from '../verdict.js';
import { answerAverage } from './average.intent.js';
import { answerValue } from './value.intent.js';
import { priceOf } from './worth.intent.js';

/** A price of somebody's own beside the one that is asked about, or the mean of those; that one alone where they do not compare. */
export async function answerOwnPrice(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { ownPrice, intent } = question.frame;
  const found = await (intent === 'average' ? answerAverage : answerValue)(question, desk);
  if (!ownPrice || (found.kind !== 'value' && found.kind !== 'average')) return found;
  const price = priceOf(found);
  const beside = price && besideIt(question, desk, ownPrice, price);
  return beside ? { ...found, ...beside } : found;
}

/** The price of one's own in the unit of the other, and whether what is put up of them is so; null where they have no unit in common. */
function besideIt(
  question: Question,
  desk: Desk,
  ownPrice: Pick<Figure, 'value' | 'unit'>,
  price: KnownFact,
): { ownPrice: OwnPrice; holds: boolean | null } | null {
  const value = convertOf(desk.lexicon, price.product, ownPrice, price.unit);
  const percent = value === null ? null : percentOf(price, { value, unit: price.unit });
  if (value === null || !percent) return null;
  const claim = wantsVerdict(question) ? claimOf(question.frame.text) : null;
  return {
    ownPrice: { own: { name: 'given', ...ownPrice }, percent },
    holds: claim && isTrue(claim, value, price.value),
  };
}
