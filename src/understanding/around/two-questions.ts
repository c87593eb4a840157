import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Mention } from '../terms/mentions.js';
import { Evidence } from '../reading.js';
import { isGroup } from '../intents/group-place.js';
import { asksOfAll } from '../intents/out-of.js';
import { whetherMoved } from './whether-moved.js';
import { areOfOtherQuantities, asksByItself } from './other-quantities.js';
import { areApart, countsBack, haveProduct, type Part } from './question-sides.js';
import { isQuotationAt } from '../intents/end-quotation.js';
import { countsGrowers } from '../intents/who-than.js';
import { jointsOf, partOf } from './joints.js';
import { wordsAt } from '../text/number-words.js';
import { isWithin } from '../text/within.js';
import { ITS } from './two-questions.data.js';

/** Cues that set the two sides beside one another: then it is one question. */
const TOGETHER = ['compare', 'share', 'correlation', 'total', 'dearer', 'cheaper', 'dearest', 'which-of-two', 'rank', 'top', 'most', 'least', 'who', 'which-product', 'more-than']; // prettier-ignore

/**
 * The two halves of a question that asks for two unlike figures: of price and of production, or of two products each with
 * a place or a year of its own. Null where one frame holds it all.
 */
export function splitInTwo(evidence: Evidence, lexicon: Lexicon): [Part, Part] | null {
  return growersBehind(evidence, lexicon) ?? unlikeParts(evidence, lexicon);
}

/** At the first joint whose two sides are unlike. */
function unlikeParts(evidence: Evidence, lexicon: Lexicon): [Part, Part] | null {
  if (isOfBoth(evidence)) return againstOneTime(evidence, lexicon) ?? amountAndLeader(evidence, lexicon);
  const { tokens } = evidence.reading;
  for (const at of jointsOf(evidence)) {
    const [one, other] = [partOf(evidence, 0, at, lexicon), partOf(evidence, at + 1, tokens.length, lexicon)];
    if (tokens[at]?.folded === ':' && !namesMeasure(other)) continue;
    if (saysNothing(one, evidence)) continue;
    if (areUnlike(one, other) || areOfOtherQuantities(one, other, lexicon)) return [one, other];
  }
  return null;
}

/** « Production de melon en France ? Combien d'États membres cultivent du coton ? »: behind its mark, a question of another product's growers. */
function growersBehind(evidence: Evidence, lexicon: Lexicon): [Part, Part] | null {
  const { tokens } = evidence.reading;
  for (const at of jointsOf(evidence)) {
    if (tokens[at]?.folded !== '?' || !HOW_MANY.test(wordsAt(tokens, at + 1, 3))) continue;
    const [one, other] = [partOf(evidence, 0, at, lexicon), partOf(evidence, at + 1, tokens.length, lexicon)];
    if (countsGrowers(other.evidence) && areApart(one, other, 'product')) return [one, other];
  }
  return null;
}

const HOW_MANY = /^(?:(?:et|and) )?(?:combien|how many)(?: |$)/;

/** « Le foin est rare. Sinon, combien de bovins … »: what stands before the joint names nothing, whatever was told before. */
function saysNothing({ evidence: { reading } }: Part, whole: Evidence): boolean {
  const asking = whole.reading.sentences.filter(({ start, tells }) => !tells && whole.isInFocus(start));
  return !reading.mentions.some(({ start }) => isWithin(start, asking));
}

/** « prix du beurre : combien en mai 2026 ? » goes on with what it begins with. */
function namesMeasure({ evidence }: Part): boolean {
  return evidence.everywhere('measure').length > 0 || evidence.has('price-cue');
}

/** "the harvest fell in 2022: did the price follow?" is of that one time, and no matter of how the two go together. */
function isOfBoth(evidence: Evidence): boolean {
  if (asksOfAll(evidence)) return true;
  const isOfOneTime = evidence.dates.length === 1 && evidence.dates[0]?.value.kind === 'point';
  return TOGETHER.flatMap((cue) => evidence.cues(cue)).some(
    ({ mention: { senses, end } }) =>
      !isQuotationAt(evidence, end) && (!isOfOneTime || !senses.some(({ id }) => id === 'followed')),
  );
}

/**
 * « la récolte a reculé en 2024 : le prix a-t-il monté ? Donne les deux par rapport à 2023 »: a price and what is grown, each
 * set against the time that a sentence behind them names for both. Null where there is no such sentence.
 */
function againstOneTime(evidence: Evidence, lexicon: Lexicon): [Part, Part] | null {
  if (evidence.has(...TOGETHER.filter((cue) => cue !== 'compare'))) return null;
  const tail = tailOf(evidence);
  if (tail === null) return null;
  const { dates } = evidence.reading;
  const sentences = evidence.reading.sentences.map((sentence) => ({ ...sentence, asks: true }));
  const both = (part: Part): Part => {
    return { ...part, evidence: new Evidence({ ...part.evidence.reading, sentences, dates }) };
  };
  for (const at of jointsOf(evidence)) {
    const [one, other] = [partOf(evidence, 0, at, lexicon), partOf(evidence, at + 1, tail, lexicon)];
    if (one.domain !== other.domain && areUnlike(one, other)) return [both(one), both(other)];
  }
  return null;
}

/** Where the last sentence begins, if it names nothing but a time; else null. */
function tailOf({ reading: { sentences, mentions, dates } }: Evidence): number | null {
  const last = sentences.length > 1 ? sentences.at(-1) : undefined;
  if (!last || !dates.some(({ start }) => start >= last.start)) return null;
  const isName = ({ start, senses }: Mention): boolean =>
    start >= last.start &&
    senses.some(({ kind }) => kind === 'product' || kind === 'place' || kind === 'measure');
  return mentions.some(isName) ? null : last.start;
}

/** « combien de blé en France et qui est le premier producteur »: an amount of one place, or whether it moved, and who of all has most. */
function amountAndLeader(evidence: Evidence, lexicon: Lexicon): [Part, Part] | null {
  const { tokens } = evidence.reading;
  const at = jointBeforeWho(evidence);
  if (at === undefined) return null;
  const [one, other] = [partOf(evidence, 0, at, lexicon), partOf(evidence, at + 1, tokens.length, lexicon)];
  if (!asksWhoLeads(other, lexicon)) return null;
  if (one.domain !== other.domain) return isPriceAlone(one) ? [one, other] : null;
  const moved = whetherMoved(one, at);
  if (moved) return [moved, other];
  if (leadsOtherwise(one, other)) return [one, other];
  return isAmountOfOnePlace(one, lexicon) ? [one, other] : null;
}

/** The joint right before « qui », "which country". */
function jointBeforeWho(evidence: Evidence): number | undefined {
  const { tokens } = evidence.reading;
  const asked = evidence.cues('who').map(({ mention }) => mention.start);
  const isBefore = (at: number): boolean => asked.some((who) => at < who && who - at <= NEAR);
  return jointsOf(evidence).findLast((at) => isBefore(at) || AND_WHO.test(wordsAt(tokens, at, 2)));
}

/** « prix du blé et qui en produit le plus »: a price, and an order of what is grown. */
function isPriceAlone({ evidence, domain }: Part): boolean {
  return domain === 'price' && evidence.everywhere('product').length > 0 && !evidence.has(...TOGETHER);
}

/** « quel pays produit le plus de blé, et qui a le meilleur rendement »: who leads by one measure, and who by another of the same. */
function leadsOtherwise({ evidence: one }: Part, { evidence: other }: Part): boolean {
  const asksWho = one.has('who') && one.has('most', 'least', 'top');
  const named = one.everywhere('measure').map(({ id }) => id);
  const asked = other.everywhere('measure').map(({ id }) => id);
  return asksWho && asked.length > 0 && asked.every((id) => !named.includes(id));
}

function isAmountOfOnePlace(side: Part, lexicon: Lexicon): boolean {
  const { evidence } = side;
  const isPlaced = evidence.everywhere('product').length > 0 && evidence.everywhere('place').length === 1;
  return isPlaced && !evidence.has(...TOGETHER) && asksByItself(side, lexicon);
}

/** Who of all, or of those of a group: « et qui est le premier producteur européen ». */
function asksWhoLeads({ evidence }: Part, lexicon: Lexicon): boolean {
  const isOfAll = evidence.everywhere('place').every(({ id }) => isGroup(id, lexicon));
  return isOfAll && evidence.has('most', 'least', 'top', 'rank');
}

const AND_WHO = /^(?:et|and) (?:qui|lequel|laquelle|which|who)$/;
/** Right behind the joint: « et qui », "and which country". */
const NEAR = 2;

function areUnlike(one: Part, other: Part): boolean {
  if (countsBack(other)) return false;
  if (one.domain !== other.domain) return isMeasured(one) && isMeasured(other) && haveProduct(one, other);
  const [places, products] = [areApart(one, other, 'place'), areApart(one, other, 'product')];
  if (!products)
    return haveOneProduct(one, other) && areDatedApart(one, other) && (places || areEndAndLevel(one, other));
  return places || areDatedApart(one, other);
}

/** « blé en France en 2019 et en Allemagne en 2020 »: one thing, named before the joint alone. */
function haveOneProduct(one: Part, other: Part): boolean {
  const [named, again] = [one, other].map(({ evidence }) => evidence.everywhere('product').length);
  return named === 1 && again === 0;
}

/** « a culminé à combien en 2025, et combien était la première cotation de 2026 »: how high it went, and how high it was. */
function areEndAndLevel(one: Part, other: Part): boolean {
  const [ends, levels] = [one, other].map(({ evidence }) =>
    evidence.has('market-high', 'market-low', 'record'),
  );
  const isAmount = [one, other].every(
    ({ evidence }) => evidence.has('how-much') || HOW_HIGH.test(evidence.spoken),
  );
  return ends !== levels && isAmount && !other.evidence.has(...SET_AGAINST);
}

const HOW_HIGH = /(?:^| )how (?:high|low)(?= |$)/;

/** Whether a side says by itself what it measures. */
function isMeasured({ evidence, domain }: Part): boolean {
  const isSaid = evidence.everywhere('measure').length > 0;
  if (isSaid || domain === 'price') return isSaid || evidence.has('price-cue');
  return evidence.has('how-much') && !isOfBefore(evidence);
}

/** What sets the figure of before against another one. */
const SET_AGAINST = ['change', 'up', 'down', 'above', 'below', 'percent', 'compare', 'dearer', 'cheaper'];
const PRODUCTION_HINTS = ['hint:production', 'hint:area', 'hint:yield', 'slaughter-cue'];

/** « et de combien a-t-il augmenté », « quand et combien »: about what was named before, and no question of its own. */
function isOfBefore(evidence: Evidence): boolean {
  if (evidence.everywhere('product').length > 0) return false;
  if (evidence.has(...SET_AGAINST) || ITS.test(evidence.spoken)) return true;
  const isPlaced = evidence.everywhere('place').length > 0 || evidence.everywhere('unit').length > 0;
  return !isPlaced && evidence.reading.dates.length === 0 && !evidence.has(...PRODUCTION_HINTS);
}

/** Each side with one date of its own: « blé en 2022 et maïs en 2023 », "wheat in 2022 and maize now". */
function areDatedApart(one: Part, other: Part): boolean {
  const [first, second] = [one, other].map(dateOf);
  return first !== undefined && second !== undefined && first !== second;
}

/** The year of a side's one point in time, or « maintenant »; undefined where it has several or none. */
function dateOf({ evidence }: Part): number | 'now' | null | undefined {
  const { dates } = evidence.reading;
  const [point, ...more] = dates.flatMap(({ value }) => (value.kind === 'point' ? [value.point.year] : []));
  if (point !== undefined) return more.length === 0 ? point : undefined;
  return dates.some(({ value }) => value.kind === 'latest') ? 'now' : undefined;
}
