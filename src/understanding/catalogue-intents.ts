import type { Slots } from './asked-slots.js';
import type { Evidence } from './reading.js';
import { asksDifference, asksMeaning, asksTerm, asksUnheldUnit } from './terms.js';

/**
 * « quels prix pouvez-vous me donner ? » and « quels produits ont un prix ? » ask what there is, where they name no
 * product, place or time; so does « dernière année disponible ». A term that is to be explained goes before.
 */
export function isCoverage(evidence: Evidence, slots: Slots): boolean {
  if (asksForHoldings(evidence)) return !asksTerm(evidence);
  const { period, measures } = slots;
  if (evidence.has('available') && measures.length === 0 && period?.kind === 'latest')
    return period.grain === 'year';
  return isOpen(slots) && (evidence.has('offer') ? evidence.has('list') : isAnyProduct(evidence, slots));
}

/**
 * « couvrez-vous le lin »; in « couvre le plus d'hectares » the word belongs to the measure, and « qui fournit le plus »
 * asks for a producer.
 */
function asksForHoldings(evidence: Evidence): boolean {
  const measures = evidence.all('measure').map(({ mention }) => mention);
  const ends = ['most', 'least'].flatMap((id) => evidence.cues(id)).map(({ mention }) => mention.start);
  return evidence
    .cues('coverage')
    .some(
      ({ mention }) =>
        !measures.some(({ start, end }) => start <= mention.start && mention.end <= end) &&
        !ends.includes(mention.end),
    );
}

function isAnyProduct(evidence: Evidence, { products, order, threshold }: Slots): boolean {
  return evidence.has('which-product') && products.length === 0 && order === null && threshold === null;
}

function isOpen({ period, places }: Slots): boolean {
  return period === null && places.length === 0;
}

export function isDefinition(evidence: Evidence, slots: Slots): boolean {
  const { codes, products } = slots;
  const isNamed = codes.length + products.length > 0;
  if (isNamed ? evidence.has('meaning') || asksUnheldUnit(evidence) : asksMeaning(evidence)) return true;
  if (codes.length > 0 && !isValued(evidence)) return isOpen(slots) || evidence.has('definition');
  return isOpen(slots) && isOpenDefinition(evidence, products.length);
}

/** Where no place or time is named: what something is, which code it has, or how two things differ. */
function isOpenDefinition(evidence: Evidence, products: number): boolean {
  if (asksDifference(evidence)) return true;
  if (isValued(evidence)) return products === 0 && evidence.has('definition');
  return evidence.has('definition', ...(products > 0 ? ['code'] : []));
}

function isValued(evidence: Evidence): boolean {
  return evidence.all('measure').length > 0 || evidence.has('price-cue');
}
