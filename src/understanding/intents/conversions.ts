import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import type { Slot, Threshold } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import { readLimitInTime, readOccasionLimit } from './occasion.js';
import { areaNamed, perArea } from '../slots/per-area.js';
import { quantitiesOf, readThreshold, type Given } from '../terms/quantities.js';
import type { Evidence, Found } from '../reading.js';

/** What is to be said in another unit, in the form of a threshold, and the unit wanted. */
export interface Conversion {
  given: Threshold | null;
  wanted: Slot<string> | null;
}

/** Words that ask for figures whatever units stand beside them. */
// prettier-ignore
export const OF_FIGURES = [
  'above', 'below', 'who', 'when', 'most', 'least', 'top', 'rank', 'share', 'percent', 'up', 'down', 'change', 'forecast',
  'claim', 'compare', 'record', 'which-product', 'coverage',
];
/** Those that one's own field may be told with: « 75 q/ha en moyenne », "total production". */
const OF_SEVERAL = ['average', 'total', 'list'];
const INTO = /^(?:en|in|into|to|vers|as|=)$/;
const COUNTING = /^(?:de|d|many|of|nombre|number)$/;
/** « une tonne », "a bushel": one of it; so are « la tonne », "the bushel", « par boisseau » beside another unit. */
const A = /^(?:un|une|one|an?)$/;
const ONE = /^(?:un|une|one|an?|le|la|l|the|per|par)$/;
/** What stands between the unit counted and the quantity: « combien de kilos pèse un boisseau », "are there in". */
const BETWEEN =
  /^(?:is|are|in|dans|en|font|fait|makes?|there|il|y|a|t|as|ils?|pour|for|of|de|d|du|des|to|equals?|weighs?|pese|pesent|represente|contient|contains?|does|do|les?|la|l|un|une|an?|one|the|per|par|-|,)$/;
/** What a price is put to: « le boisseau », « au kilo », "per bushel". */
const PER = /^(?:le|la|l|du|au|a|an|the|per|par|en|in|to)$/;
const WEIGHING = /^(?:pese|pesent|poids|weighs?|weight)$/;
/** The metric unit that a quantity is turned into where none is named. */
// prettier-ignore
const METRIC: Readonly<Record<string, string>> = {
  bu: 'kg', lb: 'kg', cwt: 'kg', 'short-ton': 't', 'long-ton': 't', acre: 'ha', gal: 'litre', 'imp-gal': 'litre',
  'bu/acre': 't/ha', 't/acre': 't/ha', 'kg/acre': 'kg/ha', 'lb/acre': 'kg/ha', 'cwt/acre': 't/ha',
};
/** Dimensions between which the weight of what is measured leads, or a rate of exchange would. */
const BRIDGED: Readonly<Record<string, string>> = {
  mass: 'volume',
  volume: 'mass',
  yield: 'volume-yield',
  'volume-yield': 'yield',
};

/** « convertis 80 q/ha en t/ha », "how many acres is 120 hectares", « 12 boisseaux de blé en kg »: two units and no place. */
export function isConversion(evidence: Evidence, lexicon: Lexicon): boolean {
  const { length } = evidence.everywhere('unit');
  if (length === 0 || evidence.all('place').length > 0) return false;
  if (length === 1) return isOfOneUnit(evidence);
  if (evidence.has('conversion') || isOfUnitsAlone(evidence)) return true;
  if (evidence.dates.length > 0 || evidence.has(...OF_FIGURES, ...OF_SEVERAL)) return false;
  if (isOfPrice(evidence, lexicon)) return true;
  return isAskedInto(evidence, lexicon) || isCountedIn(evidence, lexicon);
}

/** "how many acres is 120 hectares": an amount of nothing else than units. */
function isOfUnitsAlone(evidence: Evidence): boolean {
  const isAlone = evidence.all('product').length + evidence.dates.length === 0;
  return isAlone && evidence.has('how-much') && evidence.score('modal') === 0;
}

/** What a conversion is of, null where none is asked: the last quantity that can be meant, as one is corrected by another behind it. */
export function readConversion(evidence: Evidence, lexicon: Lexicon): Conversion | null {
  if (!isConversion(evidence, lexicon)) return null;
  const [only, other] = unitsOf(evidence);
  const quantities = givensOf(evidence, lexicon);
  if (only && !other)
    return conversionOf(quantities.at(-1) ?? { value: 1, unit: only.id }, {
      value: METRIC[only.id] ?? only.id,
      provenance: 'assumed',
    });
  const wanted = wantedOf(evidence, quantities);
  const given =
    quantities.findLast(({ unit }) => wanted !== null && areAlike(unit, wanted.id, lexicon)) ??
    quantities.at(-1) ??
    onesOf(evidence, ONE).find(({ end }) => end !== wanted?.mention.end);
  return conversionOf(
    given,
    wanted && { value: wanted.id, provenance: 'explicit', words: wanted.mention.words },
  );
}

/** The quantity to be converted, or the limit that figures are put up against. */
export function amountOf(evidence: Evidence, conversion: Conversion | null): Threshold | null {
  return conversion
    ? conversion.given
    : (readThreshold(evidence) ?? readOccasionLimit(evidence) ?? readLimitInTime(evidence));
}

function conversionOf(
  given: Pick<Given, 'value' | 'unit'> | undefined,
  wanted: Conversion['wanted'],
): Conversion {
  return { given: given ? { comparator: 'above', value: given.value, unit: given.unit } : null, wanted };
}

/** The last unit without a number, or an article that makes it one. */
function wantedOf(evidence: Evidence, quantities: readonly Given[]): Found | null {
  const [free, ones] = [
    unitsOf(evidence).filter(({ mention }) => !quantities.some(({ end }) => end === mention.end)),
    onesOf(evidence, ONE).map(({ end }) => end),
  ];
  return free.findLast(({ mention }) => !ones.includes(mention.end)) ?? free.at(-1) ?? null;
}

/** "convert 120 bushels of wheat", « combien pèse un boisseau d'orge »: into the metric unit that goes without saying. */
function isOfOneUnit(evidence: Evidence): boolean {
  const [unit] = unitsOf(evidence);
  if (!unit || !METRIC[unit.id] || evidence.dates.length > 0) return false;
  const isWeighed = unit.id === 'bu' && evidence.reading.tokens.some(({ folded }) => WEIGHING.test(folded));
  return isWeighed || (evidence.has('conversion') && quantitiesOf(evidence).length > 0);
}

/** « 25 quintaux en tonnes », "12 bushels of wheat to kg": so much of one unit, and behind it into which other. */
function isAskedInto(evidence: Evidence, lexicon: Lexicon): boolean {
  if (asksPrice(evidence)) return false;
  const { tokens } = evidence.reading;
  const into = unitsOf(evidence).filter(({ mention: { start } }) => isInto(tokens, start));
  // « 10 kg en hectares » can only be a conversion, though none leads there.
  const isOfNothing = evidence.all('product').length + evidence.all('measure').length === 0;
  const quantities = givensOf(evidence, lexicon);
  return [...quantities, ...onesOf(evidence, A)].some((given, at) =>
    into.some(
      ({ id, mention }) =>
        mention.start > given.end &&
        (isOfNothing ||
          areAlike(given.unit, id, lexicon) ||
          (at < quantities.length && areFieldAndHarvest(given.unit, id, lexicon))),
    ),
  );
}

/** « en tonnes », "to kg", « combien de tonnes », "how many tonnes". */
function isInto(tokens: Evidence['reading']['tokens'], start: number): boolean {
  const [before, word] = [wordAt(tokens, start - 2), wordAt(tokens, start - 1)];
  return INTO.test(word) || word === 'many' || (before === 'combien' && /^de?$/.test(word));
}

/** « 220 $ la tonne, ça fait combien le boisseau »: a price, and a measure of what is priced. */
function isOfPrice(evidence: Evidence, lexicon: Lexicon): boolean {
  const priced = quantitiesOf(evidence).find(({ unit }) => isPriceUnit(lexicon.getUnit(unit)));
  if (!priced || !evidence.has('how-much', 'definition', 'conversion')) return false;
  const { tokens } = evidence.reading;
  return unitsOf(evidence).some(({ id, mention: { start, end } }) => {
    const unit = lexicon.getUnit(id);
    return (
      end !== priced.end &&
      (isPriceUnit(unit) || (BRIDGED[unit.dimension] && PER.test(wordAt(tokens, start - 1))))
    );
  });
}

/** "how much is that in kilos" asks for no price. */
export function asksPrice(evidence: Evidence): boolean {
  const isCued = evidence.cues('price-cue').some(({ mention }) => !/^how much/i.test(mention.words));
  return isCued || evidence.all('measure').some(({ id }) => id === 'price');
}

/** "how many tonnes are 120 bushels", « combien de kilos dans un boisseau », "bushels of barley in a tonne". */
function isCountedIn(evidence: Evidence, lexicon: Lexicon): boolean {
  const { tokens } = evidence.reading;
  const counted = unitsOf(evidence).filter(
    ({ mention: { start } }) => start === 0 || COUNTING.test(wordAt(tokens, start - 1)),
  );
  const quantities = givensOf(evidence, lexicon);
  const isIn = (given: Given, test: typeof areAlike) =>
    counted.some(
      ({ id, mention: { end } }) =>
        end <= given.start && test(given.unit, id, lexicon) && isJoined(evidence, end, given.start),
    );
  if (quantities.some((given) => isIn(given, areFieldAndHarvest))) return true;
  if (evidence.all('measure').length > 0) return false;
  return [...quantities, ...onesOf(evidence, ONE)].some((given) => isIn(given, areAlike));
}

/** Nothing but small words and products from one token up to another. */
function isJoined(evidence: Evidence, from: number, to: number): boolean {
  const products = evidence.all('product').map(({ mention }) => mention);
  return evidence.reading.tokens
    .slice(from, to)
    .every(
      ({ folded }, at) =>
        BETWEEN.test(folded) || products.some(({ start, end }) => start <= from + at && from + at < end),
    );
}

/** Every number with its unit; the one before an area is of yields with it: "120 bushels of corn per acre". */
export function givensOf(evidence: Evidence, lexicon: Lexicon): Given[] {
  const area = areaNamed(evidence);
  const givens = quantitiesOf(evidence);
  if (area === null || isOfUnit(evidence, area.at)) return givens;
  const nearest = givens.findLast(({ end }) => end <= area.at);
  return givens.map((given) => {
    const unit = given === nearest ? perArea(given.unit, area.unit, lexicon) : null;
    return unit === null ? given : { ...given, unit };
  });
}

/** Whether a token stands within a longer unit, « t/ha ». */
function isOfUnit(evidence: Evidence, at: number): boolean {
  return unitsOf(evidence).some(({ mention: { start, end } }) => end - start > 1 && start <= at && at < end);
}

/** « un quintal », without a number. */
function onesOf(evidence: Evidence, article: RegExp): Given[] {
  const { tokens } = evidence.reading;
  return unitsOf(evidence)
    .filter(({ mention: { start } }) => article.test(wordAt(tokens, start - 1)))
    .map(({ id, mention: { start, end } }) => ({ value: 1, unit: id, start: start - 1, end }));
}

function unitsOf(evidence: Evidence): Found[] {
  return evidence.everywhere('unit').toSorted((one, other) => one.mention.start - other.mention.start);
}

/** Whether one unit can be said in the other; « 75 quintaux par hectare en tonnes » is in tonnes per hectare. */
function areAlike(one: string, other: string, lexicon: Lexicon): boolean {
  const [given, wanted] = [lexicon.getUnit(one), lexicon.getUnit(other)];
  if (isPriceUnit(given)) return isPriceUnit(wanted);
  const [from, to] = [given.dimension, wanted.dimension];
  return from === to || BRIDGED[from] === to || (from === 'yield' && to === 'mass');
}

/** « 50 tonnes de blé en hectares », "how many tonnes is 10 acres": nothing but a yield leads from the one to the other. */
function areFieldAndHarvest(one: string, other: string, lexicon: Lexicon): boolean {
  const dimensions = [one, other].map((id) => lexicon.getUnit(id).dimension);
  return dimensions.includes('area') && dimensions.some((dimension) => /^(?:mass|volume)$/.test(dimension));
}
