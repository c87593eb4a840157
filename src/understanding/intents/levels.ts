import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const ASKING = /^(?:what|where|whats|wheres)$/;
/** What may follow "at" where it closes the question: a time, or nothing. */
const CLOSING = /^(?:right|now|these|today|currently|at|in|on|this|the|by|$)$|^\W/;

/** "what is cocoa at right now", "where's cotton at": the level that a market has reached, which is its price. */
export function asksLevel(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  if (!tokens.some(({ folded }) => ASKING.test(folded))) return false;
  return evidence
    .all('product')
    .some(
      ({ mention: { end } }) => wordAt(tokens, end) === 'at' && CLOSING.test(tokens[end + 1]?.folded ?? ''),
    );
}

/** « où en est le », "where is", "where does", right before the product. */
const WHERE_IS =
  /(?:^| )(?:ou en (?:est|sont)(?: (?:le|la|les|l))?|where (?:is|are|do|does)(?: the)?|where ?s(?: the)?)$/;
const STANDS = /^(?:stands?|stood)$/;
/** "where is cocoa heading next spring" asks for no place, whatever time follows. */
const HEADS = /^(?:heading|headed|going|bound)$/;
/** What closes such a question: nothing, or the time being. */
const NOW =
  /^(?:$|[?!.]|right|now|today|currently|nowadays|at|these|this|as|en|maintenant|actuellement|aujourd|ces|cette|a)/;

/** "where is cocoa right now", "where does wheat stand", « où en est le maïs »: how a market stands, and not where a thing grows. */
export function asksHowItStands(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  if (evidence.all('place').length > 0) return false;
  return evidence.all('product').some(({ mention: { start, end } }) => {
    const before = wordsAt(tokens, Math.max(0, start - OPENING), Math.min(OPENING, start));
    if (!WHERE_IS.test(before)) return false;
    if (HEADS.test(wordAt(tokens, end))) return true;
    const isStanding = STANDS.test(wordAt(tokens, end));
    const next = tokens[isStanding ? end + 1 : end]?.folded ?? '';
    // « where is cocoa » by itself asks for its countries.
    const isOfPlaces = !isStanding && /where/.test(before) && /^(?:$|[?!.])/.test(next);
    return !isOfPlaces && NOW.test(next);
  });
}

/** How many words of the opening stand before the product. */
const OPENING = 4;

/** How much *of* something is an amount. */
const OF = /^(?:de|d|of)$/;

/** « c'était combien la tonne », « le quintal, combien ? », "how much a tonne": what that weight costs. */
export function asksByWeight(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const asked = evidence.cues('how-much').filter(({ mention: { end, words } }) => {
    return !OF.test(wordAt(tokens, end)) && !OF.test(words.split(/[ '’]/).at(-1) ?? '');
  });
  const isRate = ({ words, end }: Mention): boolean => RATE.test(words) && !OF.test(wordAt(tokens, end));
  return evidence
    .cues('per-weight')
    .some(({ mention: weight }) => asked.some(({ mention }) => isNear(mention, weight) || isRate(weight)));
}

/** « … par kilo », "… a kilo", wherever it stands: what the thing costs; "per kilo of cheese" is what that takes. */
const RATE = /^(?:par|per|a|the|le|au) (?:kilo|kg|quintal|tonne|ton)$/;

/** « c'est combien le blé »: of a thing by its name alone, what it costs. */
export function asksHowMuchItIs(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence
    .all('product')
    .some(
      ({ mention: { start, end } }) =>
        IS_HOW_MUCH.test(wordsAt(tokens, start - 4, 4)) || AT_HOW_MUCH.test(wordsAt(tokens, end, 8)),
    );
}

/** « le porc breton est à combien », « l'huile de palme tourne autour de combien »; « … à combien de tonnes » is an amount. */
const AT_HOW_MUCH =
  /^(?:,? ?(?:il|elle|ils|elles|ca) )?(?:(?:en|se|s) )?(?:est|sont|etait|etaient|arrach\w+|etabli\w+|tourn\w+|flirt\w+|oscill\w+|navigu\w+|plafonn\w+|culmin\w+|stagn\w+|situ\w+|fix\w+)(?: (?:partie?s?|montee?s?|descendue?s?|tombee?s?))? (?:a|autour de|aux alentours de|avec|vers) (?:combien|quel (?:niveau|prix|tarif))(?! d)/;

const IS_HOW_MUCH = /^c (?:est|etait|t) combien (?:le|la|l)$/;

/** « combien, la tonne », « la tonne, c'est combien ». */
function isNear(asked: Mention, weight: Mention): boolean {
  const isFirst = asked.start < weight.start;
  const gap = isFirst ? weight.start - asked.end : asked.start - weight.end;
  return gap >= 0 && gap <= (isFirst ? 1 : 3);
}

const COUNTING = /^(?:combien d|how many|nombre|number)/i;

/** « combien de bovins fin 2022 », "how many cattle at the end of 2022": heads, however fine the date is. */
export function countsHeads(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product');
  const areAnimals = products.every(({ id }) => lexicon.findProduct(id)?.kind === 'animal');
  if (products.length === 0 || !areAnimals) return false;
  const { tokens } = evidence.reading;
  const isOf = products.some(({ mention }) => /^(?:de|d|des)$/.test(wordAt(tokens, mention.start - 1)));
  return evidence.cues('how-much').some(({ mention }) => COUNTING.test(mention.words) || isOf);
}

/** « la Grèce a sorti 97 000 tonnes de noix en 2024 »: an amount of a place and a time, whatever else is told. */
export function isQuantified(evidence: Evidence): boolean {
  const isOfPlace = evidence.all('place').length > 0 && evidence.dates.length > 0;
  return isOfPlace && evidence.all('unit').length > 0;
}
