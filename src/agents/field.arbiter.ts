import type { Affinity, LawAffinity } from '../law/law-affinity.js';
import type { Frame, Intent, Leaning } from '../understanding/frame.js';

/** Set on questions whose field is known; the scale is that of the search of the law. */
const LAW = {
  /** What the best article must score for a question with few words of law. */
  hardlyLegal: 30,
  /** The same where its words of law weigh less than this, and nobody asks what he may do. */
  barelyLegal: 41,
  barely: 4,
  /** What the best article must score for a question that no field has claimed, and the words that it must know of it. */
  unclaimed: 32,
  evidence: 14,
  /** The same where not a word of the question is of law. */
  unspoken: 60,
  everyday: 0.25,
  /** Where an article has nearly all words of the question (« c'est quoi la vaine pâture »), fewer will do. */
  inSoManyWords: 0.88,
  fewerWords: 6,
  fewerWordsOutside: 13,
  scoreOfFewer: 45,
  /** How much more for each point that speaks for no field at all. */
  perOutside: 6,
  /** Of a question that figures have claimed: for each point that they are ahead, and for a date or a place in it. */
  perFigure: 4,
  perAnchor: 16,
  /** So many points for figures come of a crop or an animal that is named. */
  fewFigures: 2,
  everydayOfFigures: 0.3,
  /** Of a question of what somebody may or must do, whatever crop or animal it names. */
  ofCase: 45,
  everydayOfCase: 0.24,
  /** Below this nothing in its words makes a question of figures one of law. */
  leaning: 1.5,
  /** From here on they are of more than farms and farmers. */
  more: 3,
};

/** Questions of figures that are never of law. */
const FIGURES_ALONE: readonly Intent[] = ['conversion', 'coverage', 'correlation', 'forecast'];
/** A question of law in so many words: that no article was found is then the answer. */
const PLAINLY_LEGAL = 6;

/** Words of another field that leave no doubt. */
const PLAINLY_OUTSIDE = 6;
/** Letters of a word that says nothing by itself. */
const SMALL = 3;

const NO_LEANING: Leaning = { figures: 0, law: 0, outside: 0 };

/**
 * Second thoughts on the field of a question. Its words alone do not tell that « mon neveu de 15 ans peut-il travailler à
 * la ferme » is law and « mon chien a mangé du chocolat » is nobody's: the articles do, by what they have to say of it.
 */
export class FieldArbiter {
  constructor(private readonly law: Pick<LawAffinity, 'measure'>) {}

  /** The frame as it is, or as one of law or of nobody. */
  async settle(frame: Frame, question: string, today: string): Promise<Frame> {
    if (!isOpen(frame)) return frame;
    const affinity = await this.law.measure(question, today);
    if (affinity.unnamed && frame.domain !== 'law' && isNothingNamed(frame)) return ofLaw(frame);
    if (frame.domain === null && affinity.foreign) return ofNobody(frame, affinity);
    if (frame.domain === 'law') return settleLaw(frame, affinity);
    return isClaimedByLaw(frame, affinity) ? abroadOrHere(ofLaw(frame), affinity) : frame;
  }
}

/** A question that its words make one of law. */
function settleLaw(frame: Frame, affinity: Affinity): Frame {
  const settled = affinity.foreign ? frame : abroadOrHere(frame, affinity);
  return settled.foreignAct || isOfLaw(frame, affinity) ? settled : ofNobody(frame, affinity);
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
function ofNobody(frame: Frame, { otherLaw }: Affinity): Frame {
  return { ...frame, domain: null, intent: 'out_of_scope', ...(otherLaw && { otherLaw }) };
}

/** Whether the articles may change anything: what is plainly figures, an article's number or a greeting stays so. */
function isOpen(frame: Frame): boolean {
  const { domain, intent, leaning = NO_LEANING, articles, foreignAct, alsoAsked } = frame;
  if (articles.length > 0 || foreignAct || alsoAsked) return false;
  if (domain === 'law') return intent === 'legal';
  return leaning.ofCase && !isElsewhere(leaning) ? intent !== 'greeting' : mayBeOfLaw(frame, leaning);
}

/** Words of another field that what is farmed does not outweigh: « peut-on chasser le sanglier la nuit ». */
function isElsewhere(leaning: Leaning): boolean {
  return isPlainlyOutside(leaning) && leaning.outside >= leaning.figures;
}

function mayBeOfLaw(frame: Frame, leaning: Leaning): boolean {
  if (frame.domain === null) return frame.intent === 'out_of_scope' && !isPlainlyOutside(leaning);
  return leaning.law >= LAW.leaning && !isFigureAlone(frame);
}

/** Figures that no article has more to say of, whatever animal or crop they name. */
function isFigureAlone(frame: Frame): boolean {
  if (FIGURES_ALONE.includes(frame.intent) || isFigureSomewhere(frame) || isUnheldAmount(frame)) return true;
  const isDefined = frame.intent === 'definition' && isNamed(frame.measures);
  return isDefined || isPriceOf(frame) || isNothingElse(frame) || isFirstOfAll(frame) || isAbroad(frame);
}

/** « prix d'un hectare de terre », "how much subsidy per hectare": a price or an amount of a kind that is none of those here. */
function isUnheldAmount({ domain, unheldMeasure, measures, leaning = NO_LEANING }: Frame): boolean {
  if (!unheldMeasure || leaning.law >= LAW.more) return false;
  return domain === 'price' || (COUNT.test(unheldMeasure) && isNamed(measures));
}

/** « prix du lait payé par Duval et fils »: the price of a product in so many words, whoever pays it. */
function isPriceOf({ domain, products, measures, leaning = NO_LEANING }: Frame): boolean {
  return domain === 'price' && isNamed(products) && isNamed(measures) && leaning.law < LAW.more;
}

/** « quels animaux sont les plus abattus », « en quel mois les abattages de porcs … »: which product or time is first by a measure. */
function isFirstOfAll({ intent, order, products, measures, leaning = NO_LEANING }: Frame): boolean {
  if (!order || !isNamed(measures)) return false;
  const isOfTimes = intent === 'extreme' && order.over === 'periods' && leaning.law < LAW.more;
  return order.over === 'products' || (isOfTimes && isNamed(products));
}

/** "beehives in Turkey": a thing of another country, and hardly a word of law. */
function isAbroad({ products, places, leaning = NO_LEANING }: Frame): boolean {
  if (leaning.law >= LAW.more || !isNamed(products) || !isNamed(places)) return false;
  return places.every(({ value }) => /^[A-Z]{2}$/u.test(value) && value !== 'FR' && value !== 'EU');
}

/** Whether any of them is said, and not assumed. */
export function isNamed(slots: Frame['products']): boolean {
  return slots.some(({ provenance }) => provenance !== 'assumed');
}

/** « combien d'œufs pond une poule »: whatever the articles say of hens, no word of the question asks for them. */
function isPlainlyOutside({ law, outside }: Leaning): boolean {
  return outside >= PLAINLY_OUTSIDE && law < LAW.more;
}

/**
 * « prix du foie gras », « nombre de ruches »: a measure or a count and a product in so many words, and nothing beside
 * them but small ones.
 */
function isNothingElse({ text, products, measures }: Frame): boolean {
  const named = [...products, ...measures].filter(({ provenance }) => provenance === 'explicit');
  if (products.length === 0 || measures.length === 0) return false;
  const rest = named.reduce((left, slot) => left.replace(slot.words ?? '', ' '), text);
  const words = rest.replace(COUNT, ' ').split(/[^\p{L}\d]+/u);
  return (named.length > 1 || COUNT.test(rest)) && words.every((word) => word.length <= SMALL);
}

const COUNT = /\b(?:nombre|combien|number|how many|how much)\b/iu;

/** A measure, held or not, of a place or a time; or a product of both. */
function isFigureSomewhere({ products, measures, unheldMeasure, places, period }: Frame): boolean {
  const isMeasured = unheldMeasure !== null || isNamed(measures);
  const anchors = (places.length > 0 ? 1 : 0) + (period !== null ? 1 : 0);
  return anchors === 2 ? isMeasured || products.length > 0 : isMeasured && anchors === 1;
}

/** Of a subject that the code does not treat, or one that hardly sounds like law and that no article speaks of. */
function isOfLaw(
  { leaning = NO_LEANING }: Frame,
  { foreign, unnamed, isFound, score, everyday }: Affinity,
): boolean {
  if (foreign) return false;
  if (unnamed) return true;
  if (leaning.law >= PLAINLY_LEGAL + leaning.outside) return true;
  const least = leaning.law < LAW.barely && !leaning.ofCase ? LAW.barelyLegal : LAW.hardlyLegal;
  return isFound && (score >= least || everyday >= LAW.inSoManyWords);
}

function isClaimedByLaw(frame: Frame, affinity: Affinity): boolean {
  const { score, everyday, foreign } = affinity;
  if (foreign) return false;
  const { leaning = NO_LEANING } = frame;
  if (isOfCase(affinity, leaning)) return true;
  const { figures, law, outside } = leaning;
  if (frame.domain === null)
    return score >= leastOf(affinity, leaning) + LAW.perOutside * outside && isSpokenOf(affinity, leaning);
  const anchors = (frame.period ? 1 : 0) + (frame.places.length > 0 ? 1 : 0);
  const ahead = Math.max(0, figures - law);
  return (
    score >= LAW.unclaimed + LAW.perFigure * ahead + LAW.perAnchor * anchors &&
    everyday >= LAW.everydayOfFigures
  );
}

/** What somebody may or must do, of which an article speaks, whatever crop or animal is named. */
function isOfCase({ score, everyday }: Affinity, { ofCase }: Leaning): boolean {
  return ofCase === true && score >= LAW.ofCase && everyday >= LAW.everydayOfCase;
}

/**
 * What the best article must score for a question that no field has claimed: more where not a word of it is of law, and still
 * more for figures in it (« pourquoi ma farine augmente si le blé baisse »).
 */
function leastOf({ everyday }: Affinity, { figures, law }: Leaning): number {
  if (law > 0) return LAW.unclaimed;
  const least = LAW.unclaimed + LAW.perFigure * Math.max(0, figures - LAW.fewFigures);
  return everyday < LAW.inSoManyWords ? Math.max(least, LAW.unspoken) : least;
}

/** Whether an article speaks of a question that none of its words has claimed for a field. */
function isSpokenOf({ score, everyday, evidence }: Affinity, { law, outside }: Leaning): boolean {
  if (evidence >= LAW.evidence) return everyday >= LAW.everyday;
  if (everyday < LAW.inSoManyWords || score < LAW.scoreOfFewer) return false;
  return evidence >= (outside > law ? LAW.fewerWordsOutside : LAW.fewerWords);
}
