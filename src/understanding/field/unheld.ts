import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Leaning } from '../frame.js';
import { asksPriceIndex } from '../intents/index-base.js';
import { asksWorth } from '../intents/lots.js';
import { readRatio } from '../intents/ratios.js';
import type { Evidence, Found } from '../reading.js';
import { looksAhead } from '../text/future.js';
import type { Sentence } from '../around/sentences.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { takesBack } from '../around/withdrawn.js';
import { isWithin, stretchAt } from '../text/within.js';
import { findCropValue } from './crop-value.js';
import { asksFarmGatePrice } from './farm-gate.js';
import { findSeasonAsked } from './season-asked.js';
import { findAmountSold } from './selling.js';

/**
 * The words for a figure of farming that is not held; beside words of law only where farms themselves are counted, or where
 * those are no more than farms and farmers: « revenu des éleveurs laitiers ».
 */
export function findUnheld(
  evidence: Evidence,
  domain: Frame['domain'],
  { law }: Leaning,
  lexicon: Lexicon,
): string | null {
  const isOfCase = domain === 'law' && evidence.has('modal', 'explain') && !asksWhatItFetches(evidence);
  if (isOfCase || asksFarmGatePrice(evidence)) return null;
  if (asksWorth(evidence, lexicon)) return null;
  const isOfFigures = domain !== null && (domain !== 'law' || law <= OF_FARMS);
  const found = unheldIn(evidence, domain).find(
    (one) => (one.weight > 1 || isOfFigures) && !isInterval(one, evidence) && !isOpening(one, evidence),
  );
  return found ? found.mention.words.replace(LOOSE, '') : null;
}

/** All that names something unheld; an index of prices that the question says how to reckon needs no table. */
function unheldIn(evidence: Evidence, domain: Frame['domain']): Found[] {
  const ofGoods =
    domain === 'price' ? evidence.cues('handling').filter((one) => !isChoice(one, evidence)) : [];
  const ofPrices = asksPriceIndex(evidence) ? [] : evidence.cues('unheld-price');
  const ofStocks = evidence
    .cues('unheld')
    .filter((one) => !isCarried(one, evidence) && !isTakenBack(one, evidence));
  return [...ofPrices, ...ofStocks, ...ofGoods];
}

/** "than people... sorry, than cattle": what is meant comes behind. */
function isTakenBack({ mention: { end } }: Found, { reading: { tokens } }: Evidence): boolean {
  const at = tokens.findIndex(({ kind }, index) => index >= end && kind !== 'mark');
  return at > end && takesBack(tokens, at);
}

/** "what premium did Thai rice carry over Vietnamese": how much more it cost, and no stock that is carried over. */
function isCarried({ mention: { words, start } }: Found, { reading: { tokens } }: Evidence): boolean {
  if (!/^carry over$/i.test(words)) return false;
  return tokens.slice(0, start).some(({ folded }) => PREMIUM.test(folded));
}

const PREMIUM = /^(?:premiums?|discounts?|spread|gap)$/;

/** « à combien se négocie l'hectare de terre », "what does an acre go for": a price, whatever case it is told beside. */
function asksWhatItFetches(evidence: Evidence): boolean {
  return evidence.has('unheld-price') && FETCHES.test(evidence.spoken);
}

const FETCHES =
  /(?:^| )(?:a combien (?:se |s ' )?(?:negoci|vend|achet|echang|part)\w*|(?:what|how much) (?:does|do|did) .* (?:go for|sell for|fetch|cost))(?: |$)/;

/** « On en mange encore ? Combien ont été abattus en 2021 ? »: a word before the question, of which no amount is asked. */
function isOpening({ mention }: Found, evidence: Evidence): boolean {
  const { sentences } = evidence.reading;
  const own = stretchAt(mention.start, sentences);
  if (!own || areAsked([...evidence.cues('how-much'), ...evidence.all('measure')], [own])) return false;
  const later = sentences.filter(({ start }) => start > own.start);
  return areAsked(evidence.all('measure'), later);
}

/** Whether any of what was found stands in one of the sentences. */
function areAsked(found: readonly Found[], sentences: readonly Sentence[]): boolean {
  return found.some(({ mention }) => isWithin(mention.start, sentences));
}

/** « je stocke ou je vends », "to sell or to store": what is weighed, and not what it costs. */
function isChoice({ mention: { start, end } }: Found, { reading: { tokens } }: Evidence): boolean {
  return STORE_OR_SELL.test(wordsAt(tokens, Math.max(0, start - AROUND), end - start + 2 * AROUND));
}

const STORE_OR_SELL =
  /(?:^| )(?:sto(?:ck|r)\S* (?:ou|or) (?:\S+ ){0,3}(?:vend|sell)|(?:vend\S*|sell) (?:ou|or) (?:\S+ ){0,3}sto(?:ck|r))/;
/** How many words on either side. */
const AROUND = 5;

/** « prévision …, avec la marge », "how wide is the margin": of a forecast its interval. */
function isInterval({ mention: { words, start, end } }: Found, evidence: Evidence): boolean {
  if (!/^(?:marges?|margins?)$/i.test(words)) return false;
  const { tokens } = evidence.reading;
  if (/^(?:d|of) (?:erreur|incertitude|error|uncertainty)$/.test(wordsAt(tokens, end, 2))) return true;
  if (!looksAhead(evidence)) return false;
  const before = wordsAt(tokens, Math.max(0, start - WIDTH_REACH), Math.min(WIDTH_REACH, start));
  return (
    GIVEN_WITH.test(before) || (HOW_WIDE.test(before) && !/^(?:d|de|des|du|of)$/.test(wordAt(tokens, end)))
  );
}

const GIVEN_WITH = /(?:^| )(?:avec|with)(?: \S+)?$/;
/** What is asked of an interval alone: how wide it is. */
const HOW_WIDE =
  /(?:^| )(?:how (?:wide|broad|narrow) (?:is|are|would|will) (?:the|your|its|that|be (?:the|your|its))|a quelle|quelle largeur (?:a|pour) (?:la|sa|votre))$/;
/** How many words before « marge » say that it is given beside, or how wide it is. */
const WIDTH_REACH = 5;

/** A preposition that the words of something unheld end in: « stocks de ». */
const LOOSE = / (?:de|du|des|d['’]|of)$/iu;

/** "wheat stocks": what is in store, of a crop; of animals it is the herd. */
function findStocks(evidence: Evidence, domain: Frame['domain'], lexicon: Lexicon): string | null {
  const [stocks] = evidence.cues('in-stock');
  const products = evidence.all('product').map(({ id }) => lexicon.findProduct(id)?.kind);
  const isOfCrops = products.length > 0 && !products.includes('animal');
  return stocks && isOfCrops && domain !== null && domain !== 'law' ? stocks.mention.words : null;
}

/** What farms and farmers, as words, speak for the law. */
const OF_FARMS = 2;

/** When crops are brought in, what a harvest is worth, stocks of crops and one figure over another: in no table, whatever word names them. */
export function findUntabled(evidence: Evidence, domain: Frame['domain'], lexicon: Lexicon): string | null {
  const isOfFigures = domain !== null && domain !== 'law';
  const ofValue = isOfFigures ? (findSeasonAsked(evidence) ?? findCropValue(evidence)) : null;
  const sold = domain === 'production' ? findAmountSold(evidence, lexicon) : null;
  return ofValue ?? sold ?? findStocks(evidence, domain, lexicon) ?? readRatio(evidence, domain, lexicon);
}
