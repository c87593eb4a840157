import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';
import { CURRENCY, INFLATION_TAKEN_OUT, PRICE_AFTER, PRICE_OF, SETS_BESIDE } from './partner.data.js';

/**
 * What a product is to be set beside where no list of products has it, as the question names it: « pétrole » of
 * « corrélation entre le blé et le pétrole ». Null where several products are named, or nothing else is.
 */
export function readPartner(evidence: Evidence): string | null {
  if (evidence.all('product').length !== 1) return null;
  const currency = currencyBeside(evidence);
  if (currency !== null) return currency;
  if (!evidence.has('correlation')) return null;
  const [outside] = evidence.cues('outside').map(({ mention }) => mention.words);
  const words = outside ?? (isOfTwoLines(evidence) ? joinedNoun(evidence) : unnamed(evidence));
  return words?.replace(PRICE_OF, '').replace(PRICE_AFTER, '') ?? null;
}

/** "how tightly do French and German yields move together", « la récolte suit-elle le rendement »: one is set beside the other. */
function isOfTwoLines(evidence: Evidence): boolean {
  const measures = new Set(evidence.everywhere('measure').map(({ id }) => id));
  return evidence.all('place').length === 2 || measures.size === 2;
}

function unnamed(evidence: Evidence): string | null {
  return uncoveredWords(evidence) ?? evidence.all('unit')[0]?.mention.words ?? null;
}

/** « le blé et le dollar », "does wheat follow the dollar": a rate of exchange or of interest that a product is set beside. */
function currencyBeside({ reading: { source } }: Evidence): string | null {
  const currency = INFLATION_TAKEN_OUT.test(source.text) ? null : CURRENCY.exec(source.text);
  return currency && SETS_BESIDE.test(source.text) ? currency[0] : null;
}

/** Whether a product is set beside a rate of exchange or of interest, of which there are no figures. */
export function setsBesideMoney(evidence: Evidence): boolean {
  return evidence.all('product').length === 1 && currencyBeside(evidence) !== null;
}

/** The last words that nothing else in the question covers, with the one beside it: « pluies d'été », "gold". */
function uncoveredWords(evidence: Evidence): string | null {
  return lastOf(evidence, uncoveredIn(evidence));
}

/** Where two lines are named already: the last of such words that stands as a noun, « et la pluie », and not « me suffit ». */
function joinedNoun(evidence: Evidence): string | null {
  const { tokens } = evidence.reading;
  const isNoun = (at: number): boolean =>
    BEFORE_NOUN.test(wordAt(tokens, at - 1)) && !OF_VERB.test(wordAt(tokens, at - 2));
  return lastOf(evidence, uncoveredIn(evidence).filter(isNoun));
}

/** « merci de me la calculer », « pour les comparer »: no article. */
const OF_VERB = /^(?:me|nous|pour)$/;
const BEFORE_NOUN = /^(?:le|la|les|l|du|des|au|aux|et|avec|the|and|with|to|on|upon)$/;

/** Where the words stand that nothing in the question covers. */
function uncoveredIn(evidence: Evidence): number[] {
  const { everyday, unknown } = evidence.reading.uncovered;
  const from = openedTo(evidence);
  return [...everyday, ...unknown].map(({ at }) => at).filter((at) => at > from);
}

function lastOf(evidence: Evidence, ats: readonly number[]): string | null {
  const { source, tokens } = evidence.reading;
  const last = tokens[Math.max(-1, ...ats)];
  if (!last) return null;
  const at = tokens.indexOf(last);
  const first = ats.includes(at - 1) ? tokens[at - 1] : last;
  return source.text.slice((first ?? last).start, last.end);
}

/** Where « je cherche à savoir si », "I'd like to understand whether" ends; -1 where no such words stand before the product. */
function openedTo(evidence: Evidence): number {
  const named = Math.min(...evidence.all('product').map(({ mention }) => mention.start), MOST_OPENING);
  return evidence.reading.tokens.slice(0, named).findLastIndex(({ folded }) => WHETHER.test(folded));
}

const WHETHER = /^(?:si|s|whether|if)$/;
/** No such opening is longer, in words. */
const MOST_OPENING = 12;
