import { isPriceUnit } from '../../lexicon/price-units.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../frame.js';
import { quantitiesOf, readThreshold } from '../terms/quantities.js';
import type { Evidence } from '../reading.js';
import { COMPARING } from './own-yield.data.js';

/** What somebody got, pays or is offered. */
const DEALT =
  /(?:^| )(?:vend\S*|pa[iy]e\S*|propos\S*|offr\S*|offert\S*|touch\S*|obtenu\S*|sold|sells?|selling|offers?|offered|offering|paid|paying|pays|gets?|got|getting|quoted)(?: |$)/;

/**
 * A price of somebody's own that is put up against the one asked about, with its unit: « j'ai vendu mon colza 460 €/t, c'est plus
 * que la moyenne ? », "I was offered 210 euros per tonne, is that below …"; null where there is none.
 */
export function readOwnPrice(evidence: Evidence, lexicon: Lexicon): Frame['ownPrice'] | null {
  const { spoken, reading } = evidence;
  const isPutUp = DEALT.test(spoken) && reading.tokens.some(({ folded }) => COMPARING.test(folded));
  if (!isPutUp || evidence.everywhere('product').length === 0 || readThreshold(evidence) !== null)
    return null;
  const prices = quantitiesOf(evidence).filter(({ unit }) => isPriceUnit(lexicon.getUnit(unit)));
  const [own, ...others] = prices;
  return own && others.length === 0 ? { value: own.value, unit: own.unit } : null;
}
