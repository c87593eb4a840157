import type { Affinity, LawAffinity } from '../law/law-affinity.js';
import type { Frame, Intent, Leaning } from '../understanding/frame.js';
import type { ScopeModel } from '../understanding/scope/scope.model.js';
import { COUNT, isMeasureOfName } from './bare.name.js';
import { isNamed, isOfNobody } from './figures.claim.js';
import { asksLabelledPrice } from './labelled.price.js';
import {
  asksWhatCodeSays,
  HARDLY_LAW,
  isOfLaw,
  isPlainlyOfLaw,
  isTakenByLaw,
  MORE_THAN_FARMS,
} from './law.claim.js';
import { NO_LEANING } from '../understanding/field/leaning.js';

/** Questions of figures that are never of law. */
const FIGURES_ALONE: readonly Intent[] = ['conversion', 'coverage', 'correlation', 'forecast'];
/** Words of another field that leave no doubt. */
const PLAINLY_OUTSIDE = 6;
/** From here on they are of a case, whatever price is spoken of in it. */
const MUCH_OF_LAW = 8;

/**
 * Second thoughts on the field of a question. Its words alone do not tell that « mon neveu de 15 ans peut-il travailler à
 * la ferme » is law and « mon chien a mangé du chocolat » is nobody's: the articles do, by what they have to say of it.
 */
export class FieldArbiter {
  constructor(
    private readonly law: Pick<LawAffinity, 'measure'>,
    private readonly scope: Pick<ScopeModel, 'strangenessOf'>,
  ) {}

  /** The frame as it is, or as one of law or of nobody. */
  async settle(frame: Frame, question: string, today: string): Promise<Frame> {
    const strangeness = this.scope.strangenessOf(question);
    if (isOfNobody(frame, strangeness)) return ofNobody(frame, { otherLaw: null });
    if (asksLabelledPrice(frame)) return frame;
    if (isOpen(frame)) return settleOpen(frame, await this.law.measure(question, today), strangeness);
    if (!hasMuchOfLaw(frame)) return frame;
    return isPlainlyOfLaw(await this.law.measure(question, today)) ? ofLaw(frame) : frame;
  }
}

/** A frame of which the articles decide. */
function settleOpen(frame: Frame, affinity: Affinity, strangeness: number): Frame {
  if (affinity.unnamed && frame.domain !== 'law' && isNothingNamed(frame)) return ofLaw(frame);
  if (frame.domain === null && affinity.foreign) return ofNobody(frame, affinity);
  if (frame.domain === 'law') return settleLaw(frame, affinity, strangeness);
  return isClaimed(frame, affinity, strangeness) ? abroadOrHere(ofLaw(frame), affinity) : frame;
}

/** Whether the law takes a question that its words gave to no field, or to figures. */
function isClaimed(frame: Frame, affinity: Affinity, strangeness: number): boolean {
  return frame.domain === null ? isOfLaw(frame, affinity, strangeness) : isTakenByLaw(frame, affinity);
}

/** A question that its words make one of law. */
function settleLaw(frame: Frame, affinity: Affinity, strangeness: number): Frame {
  const settled = affinity.foreign ? frame : abroadOrHere(frame, affinity);
  return settled.foreignAct || isOfLaw(frame, affinity, strangeness) ? settled : ofNobody(frame, affinity);
}

function ofLaw(frame: Frame): Frame {
  return { ...frame, domain: 'law', intent: 'legal' };
}

/** "Is that legal?": nothing in it is of figures, so that what it is about is to be asked back. */
function isNothingNamed({ products, measures }: Frame): boolean {
  return products.length + measures.length === 0;
}

function abroadOrHere(frame: Frame, { abroad }: Affinity): Frame {
  return abroad === null || isInFrance(frame) ? frame : ofForeignLaw(frame, abroad);
}

/** The law of another state is a text that is not held. */
function ofForeignLaw(frame: Frame, state: string): Frame {
  return {
    ...frame,
    foreignAct: frame.language === 'fr' ? `droit étranger (${state})` : `foreign law (${state})`,
  };
}

/** Whether the question names a place in France: there its law holds, wherever the people come from. */
function isInFrance({ places }: Frame): boolean {
  return places.some(({ value, provenance }) => provenance !== 'assumed' && /^FR(?:-|$)/u.test(value));
}

/** Of nobody here, with the code that it is of where that is known. */
function ofNobody(frame: Frame, { otherLaw }: Pick<Affinity, 'otherLaw'>): Frame {
  return { ...frame, domain: null, intent: 'out_of_scope', ...(otherLaw && { otherLaw }) };
}

/** Whether the articles may change anything: what is plainly figures, an article's number or a greeting stays so. */
function isOpen(frame: Frame): boolean {
  const { domain, intent, leaning = NO_LEANING, articles, foreignAct, alsoAsked } = frame;
  if (articles.length > 0 || foreignAct || alsoAsked) return false;
  if (domain === 'law') return intent === 'legal';
  if (domain === null && asksWhatCodeSays(frame)) return true;
  return leaning.ofCase && !isElsewhere(leaning) ? intent !== 'greeting' : mayBeOfLaw(frame, leaning);
}

/** Words of another field that what is farmed does not outweigh: « peut-on chasser le sanglier la nuit ». */
function isElsewhere(leaning: Leaning): boolean {
  return isPlainlyOutside(leaning) && leaning.outside >= leaning.figures;
}

function mayBeOfLaw(frame: Frame, leaning: Leaning): boolean {
  if (frame.domain === null) return frame.intent === 'out_of_scope' && !isPlainlyOutside(leaning);
  if (FIGURES_ALONE.includes(frame.intent)) return false;
  return (leaning.law >= HARDLY_LAW && !isFigureAlone(frame)) || isUnclear(frame);
}

/** "who has to pay for filling in the potholes": something costs, and neither what it is nor a measure is named. */
function isUnclear({ products, measures, unheldMeasure, unknownWords }: Frame): boolean {
  if (unheldMeasure !== null || isNamed(products) || unknownWords.length === 0) return false;
  return measures.every(({ words }) => words === undefined);
}

/**
 * Figures in their words, with words of law beside them: "the longest that a grape-harvest contract can run in September",
 * or of what is yet to come, "could next year's grapes of a plot planted in April go into AOC wine".
 */
function hasMuchOfLaw({ domain, intent, articles, alsoAsked, leaning = NO_LEANING }: Frame): boolean {
  const isOfFigures = domain === 'price' || domain === 'production';
  if (!isOfFigures || (intent !== 'forecast' && FIGURES_ALONE.includes(intent))) return false;
  return leaning.law >= MORE_THAN_FARMS && articles.length === 0 && !alsoAsked;
}

/** Figures that no article has more to say of, whatever animal or crop they name. */
function isFigureAlone(frame: Frame): boolean {
  if (isFigureSomewhere(frame) || isUnheldAmount(frame)) return true;
  const isDefined = frame.intent === 'definition' && isNamed(frame.measures);
  const isOrdered = isPartOfProduct(frame) || isFirstOfAll(frame);
  return isDefined || isOrdered || isPriceOf(frame) || isMeasureOfName(frame) || isAbroad(frame);
}

/** « prix d'un hectare de terre », "how much subsidy per hectare": a price or an amount of a kind that is none of those here. */
function isUnheldAmount({ domain, unheldMeasure, measures, leaning = NO_LEANING }: Frame): boolean {
  if (!unheldMeasure) return false;
  if (domain === 'price') return leaning.law < MUCH_OF_LAW;
  return leaning.law < MORE_THAN_FARMS && COUNT.test(unheldMeasure) && isNamed(measures);
}

/** « prix du lait payé par Duval et fils »: the price of a product in so many words, whoever pays it. */
function isPriceOf({ domain, products, measures, leaning = NO_LEANING }: Frame): boolean {
  return domain === 'price' && isNamed(products) && isNamed(measures) && leaning.law < MORE_THAN_FARMS;
}

/**
 * « quels animaux sont les plus abattus », « en quel mois les abattages de porcs … », « quel pays comptait le plus de ruches en
 * 2020 », "which country slaughters the most pigs": which product or time is first by a measure, or which place by one, at a
 * time or of all.
 */
function isFirstOfAll(frame: Frame): boolean {
  const { intent, order, products, measures, leaning = NO_LEANING } = frame;
  if (!order) return false;
  if (order.over === 'places') return isNamed(products) && isFirstPlace(frame, leaning);
  if (!isNamed(measures)) return false;
  const isOfTimes = intent === 'extreme' && order.over === 'periods' && leaning.law < MORE_THAN_FARMS;
  return order.over === 'products' || (isOfTimes && isNamed(products));
}

/** Which place is first at a time, or who has, keeps or slaughters the most: hives and slaughterings are words of law too, "has the most" none. */
function isFirstPlace({ measures, period }: Frame, { law }: Leaning): boolean {
  if (period !== null) return law < MUCH_OF_LAW;
  const isOfAnimals = measures.every(({ value }) => value === 'slaughtered' || value === 'stocks');
  return isOfAnimals && law < MORE_THAN_FARMS;
}

/** « quelle part du raisin de cuve est en AOP »: one product as a part of another. */
function isPartOfProduct({ intent, whole, products, leaning = NO_LEANING }: Frame): boolean {
  return intent === 'share' && Boolean(whole?.product) && isNamed(products) && leaning.law < MUCH_OF_LAW;
}

/** "beehives in Turkey": a thing of another country, and hardly a word of law. */
function isAbroad({ products, places, leaning = NO_LEANING }: Frame): boolean {
  if (leaning.law >= MORE_THAN_FARMS || !isNamed(products) || !isNamed(places)) return false;
  return places.every(({ value }) => /^[A-Z]{2}$/u.test(value) && value !== 'FR' && value !== 'EU');
}

/** « combien d'œufs pond une poule »: whatever the articles say of hens, no word of the question asks for them. */
function isPlainlyOutside({ law, outside }: Leaning): boolean {
  return outside >= PLAINLY_OUTSIDE && law < MORE_THAN_FARMS;
}

/** A measure, held or not, of a place or a time; or a product of both. */
function isFigureSomewhere({ products, measures, unheldMeasure, places, period }: Frame): boolean {
  const isMeasured = unheldMeasure !== null || isNamed(measures);
  const anchors = (places.length > 0 ? 1 : 0) + (period !== null ? 1 : 0);
  return anchors === 2 ? isMeasured || products.length > 0 : isMeasured && anchors === 1;
}
