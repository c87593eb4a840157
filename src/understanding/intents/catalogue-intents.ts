import type { Slots } from '../slots/asked-slots.js';
import { isToCome } from '../text/future.js';
import { readThreshold } from '../terms/quantities.js';
import { asksEndsOfSeries } from './end-quotation.js';
import { asksRankSince } from './rank-times.js';
import type { Period } from '../dates/period.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { asksDifference, asksMeaning, isOfThing, asksTerm, saysMeaning } from '../terms/terms.js';

/**
 * « quels prix pouvez-vous me donner ? » and « quels produits ont un prix ? » ask what there is, where they name no
 * product, place or time; so does « dernière année disponible ». A term that is to be explained goes before.
 */
export function isCoverage(evidence: Evidence, slots: Slots): boolean {
  if (isOfTimeToCome(evidence, slots)) return false;
  return (slots.products.length > 0 && asksEndsOfSeries(evidence)) || asksWhatThereIs(evidence, slots);
}

function asksWhatThereIs(evidence: Evidence, slots: Slots): boolean {
  const { period, measures, products } = slots;
  if (asksForHoldings(evidence) && !isOfFigure(evidence, slots)) return !asksTerm(evidence);
  if (evidence.has('available') && products.length * measures.length === 0 && period?.kind === 'latest')
    return period.grain === 'year' && !namesHarvest(evidence);
  return isOpen(slots) && (evidence.has('offer') ? evidence.has('list') : isAnyProduct(evidence, slots));
}

/**
 * « que disent vos séries pour le blé en 2030 », "the next three months of your series": nothing is held of that time, and a
 * forecast is meant; where they name no product, of what your figures say.
 */
function isOfTimeToCome({ spoken }: Evidence, { products, period, today }: Slots): boolean {
  const isAhead = period?.kind === 'next' || isToCome(period, today);
  return isAhead && !REACHING.test(spoken) && (products.length > 0 || SAYING.test(spoken));
}

/** « vos données vont-elles jusqu'en 2030 », "do your series cover next year": how far what is held goes. */
const REACHING =
  /(?:^| )(?:(?:do|does|your|vos|votre) (?:\S+ ){1,3}?(?:covers?|includes?|extends?|reach(?:es)?|go(?:es)?|runs?|vont|va|couvre(?:nt)?|inclu(?:ent|t))|couvr(?:ez|es)|cover)(?: |$)/;

const SAYING =
  /(?:^| )(?:que (?:di(?:t|sent)|prevoi(?:t|ent)|donne(?:nt)?) (?:votre|vos|ta|ton|tes)|what (?:do|does) your (?:\S+ )?\S+ (?:say|tell|show|expect|suggest))(?: |$)/;

/** Whether the words for what is held stand beside a figure that is asked for. */
function isOfFigure(evidence: Evidence, slots: Slots): boolean {
  return (
    isNewest(evidence, slots.products.length, slots.period) ||
    isNewestHeld(evidence, slots) ||
    isWithinHoldings(evidence, slots)
  );
}

/** « t'as quoi comme surface la plus récente », "what do you have as the latest price": the newest figure of one thing. */
function isNewestHeld(evidence: Evidence, { products, measures }: Slots): boolean {
  const isNamed = measures.length > 0 || namesHarvest(evidence);
  const isOfOne = products.length > 0 && isNamed && !evidence.has('when', 'list');
  return isOfOne && NEWEST.test(evidence.spoken);
}

const NEWEST =
  /(?:^| )(?:(?:la|le) plus recente?|dernie?re?(?! annee| mois| date| donnee| chiffre)|most recent|latest|newest)(?: |$)/;

/** « la dernière récolte disponible » is the newest figure, « la dernière année disponible » a year. */
function namesHarvest({ dates, reading: { tokens } }: Evidence): boolean {
  return dates.some(
    ({ value, start, end }) =>
      value.kind === 'latest' && tokens.slice(start, end).some(({ folded }) => HARVEST.test(folded)),
  );
}

const HARVEST = /^(?:recoltes?|moissons?|vendanges?|harvests?|crops?)$/;

/** "the most recent rye harvest that is available": « disponible » says no more than « dernière ». */
function isNewest(evidence: Evidence, products: number, period: Period | null): boolean {
  const isLoose = evidence.cues('coverage').every(({ mention }) => LOOSE.test(mention.words));
  return (
    isLoose && products > 0 && period?.kind === 'latest' && !evidence.has('when', 'list', 'which-product')
  );
}

const LOOSE = /^(?:is|are|est|sont) (?:available|disponibles?)$/i;

/** « prix de l'urée en 2022 dans vos données »: a figure of a thing is asked for, and where it is looked up is said. */
function isWithinHoldings(evidence: Evidence, { products, measures, period }: Slots): boolean {
  const { tokens } = evidence.reading;
  const isWithin = evidence
    .cues('coverage')
    .every(
      ({ mention: { words, start } }) =>
        WITHIN.test(words) || (OURS.test(words) && ACCORDING.test(wordAt(tokens, start - 1))),
    );
  if (!isWithin || products.length === 0 || evidence.has('when', 'list', 'which-product', 'who'))
    return false;
  return period !== null || measures.length > 0 || evidence.has('how-much', 'price-cue', 'definition');
}

/** « d'après vos chiffres », "according to your data". */
const ACCORDING = /^(?:apres|selon|suivant|to|per)$/;

const WITHIN = /^(?:(?:dans|in) .+|chez vous)$/i;

/** « rendement, ça veut dire quoi dans vos chiffres »: what a word means there, and not what there is. */
const OURS = /^(?:vos|your) [a-zé]+$/i;

/**
 * « couvrez-vous le lin »; in « couvre le plus d'hectares » the word belongs to the measure, « qui fournit le plus » asks
 * for a producer, and « couvrent plus d'un million d'hectares » for crops.
 */
function asksForHoldings(evidence: Evidence): boolean {
  const isExplained = asksMeaning(evidence) || asksDifference(evidence) || definesWithin(evidence);
  // Since when it is so, and not since when there are figures.
  if (asksRankSince(evidence.spoken)) return false;
  if (isExplained && evidence.cues('coverage').every(({ mention }) => OURS.test(mention.words))) return false;
  const measures = evidence.all('measure').map(({ mention }) => mention);
  const amounts = readThreshold(evidence)?.unit ? ['above', 'below', 'more-than'] : ['most', 'least'];
  const ends = amounts.flatMap((id) => evidence.cues(id)).map(({ mention }) => mention.start);
  return evidence
    .cues('coverage')
    .some(
      ({ mention }) =>
        !measures.some(({ start, end }) => start <= mention.start && mention.end <= end) &&
        !ends.includes(mention.end),
    );
}

/** « qu'est-ce que les terres arables dans vos chiffres »: what a thing is there; « c'est quoi vos données » asks for those. */
function definesWithin(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return (
    evidence.has('definition') &&
    evidence.all('product').length > 0 &&
    evidence.cues('coverage').every(({ mention }) => IN.test(wordAt(tokens, mention.start - 1)))
  );
}

const IN = /^(?:dans|selon|in)$/;

function isAnyProduct(evidence: Evidence, { products, order, threshold }: Slots): boolean {
  return evidence.has('which-product') && products.length === 0 && order === null && threshold === null;
}

function isOpen({ period, places }: Slots): boolean {
  return period === null && places.length === 0;
}

/** « en quelle unité est le prix du thé », "what unit is wheat in": what a product's figures are, which tells their unit. */
export function asksUnit(evidence: Evidence, { products }: Slots): boolean {
  return products.length > 0 && UNIT.test(evidence.spoken) && !asksMeaning(evidence);
}

const UNIT = /(?:^| )(?:(?:en |dans )?quelle (?:est l )?unite|(?:in )?(?:what|which) units?)(?: |$)/;

export function isDefinition(evidence: Evidence, slots: Slots): boolean {
  const { codes, products } = slots;
  const isNamed = codes.length + products.length > 0;
  if (!isNamed && isOfThing(evidence)) return false;
  if (isNamed ? saysMeaning(evidence) : asksMeaning(evidence)) return true;
  if (codes.length > 0 && !isValued(evidence)) return isOpen(slots) || evidence.has('definition');
  return isOpen(slots) && isOpenDefinition(evidence, products.length);
}

/** Where no place or time is named: what something is, which code it has, or how two things differ. */
function isOpenDefinition(evidence: Evidence, products: number): boolean {
  if (asksDifference(evidence) || namesOneThingTwice(evidence)) return true;
  if (isValued(evidence)) return products === 0 ? evidence.has('definition') : asksWhatOneIs(evidence);
  return evidence.has('definition', ...(products > 0 ? ['code'] : []));
}

/** « dans vos prix, le DAP c'est quoi »: what the product right before the words is, and not what it costs: « le prix du DAP c'est quoi ». */
function asksWhatOneIs(evidence: Evidence): boolean {
  const asked = evidence.cues('definition').map(({ mention }) => mention.start);
  const valued = [...evidence.all('measure'), ...evidence.cues('price-cue')].map(
    ({ mention }) => mention.end,
  );
  return evidence
    .all('product')
    .some(
      ({ mention: { start, end } }) =>
        asked.includes(end) &&
        !valued.some((at) => at <= end && start - at <= NEAR_MEASURE && !isParted(evidence, at, start)),
    );
}

function isParted({ reading: { tokens } }: Evidence, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ folded }) => folded === ',');
}

/** « prix du », « cours actuel de la »: how far before a product the measure that is asked of it may end. */
const NEAR_MEASURE = 3;

/** "rapeseed vs canola", « maïs ou blé d'Inde »: two words for one thing, and nothing else. */
function namesOneThingTwice(evidence: Evidence): boolean {
  const [one, other, ...more] = evidence.all('product');
  if (!one || !other || more.length > 0 || one.id !== other.id || isValued(evidence)) return false;
  const { everyday, unknown } = evidence.uncovered;
  const between = evidence.reading.tokens.slice(one.mention.end, other.mention.start);
  return everyday + unknown === 0 && between.some(({ folded }) => SETTING_BESIDE.test(folded));
}

const SETTING_BESIDE = /^(?:vs|versus|ou|or|et|and|is|are|est)$/;

function isValued(evidence: Evidence): boolean {
  return (
    evidence.all('measure').length > 0 || evidence.has('price-cue', 'market-high', 'market-low', 'record')
  );
}
