import { isArithmetic } from './arithmetic.js';
import type { Product, Scheme } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { asksAdvice, isPlainlyOutside } from './farm-advice.js';
import { asksFarmGatePrice } from './farm-gate.js';
import type { Domain, Leaning } from './frame.js';
import { isWeakMeasure } from './measures.js';
import { asksLevel, countsHeads, isQuantified } from './levels.js';
import type { Mention } from './mentions.js';
import type { Evidence } from './reading.js';
import { asksMeaning } from './terms.js';

const PRICE_SCHEMES: ReadonlySet<Scheme> = new Set(['worldbank', 'franceagrimer', 'eurostat-apri']);
const MARKET_GRAINS = new Set(['month', 'week', 'day', 'quarter']);
const FIGURE_CUES = ['rank', 'top', 'most', 'least', 'compare', 'share', 'average', 'total', 'forecast', 'correlation', 'coverage', 'change', 'up', 'down', 'trend', 'market-high', 'market-low', 'record', 'dearer', 'cheaper', 'dearest']; // prettier-ignore

/** How much of a question of figures, of law, and of neither there is in a reading. */
export function scoreReading(evidence: Evidence): Leaning {
  return { figures: scoreFigures(evidence), law: scoreLaw(evidence), outside: scoreOutside(evidence) };
}

function scoreFigures(evidence: Evidence): number {
  const { dates, codes } = evidence.reading;
  const measures = evidence.all('measure').map((found) => (isWeakMeasure(found) ? 2 : 4));
  const measured = Math.min(8, sum(measures));
  const products = Math.min(3, evidence.all('product').length * 1.5) + codes.length * 4;
  const beside =
    (evidence.all('place').length > 0 ? 1 : 0) +
    (dates.length > 0 ? 1 : 0) +
    (evidence.all('unit').length > 0 ? 1 : 0);
  const cues = Math.min(4, FIGURE_CUES.filter((cue) => evidence.has(cue)).length * 1.5);
  const asked = evidence.has('how-much') ? 2 : 0;
  const price = Math.min(4, sum(evidence.cues('price-cue').map((cue) => cue.weight)));
  const coverage = Math.max(-1, ...evidence.cues('coverage').map((cue) => cue.weight)) + 1;
  const ofProduct =
    products > 0 ? (evidence.has('meaning') ? 3 : 0) + (evidence.has('hint:yield') ? 2 : 0) : 0;
  const all = measured + products + beside + cues + asked + price + ofProduct;
  return (products > 0 || evidence.has('which-product') ? all : all * 0.4) + coverage;
}

/** Modal words (« puis-je », « faut-il ») count fully beside words of law or farm life, little alone. */
function scoreLaw(evidence: Evidence): number {
  const { articles, foreignAct } = evidence.reading;
  const law = evidence.score('law');
  const modal = evidence.score('modal');
  const reference = (articles.length > 0 ? 8 : 0) + (foreignAct ? 8 : 0);
  const isOfFarms = law >= 2 || (evidence.all('product').length > 0 && evidence.all('measure').length === 0);
  return reference + law + (isOfFarms ? modal : modal * 0.6);
}

/** Why and how are asked of figures too, but only with a measure. */
function scoreOutside(evidence: Evidence): number {
  const explains =
    evidence.has('explain') &&
    !isPlaced(evidence) &&
    evidence.all('measure').length === 0 &&
    !evidence.has('up', 'down', 'change', 'price-cue');
  const sums = isArithmetic(evidence) ? SUMS : 0;
  return evidence.score('outside') + evidence.score('injection') + (explains ? 3 : 0) + sums;
}

const SUMS = 10;

/** Which of the two kinds of figures is asked for. */
export function isPriceQuestion(evidence: Evidence, lexicon: Lexicon): boolean {
  const measures = evidence.all('measure').filter((found) => !isWeakMeasure(found));
  const domains = new Set(measures.map((found) => lexicon.getMeasure(found.id).domain));
  if (domains.has('price') || asksFarmGatePrice(evidence)) return true;
  if (hasPriceCue(evidence) || hasMoneyUnit(evidence, lexicon) || evidence.has('hint:price')) return true;
  if (domains.has('production') || evidence.all('measure').length > 0) return false;
  if (asksLevel(evidence)) return true;
  if (countsHeads(evidence, lexicon)) return false;
  return isMarketProduct(evidence, lexicon);
}

/** "how much was" asks for a price, save beside a share: "of all cereals, how much was durum, percentage-wise". */
function hasPriceCue(evidence: Evidence): boolean {
  if (evidence.has('dearer', 'cheaper', 'dearest')) return true;
  const isOfShare = evidence.has('share', 'percent');
  return evidence
    .cues('price-cue')
    .some(
      ({ mention }) =>
        (!isOfShare || !/^how much/i.test(mention.words)) && isBeforeProduct(mention, evidence),
    );
}

/** « à combien le colza » asks for a price, « à combien la récolte s'élève » for an amount. */
function isBeforeProduct({ words, end }: Mention, evidence: Evidence): boolean {
  // « le troupeau, il est à combien » is of heads.
  if (/ [àa] combien$/i.test(words)) return evidence.all('measure').length === 0;
  return (
    !/^[àa] combien l/i.test(words) || evidence.all('product').some(({ mention }) => mention.start === end)
  );
}

function hasMoneyUnit(evidence: Evidence, lexicon: Lexicon): boolean {
  return evidence
    .everywhere('unit')
    .some(({ id }) => /^(?:usd|eur)-mass$/.test(lexicon.getUnit(id).dimension));
}

/** No measure is said: products that have nothing but prices, months and days, and market words say it is a price. */
function isMarketProduct(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product').flatMap(({ id }) => lexicon.findProduct(id) ?? []);
  if (products.length === 0) return false;
  if (products.every((product) => isPriceOnly(product, lexicon) || isTraded(product))) return true;
  if (evidence.has('who') || !products.some((product) => hasPrices(product, lexicon))) return false;
  if (!isPlaced(evidence) && products.every((product) => isGrownElsewhere(product, lexicon))) return true;
  return hasMarketWords(evidence, lexicon);
}

/** Months and days, highs and lows, or a movement of nowhere but the world. */
function hasMarketWords(evidence: Evidence, lexicon: Lexicon): boolean {
  const isDated = evidence.dates.some(({ value }) => MARKET_GRAINS.has(grainOf(value)));
  const isOfMonths = evidence
    .cues('when')
    .some(({ mention }) => /mois|month|semaine|week|jour|day|date/i.test(mention.words));
  if (isDated || isOfMonths || evidence.has('market-high', 'market-low')) return true;
  const places = evidence.all('place').map((place) => lexicon.findPlace(place.id));
  const isWorld = places.every((place) => place?.kind === 'world');
  return isWorld && evidence.has('average', 'up', 'down', 'change', 'forecast');
}

type DateValueLike = Evidence['dates'][number]['value'];

function grainOf(value: DateValueLike): string {
  if (value.kind === 'point') return value.point.grain;
  if (value.kind === 'between') return value.from?.grain ?? value.to?.grain ?? '';
  return 'grain' in value ? (value.grain ?? '') : '';
}

/** A product that nothing but prices is known of, or a family of such: fertilizers. */
function isPriceOnly(product: Product, lexicon: Lexicon): boolean {
  const all = [product, ...lexicon.descendantsOf(product.id)];
  const schemes = all.flatMap(({ codes }) => codes.map(({ scheme }) => scheme));
  return schemes.length > 0 && schemes.every((scheme) => PRICE_SCHEMES.has(scheme));
}

/** Processed goods with a world price, such as oils: what is made of them is counted nowhere. */
function isTraded({ kind, codes }: Product): boolean {
  return kind === 'food' && codes.some(({ scheme }) => scheme === 'worldbank');
}

/** « cacao », "coffee": sold to Europe and not grown in it, where no more is said. */
function isGrownElsewhere(product: Product, lexicon: Lexicon): boolean {
  const usual = product.usual.price ? lexicon.findProduct(product.usual.price) : null;
  const isSold = [product, usual].some((one) => one?.codes.some(({ scheme }) => scheme === 'worldbank'));
  return isSold && product.codes.every(({ scheme }) => scheme !== 'eurostat');
}

function hasPrices(product: Product, lexicon: Lexicon): boolean {
  const usual = product.usual.price ? lexicon.findProduct(product.usual.price) : null;
  return [product, ...(usual ? [usual] : [])].some(({ codes }) =>
    codes.some(({ scheme }) => PRICE_SCHEMES.has(scheme)),
  );
}

/** The field that a reading belongs to: null is none, or not yet clear. */
export function decideDomain(
  evidence: Evidence,
  lexicon: Lexicon,
  { figures, law, outside }: Leaning,
): Domain | null {
  const isOfUnits = isConversion(evidence);
  const isElsewhere = isOutside({ figures, law, outside }) || isPlainlyOutside(evidence, lexicon, law);
  if (!isOfUnits && isElsewhere) return null;
  if (!isOfUnits && law >= LEGAL && law > figures) return 'law';
  if (isOfFigures(evidence)) return figuresDomain(evidence, lexicon);
  return law >= (outside > 0 ? LEGAL : HARDLY_LEGAL) ? 'law' : null;
}

/** What to put on a crop is a question of farming, and has a product and no figure. */
function figuresDomain(evidence: Evidence, lexicon: Lexicon): Domain | null {
  if (asksAdvice(evidence, lexicon)) return null;
  return isPriceQuestion(evidence, lexicon) ? 'price' : 'production';
}

function isOutside({ figures, law, outside }: Leaning): boolean {
  return outside > 0 && outside >= figures && outside > law;
}

/** From here on the words of law are more than a turn of phrase. */
const LEGAL = 3;
/** Enough where nothing speaks for another field. */
const HARDLY_LEGAL = 2;

/** Signs that a figure is wanted, beside the product's name. */
const SIGNS = ['rank', 'most', 'least', 'share', 'average', 'total', 'forecast', 'correlation', 'change', 'up', 'down', 'trend', 'market-high', 'market-low', 'record', 'dearer', 'cheaper', 'dearest', 'top', 'price-cue', 'coverage', 'definition', 'meaning', 'percent']; // prettier-ignore

/** Whether figures can be meant: a measure, or a product with a sign beside it. */
function isOfFigures(evidence: Evidence): boolean {
  const { codes } = evidence.reading;
  if (codes.length > 0 || isConversion(evidence) || asksMeaning(evidence)) return true;
  if (evidence.has('coverage')) return isOfHoldings(evidence);
  const isMeasured =
    evidence.all('measure').length > 0 || evidence.has('price-cue', 'hint:yield') || asksLevel(evidence);
  if (evidence.all('product').length > 0) return isMeasured || isOfProduct(evidence);
  return isMeasured ? isOfMeasureAlone(evidence) : asksForTheFirstOfAll(evidence);
}

/** A measure without a product: of a product that is not known, where other words are not of another field. */
function isOfMeasureAlone(evidence: Evidence): boolean {
  const { everyday, unknown } = evidence.uncovered;
  return everyday === 0 || unknown > 0 || asksForTheFirstOfAll(evidence);
}

/** « quelles cultures la France produit-elle le plus »: of all products, in a place, at a time or by a measure. */
function asksForTheFirstOfAll(evidence: Evidence): boolean {
  if (!evidence.has('which-product') || !evidence.has('most', 'least', 'top', 'rank')) return false;
  return isPlaced(evidence) || evidence.all('measure').length > 0;
}

/** « quelles données avez-vous » of something that the lexicon knows, or of all that is held; « … sur le cinéma » is neither. */
function isOfHoldings(evidence: Evidence): boolean {
  const named = (['product', 'place', 'measure'] as const).some((kind) => evidence.all(kind).length > 0);
  const isOnSubject = evidence
    .cues('coverage')
    .some(({ mention }) => /(?:sur|on|about)$/i.test(mention.words));
  return named || evidence.uncovered.everyday + evidence.uncovered.unknown <= (isOnSubject ? 0 : 1);
}

/** Words that ask for an amount or a rank by themselves, whatever story stands before them. */
const AMOUNTS = ['how-much', 'most', 'least', 'more-than', 'compare', 'above', 'record'];

/** A bare product is enough where nothing else is said; with other words around it (« où acheter du maïs ») it is talk. */
function isOfProduct(evidence: Evidence): boolean {
  const { everyday, unknown } = evidence.uncovered;
  if (isPlaced(evidence)) return everyday <= 2 || evidence.has(...AMOUNTS) || isQuantified(evidence);
  if (evidence.has('explain')) return false;
  const others = everyday + unknown;
  if (evidence.has('who') && evidence.has('most', 'least')) return others <= 4;
  return evidence.has(...SIGNS) ? others <= 1 : others === 0 && !evidence.has('modal');
}

function isPlaced(evidence: Evidence): boolean {
  return evidence.all('place').length > 0 || evidence.dates.length > 0 || evidence.all('unit').length > 0;
}

/** « convertis 80 q/ha en t/ha », "how many acres is 120 hectares": two units and no place. */
export function isConversion(evidence: Evidence): boolean {
  if (evidence.all('unit').length < 2 || evidence.all('place').length > 0) return false;
  if (evidence.has('conversion')) return true;
  const isOfUnitsAlone = evidence.all('product').length + evidence.dates.length === 0;
  return isOfUnitsAlone && evidence.has('how-much') && evidence.score('modal') === 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
