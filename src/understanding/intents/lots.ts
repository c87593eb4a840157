import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import { namesEarnings } from '../field/farm-gate.js';
import type { Frame } from '../frame.js';
import { readNumber, wordAt } from '../text/number-words.js';
import { readOccasionLimit } from './occasion.js';
import { quantitiesOf, readThreshold, type Given } from '../terms/quantities.js';
import type { Evidence } from '../reading.js';
import { findFreeUnits } from '../slots/units-wanted.js';

/** What can be sold by the lot, and priced by the weight of it. */
const WEIGHED = new Set(['mass', 'volume']);

/** How much of one product is spoken of, which a price makes worth so much: « 50 tonnes de blé »; null where no such thing is. */
export function readLot(evidence: Evidence, lexicon: Lexicon): NonNullable<Frame['lot']> | null {
  const lot = findLot(evidence, lexicon);
  return lot && { value: lot.value, unit: lot.unit };
}

/** Whether it is asked what a lot is worth, in words that name no price: « combien je touche pour 30 tonnes de colza ». */
export function asksWorth(evidence: Evidence, lexicon: Lexicon): boolean {
  const lot = findLot(evidence, lexicon);
  if (!lot || wantsOtherUnit(evidence, lexicon)) return false;
  if (evidence.has('worth') || namesEarnings(evidence)) return true;
  const asked = evidence.cues('how-much');
  return (
    asked.length > 0 &&
    (evidence.has('payment') || asked.some(({ mention }) => isFor(evidence, mention.end, lot)))
  );
}

/** « combien pour 50 tonnes de blé », "how much for 10 t of urea". */
function isFor({ reading: { tokens } }: Evidence, at: number, { start }: Given): boolean {
  return start === at + 1 && /^(?:pour|for)$/.test(wordAt(tokens, at));
}

/** « combien d'hectares pour 50 tonnes », "how many litres from 10 t" are of no money. */
function wantsOtherUnit(evidence: Evidence, lexicon: Lexicon): boolean {
  return findFreeUnits(evidence).some(({ id }) => !isPriceUnit(lexicon.getUnit(id)));
}

function findLot(evidence: Evidence, lexicon: Lexicon): Given | null {
  if (evidence.everywhere('unit').length === 0 || !isOfOneProduct(evidence)) return null;
  if (namesOwnPrice(evidence) || evidence.has('handling')) return null;
  const [lot, ...others] = quantitiesOf(evidence);
  if (!lot || others.length > 0 || lot.value <= 0 || isLimit(evidence)) return null;
  return WEIGHED.has(lexicon.getUnit(lot.unit).dimension) ? lot : null;
}

/** « plus de 30 tonnes », « combien de temps que … n'a plus fait 30 tonnes »: no lot, but what is to be passed. */
function isLimit(evidence: Evidence): boolean {
  return (readThreshold(evidence) ?? readOccasionLimit(evidence)) !== null;
}

/** « 30 tonnes à 200 euros », "30 tonnes at $200": what it comes to at that price is no matter of the prices that are held. */
function namesOwnPrice(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence.cues('hint:price').some(({ mention: { start, end } }) => {
    const isSign = /[$€]/.test(wordAt(tokens, start));
    return [start - 1, ...(isSign ? [end] : [])].some((at) => readNumber(tokens, at) !== null);
  });
}

function isOfOneProduct(evidence: Evidence): boolean {
  return new Set(evidence.all('product').map(({ mention }) => mention.start)).size === 1;
}
