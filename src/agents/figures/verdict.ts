import type { Lexicon } from '../../lexicon/lexicon.js';
import type { KnownFact } from '../../wording/facts.js';
import type { Question } from './question.js';
import { isNegated } from './negation.js';
import { baseValue } from './ranking/ranks.js';

/** A figure quoted from memory may be rounded by this share of itself. */
const ROUNDED = 0.02;

/** Whether a figure is, within rounding, the one that the question says it has heard; null where it says none that compares. */
export function agreesWithClaim({ frame }: Question, lexicon: Lexicon, fact: KnownFact): boolean | null {
  const { claimed } = frame;
  if (!claimed || isNegated(frame.text)) return null;
  const unit = lexicon.getUnit(claimed.unit);
  if (unit.dimension !== lexicon.getUnit(fact.unit).dimension) return null;
  const said = claimed.value * unit.factor;
  return Math.abs(baseValue(lexicon, fact) - said) <= ROUNDED * Math.abs(said);
}
