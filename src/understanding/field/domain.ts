import { tellsHerd } from './counted-there.js';
import { asksWhetherPart } from '../intents/part-asked.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { asksDeviation } from '../intents/baseline.js';
import { isConversion } from '../intents/conversions.js';
import { asksAdvice, isPlainlyOutside } from './farm-advice.js';
import type { Domain, Leaning } from '../frame.js';
import {
  asksByWeight,
  asksHowItStands,
  asksHowMuchItIs,
  asksLevel,
  isQuantified,
} from '../intents/levels.js';
import { readOwnField } from '../intents/own-field.js';
import { asksInPriceUnit, hasMoneyUnit, isPriceQuestion, namesQuotation } from './price-question.js';
import { asksSellingPrice } from './selling.js';
import { readThreshold } from '../terms/quantities.js';
import { isGapMoving } from './gap-moving.js';
import { asksRatio } from '../intents/ratio-words.js';
import { isOfOwnGoods } from './own-goods.js';
import { looksAhead } from '../text/future.js';
import type { Evidence } from '../reading.js';
import { mostBeside, SIGNS } from './figure-signs.js';
import { isEnergyId } from '../terms/energies.js';
import { abbreviationAsked } from '../terms/abbreviations.js';
import { asksMeaning } from '../terms/terms.js';
import { speaksOfMove } from '../intents/which-member.js';
import { countsGrowers } from '../intents/who-than.js';

/** The field that a reading belongs to: null is none, or not yet clear. */
export function decideDomain(
  evidence: Evidence,
  lexicon: Lexicon,
  { figures, law, outside }: Leaning,
): Domain | null {
  if (isConversion(evidence, lexicon)) return hasMoneyUnit(evidence, lexicon) ? 'price' : 'production';
  if (readOwnField(evidence, lexicon)) return 'production';
  if (isElsewhere(evidence, lexicon, { figures, law, outside })) return null;
  if (isPlainlyLaw(evidence, { figures, law })) return 'law';
  if (isOfFigures(evidence, lexicon)) return figuresDomain(evidence, lexicon);
  return law >= (outside > 0 ? LEGAL : HARDLY_LEGAL) ? 'law' : null;
}

/** More of law than of figures, or with the words for what is held and no figure: "how far back can I claim". */
function isPlainlyLaw(evidence: Evidence, { figures, law }: Pick<Leaning, 'figures' | 'law'>): boolean {
  return law >= LEGAL && (law > figures || (evidence.has('coverage') && !namesFigures(evidence)));
}

/** What to put on a crop is a question of farming, and has a product and no figure. */
function figuresDomain(evidence: Evidence, lexicon: Lexicon): Domain | null {
  if (!isRatio(evidence) && asksAdvice(evidence, lexicon)) return null;
  const isOfMarkets =
    isRatioOfPrices(evidence) ||
    isPriceExplained(evidence) ||
    isLevelOfPrice(evidence) ||
    evidence.all('product').some(({ id }) => isEnergyId(id)) ||
    (correlatesProduct(evidence) && evidence.has('outside'));
  return isOfMarkets || isPriceQuestion(evidence, lexicon) ? 'price' : 'production';
}

/** « corrélation entre le blé et le pétrole »: a product beside what another market trades is still a matter of figures. */
function correlatesProduct(evidence: Evidence): boolean {
  return evidence.has('correlation') && evidence.all('product').length > 0;
}

function isElsewhere(evidence: Evidence, lexicon: Lexicon, leaning: Leaning): boolean {
  if (correlatesProduct(evidence) || isRatio(evidence)) return false;
  return isOutside(leaning) || isPlainlyOutside(evidence, lexicon, leaning.law);
}

function isOutside({ figures, law, outside }: Leaning): boolean {
  return outside > 0 && outside >= figures && outside > law;
}

/** From here on the words of law are more than a turn of phrase. */
const LEGAL = 3;
/** Enough where nothing speaks for another field. */
const HARDLY_LEGAL = 2;

/** « vendent leur colza combien », « en dollars par tonne »: what something is sold for, whatever words stand beside it. */
function asksForHowMuch(evidence: Evidence, lexicon: Lexicon): boolean {
  if (asksInPriceUnit(evidence, lexicon)) return true;
  return evidence.has('how-much') && !evidence.has('modal') && asksSellingPrice(evidence, lexicon);
}

/** Whether figures can be meant: a measure, or a product with a sign beside it. */
function isOfFigures(evidence: Evidence, lexicon: Lexicon): boolean {
  const { codes } = evidence.reading;
  if (codes.length > 0 || asksMeaning(evidence) || isOfFiguresAlone(evidence, lexicon)) return true;
  if (evidence.has('coverage')) return isOfHoldings(evidence);
  const isOfMeasure = isMeasured(evidence);
  if (evidence.all('product').length > 0)
    return isOfMeasure || isUnheldAmount(evidence) || (!isOfOwnGoods(evidence) && isOfProduct(evidence));
  return isOfMeasure ? isOfMeasureAlone(evidence) : asksForTheFirstOfAll(evidence);
}

/** « le cadran de Plérin disait quoi le 4 septembre »: a quotation of a day by its name, whatever goods are told of beside it. */
function isOfQuotation(evidence: Evidence, lexicon: Lexicon): boolean {
  return namesQuotation(evidence, lexicon) && evidence.dates.length > 0;
}

/** What something is sold for, a correlation, a ratio, the cause of a move or what letters stand for: asked of no article, whatever else is said. */
function isOfFiguresAlone(evidence: Evidence, lexicon: Lexicon): boolean {
  return (
    asksForHowMuch(evidence, lexicon) ||
    tellsAmounts(evidence) ||
    correlatesProduct(evidence) ||
    isRatio(evidence) ||
    isMoveExplained(evidence) ||
    variesProduct(evidence) ||
    asksWhetherPart(evidence, lexicon) ||
    abbreviationAsked(evidence) !== null ||
    (!evidence.has('coverage') && isOfQuotation(evidence, lexicon))
  );
}

/** A limit that was passed so many times, more animals than a farm has, or how many countries have something grown. */
function tellsAmounts(evidence: Evidence): boolean {
  return countsTimesBeyond(evidence) || tellsHerd(evidence) || countsGrowers(evidence);
}

/** « le maïs a-t-il plus varié que le blé », « n'a pas été aussi haut depuis quand », « l'écart se creuse-t-il »: how something, or a gap, varied. */
function variesProduct(evidence: Evidence): boolean {
  const varies = asksDeviation(evidence) || isAsHighAsBefore(evidence);
  return isGapMoving(evidence) || (varies && evidence.all('product').length > 0);
}

/** « sur combien de mois le café est-il resté au-dessus de 8 dollars »: at how many times something was beyond a limit. */
function countsTimesBeyond(evidence: Evidence): boolean {
  const limit = evidence.has('count-periods') ? readThreshold(evidence) : null;
  const isOfMoney = limit !== null && (limit.unit !== null || evidence.has('hint:price'));
  return isOfMoney && evidence.all('product').length > 0;
}

function isAsHighAsBefore(evidence: Evidence): boolean {
  return AS_HIGH.test(evidence.spoken);
}

const AS_HIGH =
  /(?:^| )(?:aussi|si|so|this|as) (?:haut|bas|cher|chere|high|low|cheap|expensive|dear) (?:depuis|since|in|for)(?: |$)|(?:^| )(?:depuis quand|since when) .*(?:aussi|si|so|as) (?:haut|bas|cher|chere|high|low|cheap|expensive|dear)(?: |$)/;

/** « combien de tonnes de blé pour une tonne d'urée »: what one product is worth in another. */
function isRatio(evidence: Evidence): boolean {
  return evidence.all('product').length === 2 && asksRatio(evidence.spoken);
}

/** Of two products that nothing else is said of; "how many times more pigs than cattle in Denmark" is of heads. */
function isRatioOfPrices(evidence: Evidence): boolean {
  const isOfNothingElse = evidence.all('measure').length + evidence.all('place').length === 0;
  return isRatio(evidence) && isOfNothingElse && !evidence.has('slaughter-cue');
}

/** « pourquoi le blé baisse », "why is maize up": how a product moved is what can be told. */
function isMoveExplained(evidence: Evidence): boolean {
  const { everyday, unknown } = evidence.uncovered;
  const isMove = evidence.has('up', 'down') && evidence.all('product').length > 0;
  return (
    isMove &&
    everyday + unknown <= MOST_BESIDE &&
    isBeforeMove(evidence) &&
    CAUSE.test(evidence.spoken) &&
    !evidence.has('law', 'modal')
  );
}

/** « pourquoi le blé baisse », and not « pourquoi augmenter la ration de maïs »: it is the product that moves. */
function isBeforeMove(evidence: Evidence): boolean {
  const moves = ['up', 'down'].flatMap((id) => evidence.cues(id)).map(({ mention }) => mention.start);
  return evidence.all('product').some(({ mention }) => moves.some((move) => mention.start < move));
}

/** « le cacao n'a pas été aussi haut » is of its price, where no other measure is named. */
function isLevelOfPrice(evidence: Evidence): boolean {
  return isAsHighAsBefore(evidence) && evidence.all('measure').length === 0;
}

/** « pourquoi le blé baisse » is of its price, where no other measure is named. */
function isPriceExplained(evidence: Evidence): boolean {
  const isOfNothingElse = evidence.all('measure').length + evidence.all('place').length === 0;
  return isMoveExplained(evidence) && isOfNothingElse;
}

const CAUSE = /(?:^| )(?:pourquoi|comment se fait|why|how come)(?: |$)/;
/** « ma », « vraiment »: a word or two beside the product and its move. */
const MOST_BESIDE = 2;

function isMeasured(evidence: Evidence): boolean {
  if (evidence.all('measure').length > 0) return true;
  const asksOfMarket =
    asksLevel(evidence) || asksHowItStands(evidence) || asksByWeight(evidence) || asksHowMuchItIs(evidence);
  return asksOfMarket || evidence.has('price-cue', 'hint:yield');
}

/** « combien peut-on exporter de blé »: an amount, though of what no figures are held. */
function isUnheldAmount(evidence: Evidence): boolean {
  return evidence.has('how-much') && evidence.has('unheld');
}

/** A measure without a product: of a product that is not known, where other words are not of another field. */
function isOfMeasureAlone(evidence: Evidence): boolean {
  const { everyday, unknown } = evidence.uncovered;
  return everyday === 0 || unknown > 0 || asksForTheFirstOfAll(evidence);
}

/** « quelles cultures la France produit-elle le plus », « quelle culture a reculé »: of all products, in a place, at a time or by a measure. */
function asksForTheFirstOfAll(evidence: Evidence): boolean {
  if (!evidence.has('which-product')) return false;
  const isPicked = evidence.has('most', 'least', 'top', 'rank') || readThreshold(evidence) !== null;
  if (!isPicked && !speaksOfMove(evidence)) return false;
  return evidence.isPlaced || evidence.all('measure').length > 0 || evidence.has('slaughter-cue', 'rearing');
}

function namesFigures(evidence: Evidence): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) => evidence.all(kind).length > 0);
}

/** « quelles données avez-vous » of something that the lexicon knows, or of all that is held; « … sur le cinéma » is neither. */
function isOfHoldings(evidence: Evidence): boolean {
  const named = namesFigures(evidence);
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
  if (evidence.isPlaced)
    return everyday <= beside(evidence) || evidence.has(...AMOUNTS) || isQuantified(evidence);
  if (evidence.has('explain')) return false;
  const others = everyday + unknown;
  if (evidence.has('who') && (evidence.has('most', 'least') || readThreshold(evidence) !== null))
    return others <= 4;
  return others <= mostBeside(evidence);
}

/** How many everyday words may stand beside a product with a place or a time: more of them where more says that a figure is wanted. */
function beside(evidence: Evidence): number {
  const signs = SIGNS.filter((sign) => evidence.has(sign)).length + (looksAhead(evidence) ? 1 : 0);
  return MOST_BESIDE * (1 + Math.min(signs, MOST_SIGNS));
}

const MOST_SIGNS = 2;
