import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Evidence } from '../reading.js';

const INSIDE = [
  '(?:dedans|avec|ensemble) ou (?:a part|dehors|en dehors|separement)',
  '(?:compris|inclus|compte|comptabilise|range|classe)e?s? (?:dans|avec|parmi|dedans|ou|a part)',
  '(?:comprend|inclut|incluent|comprennent|englobe|contient) (?:- )?(?:t (?:- )?)?(?:il|elle|ils|elles)',
  '(?:included|counted|lumped|grouped|reported) (?:in|with|within|under|or|separately)',
  '(?:does|do) (?:\\S+ ){1,8}?(?:include|cover|contain)',
].join('|');
const WHETHER_PART = new RegExp(`(?:^| )(?:${INSIDE})(?: |$)`);
/** « combien d'orge est comprise dans les céréales »: an amount, and not what belongs to what. */
const OF_AMOUNT = ['how-much', 'percent'];

/**
 * « l'épeautre est dans le blé tendre ou à part ? », "is spelt included in your soft wheat figure?": of two products, one of
 * which is part of the other, whether it is.
 */
export function asksWhetherPart(evidence: Evidence, lexicon: Lexicon): boolean {
  const ids = [...new Set(evidence.all('product').map(({ id }) => id))];
  const isPart = ids.some((id) => ids.some((other) => id !== other && lexicon.isPartOf(id, other)));
  return isPart && saysInside(evidence);
}

/** Whether what belongs to what is asked, of whatever: the things that are named are to be explained, and no measure of them. */
export function saysInside(evidence: Evidence): boolean {
  return WHETHER_PART.test(evidence.spoken) && !evidence.has(...OF_AMOUNT);
}
