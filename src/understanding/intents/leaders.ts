import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import type { Frame } from '../frame.js';
import { isGroup } from './group-place.js';
import { isStretch } from '../dates/period-shapes.js';
import { readLargestMove } from './largest-move.js';
import type { Evidence } from '../reading.js';

type OfLeaders = NonNullable<Frame['ofLeaders']>;

/**
 * What is asked of the first places of an order taken together: their sum, their mean or their share of the whole (« part
 * des trois premiers dans l'UE », « le premier producteur et sa part »); null where nothing is, or where places are named.
 */
export function readOfLeaders(evidence: Evidence, slots: Slots, lexicon: Lexicon): OfLeaders | null {
  const isAmongAll = slots.places.every(({ value }) => isGroup(value, lexicon));
  if (!isAmongAll || slots.products.length !== 1) return null;
  if (asksEachShare(evidence, slots)) return 'each';
  return isOfFirst(slots) ? ofFirst(evidence, slots) : null;
}

function ofFirst(evidence: Evidence, slots: Slots): OfLeaders | null {
  // « la plus forte hausse en pourcentage » is of each by itself.
  const isMove = readLargestMove(evidence) !== null;
  if (evidence.has('share', 'percent') && evidence.has('top', 'most') && !isMove) return 'share';
  return (slots.order?.count ?? 1) > 1 ? ofSeveral(evidence, slots) : null;
}

/** « la part de chaque pays dans la production européenne d'olives », « classement … avec leurs parts »: the share of each in the whole. */
export function asksEachShare(
  evidence: Evidence,
  { places, domain }: Pick<Slots, 'places' | 'domain'>,
): boolean {
  if (domain !== 'production' || places.length !== 1) return false;
  return evidence.has('share', 'percent') && EACH_SHARE.test(evidence.spoken);
}

const EACH_SHARE =
  /(?:^| )(?:(?:parts?|pourcentages?) (?:respectives? )?(?:de (?:chaque|chacun des)|par|des (?:differents )?) ?(?:pays|etats?(?: membres?)?)|(?:avec|et) leurs? (?:parts?|pourcentages?)|(?:shares?|percentages?) (?:of|for|by) (?:each|every|the different) ?(?:eu |european )?(?:countr(?:y|ies)|member states?|members?)|(?:shares?|percentages?) by (?:eu )?(?:country|member state)|each (?:eu )?(?:country|member state) s share|(?:with|and) their (?:respective )?(?:shares?|percentages?))(?: |$)/;

function isOfFirst({ order, domain }: Slots): boolean {
  return domain === 'production' && order?.over === 'places' && order.end === 'highest';
}

function ofSeveral(evidence: Evidence, { period }: Slots): OfLeaders | null {
  if (evidence.has('total')) return 'sum';
  return evidence.has('average') && !isStretch(period) ? 'mean' : null;
}
