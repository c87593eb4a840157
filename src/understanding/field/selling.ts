import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import { isWeakMeasure } from '../slots/measures.js';
import { quantitiesOf } from '../terms/quantities.js';
import { wordsAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const SELLING =
  /^(?:(?:re)?vend(?:s|ent|ait|aient|ais|ons|ez|u|us|ue|ues|ra|ront|rait|raient|re)?|sells?|selling|sold)$/;
/** What stands before a product of which so much is asked: « combien de », « a-t-on vendu de », "how much", "more". */
const AMOUNT_OF =
  /^(?:(?:combien|plus|moins|autant|vendue?s?|on|ils?|elles?|quantites?|volumes?|tonnage) (?:de|d)|how (?:much|many)|.*(?:^| )(?:more|less|fewer)|much of|as much)$/;
const TO_WHOM = /(?:^| )(?:a qui|chez qui|to whom|who)(?: |$)/;
/** Words that ask for an amount, or set amounts beside one another. */
const AMOUNTS = ['above', 'below', 'more-than', 'most', 'least', 'who', 'share', 'percent', 'total'];

/**
 * Whether it is asked for how much something is sold: « vendaient leur maïs combien », "were selling their maize". How much
 * of it is sold is an amount.
 */
export function asksSellingPrice(evidence: Evidence, lexicon: Lexicon): boolean {
  return sellingOf(evidence) !== null && !namesAmount(evidence, lexicon);
}

/** What no figures are held of where it is asked how much of a thing is sold, or to whom: « à la Chine »; else null. */
export function findAmountSold(evidence: Evidence, lexicon: Lexicon): string | null {
  const verb = namesAmount(evidence, lexicon) ? sellingOf(evidence) : null;
  if (verb === null || evidence.all('place').length > 1) return verb;
  return evidence.reading.language === 'fr' ? 'quantités vendues' : 'quantities sold';
}

/** The verb as it is written, of a product of which nothing else is measured and no amount is told: « j'en ai vendu 30 tonnes ». */
function sellingOf(evidence: Evidence): string | null {
  const isMeasured = evidence.all('measure').some((found) => !isWeakMeasure(found));
  if (evidence.all('product').length === 0 || isMeasured || quantitiesOf(evidence).length > 0) return null;
  const verb = evidence.reading.tokens.find(
    ({ folded }, at) => SELLING.test(folded) && evidence.isInFocus(at),
  );
  return verb?.text ?? null;
}

/**
 * « combien de maïs », "more wheat than", « combien de tonnes », « à qui »; « la tonne » and "a tonne" are what the price is of.
 */
function namesAmount(evidence: Evidence, lexicon: Lexicon): boolean {
  if (evidence.has(...AMOUNTS) || TO_WHOM.test(evidence.spoken)) return true;
  if (evidence.has('per-weight')) return false;
  if (evidence.all('unit').some(({ id }) => !isPriceUnit(lexicon.getUnit(id)))) return true;
  const { tokens } = evidence.reading;
  const isOfProduct = evidence
    .all('product')
    .some(({ mention: { start } }) => AMOUNT_OF.test(wordsAt(tokens, start - 2, 2)));
  return (
    isOfProduct ||
    evidence.cues('how-much').some(({ mention }) => !/^(?:combien|how much|cmb)/i.test(mention.words))
  );
}
