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
  const { ownPrice, intent, text } = question.frame;
  const found = await (intent === 'average' ? answerAverage : answerValue)(question, desk);
  if (!ownPrice || (found.kind !== 'value' && found.kind !== 'average')) return found;
  const price = priceOf(found);
  const value = price && convertOf(desk.lexicon, price.product, ownPrice, price.unit);
  const percent = price && value !== null ? percentOf(price, { value, unit: price.unit }) : null;
  if (!price || value === null || !percent) return found;
  const own: OwnPrice = { own: { name: 'given', ...ownPrice }, percent };
  const claim = wantsVerdict(question) ? claimOf(text) : null;
  return { ...found, ownPrice: own, holds: claim && isTrue(claim, value, price.value) };
}
