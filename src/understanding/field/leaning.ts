import type { Lexicon } from '../../lexicon/lexicon.js';
import { isArithmetic } from './arithmetic.js';
import { asksDeed } from './deeds.js';
import { asksDose, asksFeed, asksPruning, asksSeason } from './farm-advice.js';
import { isAskedElsewhere } from './elsewhere.js';
import { asksFarmGatePrice, asksIncome } from './farm-gate.js';
import type { Leaning } from '../frame.js';
import { isWeakMeasure } from '../slots/measures.js';
import { asksAbility, asksLeave, asksOfProducer } from './leave.js';
import { asksOfCase } from './own-case.js';
import type { Evidence } from '../reading.js';
import type { Sense } from '../terms/vocabulary.js';
import { asksPlainPrice } from './plain-price.js';
import { isWithin } from '../text/within.js';
import { countsThere, tellsHerd } from './counted-there.js';

/** What a frame whose field needed no weighing leans to. */
export const NO_LEANING: Leaning = { figures: 0, law: 0, outside: 0 };

const FIGURE_CUES = ['rank', 'top', 'most', 'least', 'compare', 'share', 'average', 'total', 'forecast', 'correlation', 'coverage', 'change', 'up', 'down', 'trend', 'market-high', 'market-low', 'record', 'dearer', 'cheaper', 'dearest', 'count-of']; // prettier-ignore

/** How much of a question of figures, of law, and of neither there is in a reading. */
export function scoreReading(evidence: Evidence, lexicon: Lexicon): Leaning {
  if (asksDeed(evidence)) return { figures: scoreFigures(evidence), law: 0, outside: DEED };
  const isAdvice =
    asksFeed(evidence, lexicon) ||
    asksPruning(evidence, lexicon) ||
    asksDose(evidence) ||
    asksSeason(evidence, lexicon);
  const shape = isAskedElsewhere(evidence) ? SHAPE : 0;
  const outside = scoreOutside(evidence) + shape + (isAdvice ? ADVICE : 0);
  const figures = scoreFigures(evidence);
  if (asksPlainPrice(evidence)) return { figures, law: 0, outside };
  const scores = { figures, law: scoreLaw(evidence), outside };
  return !isAdvice && asksOfCase(evidence, lexicon) ? { ...scores, ofCase: true } : scores;
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
  const asked = scoreAmount(evidence);
  const price = Math.min(4, sum(evidence.cues('price-cue').map((cue) => cue.weight)));
  const coverage = Math.max(-1, ...evidence.cues('coverage').map((cue) => cue.weight)) + 1;
  const ofProduct =
    products > 0 ? (evidence.has('meaning') ? 3 : 0) + (evidence.has('hint:yield') ? 2 : 0) : 0;
  const all = measured + products + beside + cues + asked + price + ofProduct;
  return (products > 0 || evidence.has('which-product') ? all : all * 0.4) + coverage;
}

function scoreAmount(evidence: Evidence): number {
  return (evidence.has('how-much') ? 2 : 0) + (countsThere(evidence) || tellsHerd(evidence) ? COUNTED : 0);
}

/** More than a word or two of law, which tell of the story around it. */
const COUNTED = 8;

/** Modal words (« puis-je », « faut-il ») count fully beside words of law or farm life, little alone. */
function scoreLaw(evidence: Evidence): number {
  const { articles, foreignAct } = evidence.reading;
  const modal = asksAbility(evidence) ? 0 : evidence.score('modal');
  const reference = (articles.length > 0 ? 8 : 0) + (foreignAct ? 8 : 0);
  if (reference + modal === 0 && isOfGoodsAlone(evidence)) return 0;
  const law = evidence.score('law') + scoreLeave(evidence);
  const isOfFarms = law >= 2 || (evidence.all('product').length > 0 && evidence.all('measure').length === 0);
  return reference + law + (isOfFarms ? modal : modal * 0.6);
}

function scoreLeave(evidence: Evidence): number {
  if (asksLeave(evidence)) return LEAVE;
  return asksOfProducer(evidence) ? OF_PRODUCER : 0;
}

/** What leave to do something speaks for the law beside its modal word: more than goods and places do for figures. */
const LEAVE = 3;
/** And what a producer may do, who by his name would speak for a production. */
const OF_PRODUCER = 8;

/**
 * « prix du lait payé aux producteurs », "income of dairy farmers": the farmers and the animals of a price or an income are
 * no matter of law by themselves.
 */
function isOfPayment(evidence: Evidence): boolean {
  const ofPrices = ({ kind, id }: Sense): boolean => kind === 'product' || id === 'payee' || id === 'payment';
  if (evidence.has('explain') || !(asksFarmGatePrice(evidence) || asksIncome(evidence))) return false;
  return evidence.cues('law').every(({ mention }) => mention.senses.some(ofPrices));
}

/** Whether goods and those who are paid for them are spoken of, and nothing that the law has to say. */
function isOfGoodsAlone(evidence: Evidence): boolean {
  return isOfPayment(evidence) || isNameThere(evidence);
}

/** « poules pondeuses france »: animals in a place or at a time and no other word, whatever the law has to say of them. */
function isNameThere(evidence: Evidence): boolean {
  const { tokens, dates } = evidence.reading;
  const products = evidence.all('product').map(({ mention }) => mention);
  const named = [...products, ...evidence.all('place').map(({ mention }) => mention), ...dates];
  const isOfOne = products.length === 1 && named.length > 1;
  return isOfOne && tokens.every(({ folded }, at) => isWithin(at, named) || ARTICLE.test(folded));
}

const ARTICLE = /^(?:l|la|le|les|de|du|d|des|en|au|aux|dans|the|in|of|[.,:?!])$/;

/** Why and how are asked of figures too, but only with a measure. */
function scoreOutside(evidence: Evidence): number {
  const explains =
    evidence.has('explain') &&
    !evidence.isPlaced &&
    evidence.all('measure').length === 0 &&
    !evidence.has('up', 'down', 'change', 'price-cue');
  const sums = isArithmetic(evidence) ? SUMS : 0;
  return evidence.score('outside') + evidence.score('injection') + (explains ? 3 : 0) + sums;
}

const SUMS = 12;
/** More than a crop with a place and a time. */
const SHAPE = 8;
/** What is to be done and not told is nobody's, whatever farms and crops it names. */
const DEED = 20;
/** What an animal may eat, how a tree is pruned and how much is sprayed is nobody's question here. */
const ADVICE = 10;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
