import type { Product, Scheme } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import { countsThere } from './counted-there.js';
import { asksFarmGatePrice } from './farm-gate.js';
import { BROUGHT_IN, hasPriceCue } from './price-cues.js';
import { asksHowFar } from './landing.js';
import { asksSellingPrice, findAmountSold } from './selling.js';
import { asksByWeight, asksHowItStands, asksHowMuchItIs, asksLevel, countsHeads } from '../intents/levels.js';
import { asksWorth } from '../intents/lots.js';
import { isWeakMeasure } from '../slots/measures.js';
import { findFreeUnits } from '../slots/units-wanted.js';
import { readThreshold } from '../terms/quantities.js';
import { wordAt } from '../text/number-words.js';
import { isOfPricesAlone } from '../terms/publishers.js';
import { readOwnYield } from '../intents/own-yield.js';
import type { Evidence } from '../reading.js';

const PRICE_SCHEMES: ReadonlySet<Scheme> = new Set(['worldbank', 'franceagrimer', 'eurostat-apri']);
const MARKET_GRAINS = new Set(['month', 'week', 'day', 'quarter']);

/** Which of the two kinds of figures is asked for. */
export function isPriceQuestion(evidence: Evidence, lexicon: Lexicon): boolean {
  const measures = evidence.all('measure').filter((found) => !isWeakMeasure(found));
  const domains = new Set(measures.map((found) => lexicon.getMeasure(found.id).domain));
  const isMeasured = domains.has('production');
  if (!domains.has('price') && countsAnimals(evidence, lexicon)) return false;
  if (domains.has('price') || asksOfSale(evidence, lexicon) || countsWeeks(evidence, lexicon)) return true;
  if ((!isMeasured && namesQuotation(evidence, lexicon)) || speaksOfPrice(evidence, lexicon, isMeasured))
    return true;
  return !isMeasured && isUnmeasuredPrice(evidence, lexicon);
}

/** « combien de semaines le porc a-t-il dépassé 1,80 »: of what is counted by the week there are prices alone. */
function countsWeeks(evidence: Evidence, lexicon: Lexicon): boolean {
  if (!evidence.has('count-periods') || !/(?:^| )(?:semaines?|weeks?)(?: |$)/.test(evidence.spoken))
    return false;
  return isMarketProduct(evidence, lexicon) || readThreshold(evidence) !== null;
}

/** « ma pizza m'a coûté 19 balles : combien de buffles en Italie en 2021 »: how many animals there were is no price. */
function countsAnimals(evidence: Evidence, lexicon: Lexicon): boolean {
  const isOfAnimals = evidence.all('product').every(({ id }) => lexicon.findProduct(id)?.kind === 'animal');
  return isOfAnimals && countsThere(evidence);
}

/** Where no price is spoken of: how a thing that is traded stands, and nothing that is counted of it. */
function isUnmeasuredPrice(evidence: Evidence, lexicon: Lexicon): boolean {
  if (evidence.all('measure').length > 0 || evidence.has('hint:production', 'count-of')) return false;
  if (asksLevelOf(evidence) || isStandingOfMarket(evidence, lexicon)) return true;
  return isOfMarket(evidence, lexicon);
}

/** A product of the markets, of which neither an amount is asked for nor how much of it is sold. */
function isOfMarket(evidence: Evidence, lexicon: Lexicon): boolean {
  if (isOfAmounts(evidence, lexicon) || findAmountSold(evidence, lexicon) !== null) return false;
  return isMarketProduct(evidence, lexicon);
}

/** What growers get for their crops, or what they are sold for. */
function asksOfSale(evidence: Evidence, lexicon: Lexicon): boolean {
  return asksFarmGatePrice(evidence) || asksSellingPrice(evidence, lexicon);
}

function asksLevelOf(evidence: Evidence): boolean {
  return asksLevel(evidence) || asksByWeight(evidence) || asksHowMuchItIs(evidence) || asksHowFar(evidence);
}

/** How a thing that is traded stands. */
function isStandingOfMarket(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product').flatMap(({ id }) => lexicon.findProduct(id) ?? []);
  return asksHowItStands(evidence) && products.some((product) => hasPrices(product, lexicon));
}

function speaksOfPrice(evidence: Evidence, lexicon: Lexicon, isMeasured: boolean): boolean {
  if (isInWeight(evidence, lexicon)) return false;
  return hasPriceCue(evidence, isMeasured) || isOfMoney(evidence, lexicon);
}

/** « que vaut la récolte de riz, en tonnes »: of a harvest, how much it came to. */
function isInWeight(evidence: Evidence, lexicon: Lexicon): boolean {
  const { tokens } = evidence.reading;
  const isAsked = evidence
    .all('unit')
    .some(
      ({ id, mention: { start } }) =>
        lexicon.getUnit(id).dimension === 'mass' && /^(?:en|in)$/.test(wordAt(tokens, start - 1)),
    );
  return isAsked && tokens.some(({ folded }, at) => BROUGHT_IN.test(folded) && evidence.isInFocus(at));
}

/** A currency, or what a lot is worth. */
function isOfMoney(evidence: Evidence, lexicon: Lexicon): boolean {
  return hasMoneyUnit(evidence, lexicon) || evidence.has('hint:price') || asksWorth(evidence, lexicon);
}

/** Heads, land, a yield of somebody's own, or so much of a thing: « combien de blé en moins ». */
function isOfAmounts(evidence: Evidence, lexicon: Lexicon): boolean {
  return (
    countsHeads(evidence, lexicon) ||
    readOwnYield(evidence, lexicon) !== null ||
    asksHowMuchOf(evidence) ||
    evidence.all('unit').some(({ id }) => lexicon.getUnit(id).dimension === 'area')
  );
}

function asksHowMuchOf(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return evidence.all('product').some(({ mention: { start } }) => {
    const [two, one] = [wordAt(tokens, start - 2), wordAt(tokens, start - 1)];
    return two === 'combien' && /^(?:de|d)$/.test(one);
  });
}

/** Whether a unit of a price is named. */
export function hasMoneyUnit(evidence: Evidence, lexicon: Lexicon): boolean {
  return evidence.everywhere('unit').some(({ id }) => isPriceUnit(lexicon.getUnit(id)));
}

/** « café robusta en janvier 2026, en dollars par tonne »: one product, a time of the markets and the unit wanted say that its price is meant. */
export function asksInPriceUnit(evidence: Evidence, lexicon: Lexicon): boolean {
  const isDated = evidence.dates.some(({ value }) => MARKET_GRAINS.has(grainOf(value)));
  const isInUnit = findFreeUnits(evidence).some(({ id }) => isPriceUnit(lexicon.getUnit(id)));
  return isDated && isInUnit && evidence.all('product').length > 0 && !evidence.has('modal');
}

/** No measure is said: products that have nothing but prices, months and days, and market words say it is a price. */
function isMarketProduct(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product').flatMap(({ id }) => lexicon.findProduct(id) ?? []);
  if (products.length === 0) return false;
  if (isOfMarkets(evidence, lexicon)) return true;
  if (products.every((product) => isPriceOnly(product, lexicon) || isTraded(product, lexicon))) return true;
  if (asksWho(evidence) || !products.some((product) => hasPrices(product, lexicon))) return false;
  if (isOfNowhere(evidence) && products.every((product) => isGrownElsewhere(product, lexicon))) return true;
  return hasMarketWords(evidence, lexicon);
}

/** Of a town's market, « à Rungis cette semaine », or of a publisher of nothing but prices. */
function isOfMarkets(evidence: Evidence, lexicon: Lexicon): boolean {
  const isInTown = evidence.all('place').some(({ id }) => lexicon.findPlace(id)?.kind === 'city');
  const isDated = evidence.dates.some(({ value }) => MARKET_GRAINS.has(grainOf(value)));
  return (isInTown && isDated) || isOfPricesAlone(evidence, lexicon);
}

/** « quels pays », « où le tournesol a-t-il le plus progressé »: of the places where it grows. */
function asksWho(evidence: Evidence): boolean {
  if (evidence.has('who')) return true;
  const isWhere = /^(?:ou|where) /.test(evidence.spoken);
  return isWhere && evidence.has('most', 'least') && evidence.has('up', 'down');
}

/** « le cacao à combien la tonne », "coffee against a year ago": no country is named, nor anything that is counted. */
function isOfNowhere(evidence: Evidence): boolean {
  if (evidence.all('place').length > 0) return false;
  return evidence.all('unit').length === 0 || evidence.has('per-weight');
}

/** Months and days, highs and lows, or a movement of nowhere but the world. */
function hasMarketWords(evidence: Evidence, lexicon: Lexicon): boolean {
  const isDated = evidence.dates.some(({ value }) => MARKET_GRAINS.has(grainOf(value)));
  const isOfMonths = evidence
    .cues('when')
    .some(({ mention }) => /mois|month|semaine|week|jour|day|date/i.test(mention.words));
  if ((isDated && !isOfHerd(evidence, lexicon)) || isOfMonths || isOnWorldMarket(evidence, lexicon))
    return true;
  if (evidence.has('market-high', 'market-low')) return true;
  const places = evidence.all('place').map((place) => lexicon.findPlace(place.id));
  const isWorld = places.every((place) => place?.kind === 'world');
  return isWorld && evidence.has('average', 'up', 'down', 'change', 'forecast');
}

/** « vaches en France aujourd'hui »: several animals of a country are counted, whatever day it is; « le porc » is a price. */
function isOfHerd(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product');
  const areHerds = products.every(
    ({ id, mention }) => lexicon.findProduct(id)?.kind === 'animal' && SEVERAL.test(mention.words),
  );
  const isOfCountry = evidence.all('place').some(({ id }) => lexicon.findPlace(id)?.kind === 'country');
  return isOfCountry && products.length > 0 && areHerds;
}

const SEVERAL = /[sx]$|^(?:sheep|cattle)$/i;

/** "on the world market", « les marchés mondiaux »: the world as what is traded in, and not as where things grow. */
function isOnWorldMarket(evidence: Evidence, lexicon: Lexicon): boolean {
  if (evidence.has('share', 'percent', 'how-much')) return false;
  const markets = evidence.cues('market').map(({ mention }) => mention);
  return evidence
    .all('place')
    .filter(({ id }) => lexicon.findPlace(id)?.kind === 'world')
    .some(({ mention: { start, end } }) =>
      markets.some((market) => market.start === end || market.end === start),
    );
}

type DateValueLike = Evidence['dates'][number]['value'];

function grainOf(value: DateValueLike): string {
  if (value.kind === 'point') return value.point.grain;
  if (value.kind === 'between') return value.from?.grain ?? value.to?.grain ?? '';
  return 'grain' in value ? (value.grain ?? '') : '';
}

/** A product that nothing but prices is known of, or a family of such: fertilizers. */
export function isPriceOnly(product: Product, lexicon: Lexicon): boolean {
  const all = [product, ...lexicon.descendantsOf(product.id)];
  const schemes = all.flatMap(({ codes }) => codes.map(({ scheme }) => scheme));
  return schemes.length > 0 && schemes.every((scheme) => PRICE_SCHEMES.has(scheme));
}

/** « le cochon au cadran de Plérin »: what a market quotes, and nobody counts. */
export function namesQuotation(evidence: Evidence, lexicon: Lexicon): boolean {
  const products = evidence.all('product').flatMap(({ id }) => lexicon.findProduct(id) ?? []);
  return products.some(isQuotation);
}

function isQuotation({ codes }: Product): boolean {
  return codes.length > 0 && codes.every(({ scheme }) => scheme === 'franceagrimer');
}

/** Processed goods with a world price, such as oils, and the family of such: what is made of them is counted nowhere. */
function isTraded({ id, kind, codes }: Product, lexicon: Lexicon): boolean {
  const told = codes.length > 0 ? codes : lexicon.descendantsOf(id).flatMap((one) => one.codes);
  return kind === 'food' && told.some(({ scheme }) => scheme === 'worldbank');
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
