import { fold } from '../../understanding/text/normalise.js';
import { strengthOf } from '../../wording/correlation-strength.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';
import { isNegated } from './negation.js';

/** « évoluent-elles ensemble », "do they move together": which way they go with one another is said. */
const TOGETHER =
  /(?<![a-z])(?:ensemble|(?:dans le|en|du) meme sens|de (?:pair|concert)|together|in (?:step|tandem|line)|the same way)(?![a-z])/;
/** « le prix du maïs suit-il celui du blé »: of prices; a crop may follow another on a field. */
const PRICE_FOLLOWS =
  /(?<![a-z])(?:prix|cours|prices?)(?![a-z]).*(?<![a-z])(?:sui(?:t|vent)|follows?)(?![a-z])|(?<![a-z])follows?(?![a-z]).*(?<![a-z])prices?(?![a-z])/;
/** « y a-t-il un lien », "is there a link": of either way. */
const LINKED =
  /(?<![a-z])(?:liens?|liee?s?|correl[a-z]*|relations?|rapport entre|links?|linked|related|relationship|connected|connection)(?![a-z])/;
/** A cause is no link, and a link against one another, a strong or a known one is more than there being any. */
const MORE =
  /(?<![a-z])(?:caus[a-z]*|depend[a-z]*|expli[a-z]*|influ[a-z]*|determin[a-z]*|surtout|mainly|negativ[a-z]*|positiv[a-z]*|invers[a-z]*|oppos[a-z]*|contraire|fort(?:e|s|ement)?|faibles?|etroit[a-z]*|strong(?:ly)?|weak(?:ly)?|closely?|opposite)(?![a-z])/;
/** « y a-t-il », also in the middle of a question, and the plural of "does". */
const ASKS = /(?<![a-z])(?:y a[ -]t[ -]il|existe[ -]t[ -]il|is there|are there)(?![a-z])|^do(?![a-z])/;

/** Whether there is the link that a question puts up: a strong one is, a weak one hardly; null in between, or where none is put up. */
export function agreesWithLink(text: string, coefficient: number): boolean | null {
  const folded = fold(text);
  const isAsked = (asksYesOrNo(text) || ASKS.test(folded)) && putsUpClaim(text) && !isNegated(text);
  if (!isAsked || MORE.test(folded)) return null;
  const strength = strengthOf(coefficient);
  if (TOGETHER.test(folded) || PRICE_FOLLOWS.test(folded)) return verdictOn(strength, coefficient > 0);
  return LINKED.test(folded) ? verdictOn(strength, true) : null;
}

/** Nothing of a link that goes the other way than is put up. */
function verdictOn(strength: ReturnType<typeof strengthOf>, isItsWay: boolean): boolean | null {
  if (strength === 'weak') return false;
  return strength === 'strong' && isItsWay ? true : null;
}
