import type { Lexicon } from '../../lexicon/lexicon.js';
import type { KnownFact } from '../../wording/facts.js';
import { fold } from '../../understanding/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';
import { fractionLimitOf } from './fraction.claim.js';
import type { Question } from './question.js';
import { isNegated } from './negation.js';
import { isBeyond } from './price.limit.js';
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

/** Whether the question wants a yes or a no to what it says as it stands. */
export function wantsVerdict({ frame: { text } }: Question): boolean {
  return asksYesOrNo(text) && putsUpClaim(text) && !isNegated(text);
}

const MAKES =
  /(?<![a-z])(?:produi|cultiv|recolt|eleve|plant|grow|grew|produce|rais|farm|harvest)[a-z]*(?![a-z])/;
/** More than whether there is any: « assez de blé », "mostly wheat", « autant que ». */
const MEASURED =
  /(?<![a-z])(?:assez|suffisamment|autant|surtout|principalement|beaucoup|plus|moins|davantage|peu|enough|mostly|mainly|much|many|more|less|most|least|few|only|seul\w*|encore|still)(?![a-z])/;

/** « la France produit-elle du riz »: whether there is any; null where more than that is asked. */
export function isThereAny(question: Question, fact: KnownFact): boolean | null {
  const { threshold, movement, claimed } = question.frame;
  const text = fold(question.frame.text);
  const isPlain = threshold === null && !movement && !claimed && MAKES.test(text) && !MEASURED.test(text);
  return isPlain && wantsVerdict(question) ? fact.value > 0 : null;
}

/** A rank of its own: « deuxième producteur ». */
const ORDINAL =
  /(?<![a-z])(?:second|deuxieme|troisieme|third|(?:numero|number)(?! (?:un|one|1)(?![a-z0-9]))|[2-9](?:e|eme|nd|rd|th))(?![a-z])/;

/** « la France est-elle le premier producteur », "is it among the top three": whether its rank is so; null where none is put up. */
export function ranksAsClaimed(question: Question, rank: number): boolean | null {
  const { order, text } = question.frame;
  if (!order || !wantsVerdict(question) || ORDINAL.test(fold(text))) return null;
  return rank <= (order.count ?? 1);
}

/** « représente-t-elle plus de 20 % du blé de l'UE », « plus du quart »: whether a share is beyond the limit; null without one. */
export function isShareClaimed(question: Question, percent: number): boolean | null {
  const { threshold, text } = question.frame;
  if (!wantsVerdict(question)) return null;
  if (threshold?.unit === '%') return isBeyond(percent, threshold.value, threshold.comparator);
  const spoken = threshold === null ? fractionLimitOf(text) : null;
  return spoken && isBeyond(percent, spoken.percent, spoken.comparator);
}
