import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Evidence } from '../reading.js';
import type { Slots } from '../slots/asked-slots.js';
import { quantitiesOf } from '../terms/quantities.js';
import { asksAmount } from './amounts.js';
import { partPutUp } from './fractions.js';
import { isGroup } from './group-place.js';
import { readLargestMove } from './largest-move.js';
import { readMovement } from './movement.js';
import { asksMultiple } from './multiples.js';
import { asksOutOf } from './out-of.js';
import { asksRatio } from './ratio-words.js';

/** Also a percentage of something wider: « combien de % des surfaces de l'UE », where nothing rises or falls. */
export function isShare(evidence: Evidence, slots: Slots, lexicon: Lexicon): boolean {
  const { products, places } = slots;
  if (isPartInPercent(evidence, slots, lexicon) || asksOutOf(evidence, slots, lexicon)) return true;
  if (isOfTimes(evidence, slots) || asksMultiple(evidence, slots, lexicon)) return false;
  if (isRateOfMove(evidence)) return false;
  if (evidence.has('share') && !asksAmount(evidence, slots)) return products.length > 0 || places.length > 0;
  return slots.domain !== 'price' && isPercentOfOther(evidence, slots);
}

/** « la plus forte hausse en pourcentage de sa production »: of what it was before, and of nothing wider. */
function isRateOfMove(evidence: Evidence): boolean {
  const shares = evidence.cues('share');
  const isRate = shares.length > 0 && shares.every(({ mention }) => RATE.test(mention.words));
  return isRate && readLargestMove(evidence) !== null;
}

const RATE = /^(?:en pourcentage(?: de)?|en proportion|proportion|percentage-wise|in percentage terms)$/i;

/** « en % de l'orge de l'UE »: of several things named, where nothing rises, falls or is compared. */
function isPercentOfOther(evidence: Evidence, { products, places }: Slots): boolean {
  const isOfSeveral = places.length > 1 || products.length > 1;
  if (!isOfSeveral || evidence.has('change', 'up', 'down', 'compare')) return false;
  return evidence.has('percent') || isSignAlone(evidence);
}

/** « % de la france ds le blé dur ue », "Germany's % of": the sign without a number, where nothing is told to move. */
function isSignAlone(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isAlone = tokens.some(({ folded }, at) => folded === '%' && tokens[at - 1]?.kind !== 'number');
  return isAlone && !evidence.has('trend', 'correlation') && !MOVING.test(evidence.spoken);
}

const MOVING =
  /% (?:d |de |of )?(?:evolution|variation|hausse|baisse|ecart|change|growth|rise|fall|drop|increase|decrease|difference)(?: |$)/;

/** « la récolte de l'Italie pèse combien de fois celle de la France »: so many times, and no percentage. */
function isOfTimes(evidence: Evidence, { places }: Slots): boolean {
  return places.length === 2 && !evidence.has('percent') && asksRatio(evidence.reading.source.text);
}

/** « la France fait-elle plus de 20 % du blé européen », « est-il vrai qu'elle en fait 20 % »: a percentage put up of what one place has of a wider one. */
function isPartInPercent(evidence: Evidence, slots: Slots, lexicon: Lexicon): boolean {
  const { threshold } = slots;
  const isPut = threshold?.unit === '%' || putsUpFraction(evidence, slots) || putsUpPercent(evidence, slots);
  return isPut && isOfAWhole(slots, lexicon) && readMovement(evidence) === null;
}

function putsUpPercent(evidence: Evidence, { threshold }: Slots): boolean {
  return threshold === null && evidence.has('claim') && quantitiesOf(evidence)[0]?.unit === '%';
}

/** « l'Espagne fait les trois cinquièmes des citrons de l'UE »: of an amount, and not of a yield or a price. */
function putsUpFraction(evidence: Evidence, { domain, measures, threshold }: Slots): boolean {
  const isAmount = domain !== 'price' && measures.every(({ value }) => value !== 'yield') && !threshold?.unit;
  return isAmount && partPutUp(evidence.spoken) !== null;
}

/** A place beside a wider one, or a product beside one that it is a part of: « du blé français, neuf dixièmes de blé tendre ». */
function isOfAWhole({ places, products }: Slots, lexicon: Lexicon): boolean {
  const groups = places.filter(({ value }) => isGroup(value, lexicon)).length;
  if (places.length > 1) return groups === 1;
  const [one, other, ...more] = products.map(({ value }) => value);
  if (!one || !other || more.length > 0) return false;
  return lexicon.isPartOf(one, other) || lexicon.isPartOf(other, one);
}
