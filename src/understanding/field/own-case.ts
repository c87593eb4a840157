import type { Lexicon } from '../../lexicon/lexicon.js';
import {
  OF_FATE,
  OF_LEAVE,
  OF_RIGHT,
  OF_RULE,
  OPEN_WORDS,
  PEOPLE,
  UNTIL_CLAIMED,
  UNTIL_WHEN,
  WHEN_ALLOWED,
} from './own-case.data.js';
import { hasMoneyUnit, isPriceQuestion } from './price-question.js';
import type { Evidence } from '../reading.js';

/** What is a question of figures, whoever asks and what he may do. */
const OF_FIGURES = ['forecast', 'coverage', 'correlation', 'average'];

/**
 * Whether somebody asks what he or another may or must do: « mon neveu de 15 ans peut-il conduire le tracteur », "can anybody
 * make him pull them out". Whether the law has an answer its articles tell; figures of the crop named are then none.
 */
export function asksOfCase(evidence: Evidence, lexicon: Lexicon): boolean {
  if (!evidence.reading.tokens.some(({ folded }) => PEOPLE.test(folded))) return false;
  const { words } = evidence;
  if (isOfOneAnimal(evidence, words) || isOfTimeAllowed(evidence, words, lexicon)) return true;
  if (isOfSeries(evidence, words) || isOfMove(evidence, words)) return false;
  if (OF_RIGHT.test(words) || (OF_RULE.test(words) && !isPriced(evidence, lexicon))) return true;
  return OF_LEAVE.test(words) && !isMeasured(evidence, lexicon);
}

/** What is a question of figures, whoever asks; « jusqu'à quand je peux me retourner » is none. */
function isOfSeries(evidence: Evidence, words: string): boolean {
  return evidence.has(...OF_FIGURES) && !isOfTimeLeft(evidence, words);
}

/** « à quelle période la récolte est-elle autorisée », "until when can we ask to plant it again": no stretch of figures. */
function isOfTimeAllowed(evidence: Evidence, words: string, lexicon: Lexicon): boolean {
  return (UNTIL_CLAIMED.test(words) || WHEN_ALLOWED.test(words)) && !isMeasured(evidence, lexicon);
}

/** « jusqu'à quand je peux me retourner contre le vendeur »: no stretch of figures, where a word of law stands beside it. */
function isOfTimeLeft(evidence: Evidence, words: string): boolean {
  return evidence.has('law') && UNTIL_WHEN.test(words);
}

/** "A fox bit my dog: will it be put down": what becomes of one animal is asked ahead, and is no forecast. */
function isOfOneAnimal(evidence: Evidence, words: string): boolean {
  return OF_FATE.test(words) && evidence.dates.length === 0 && evidence.all('place').length === 0;
}

/** « on risque une baisse de la production de blé », "what do I do with my wheat if prices drop": a market, and no case. */
function isOfMove(evidence: Evidence, words: string): boolean {
  const isOfProduct = evidence.everywhere('product').length > 0 && !evidence.has('law');
  return isOfProduct && evidence.has('up', 'down', 'above', 'below') && OPEN_WORDS.test(words);
}

/** Whether a price or how much is asked for in so many words, whatever is sold in the story. */
function isPriced(evidence: Evidence, lexicon: Lexicon): boolean {
  return evidence.has('price-cue', 'how-much', 'up', 'down') || hasMoneyUnit(evidence, lexicon);
}

/** Whether an amount or a price is what is asked for: « combien puis-je vendre ma tonne de blé ». */
function isMeasured(evidence: Evidence, lexicon: Lexicon): boolean {
  if (evidence.has('price-cue') || evidence.all('unit').some(({ inFocus }) => inFocus)) return true;
  const measured = evidence.everywhere('measure').filter(({ inFocus }) => inFocus);
  return measured.length > 0 && isPriceQuestion(evidence, lexicon);
}
