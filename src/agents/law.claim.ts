import type { Affinity } from '../law/law-affinity.js';
import type { Frame, Leaning } from '../understanding/frame.js';

/** Below this nothing in its words makes a question of figures one of law. */
export const HARDLY_LAW = 1.5;
/** From here on they are of more than farms and farmers. */
export const MORE_THAN_FARMS = 3;

/** What a frame whose field needed no weighing leans to. */
export const NO_LEANING: Leaning = { figures: 0, law: 0, outside: 0 };

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
  /** And for each of the log-odds that it sounds like those of nobody. */
  perStrangeness: 22,
  /** Of a question that figures have claimed: for each point that they are ahead, and for a date or a place in it. */
  perFigure: 4,
  perAnchor: 16,
  /** So many points for figures come of a crop or an animal that is named. */
  fewFigures: 2,
  everydayOfFigures: 0.3,
  /** Of a question of what somebody may or must do, whatever crop or animal it names. */
  ofCase: 45,
  everydayOfCase: 0.24,
};

/**
 * What the best article must score for a question with few words of law, by what speaks for it: fitted by logistic regression
 * to questions of law and of nobody, and set so that nearly all of the former pass.
 */
const WEIGHED = { least: 45, perStrangeness: 14, perLaw: 3.2, perFigure: 2.8, perOutside: 3.9, ofCase: 19 };

/** A question of law in so many words: that no article was found is then the answer. */
const PLAINLY_LEGAL = 6;

/** From here on a question sounds like nobody's whatever the articles have of its words: of thousands that are of law none is so strange. */
const STRANGEST = 2.5;

/** Of a subject that the code does not treat, or one that hardly sounds like law and that no article speaks of. */
export function isOfLaw(
  { leaning = NO_LEANING }: Frame,
  { foreign, unnamed, isFound, score, everyday }: Affinity,
  strangeness: number,
): boolean {
  if (foreign) return false;
  if (unnamed) return true;
  if (leaning.law >= PLAINLY_LEGAL + leaning.outside) return true;
  if (!isFound || strangeness >= STRANGEST) return false;
  return score >= leastOfLegal(leaning, strangeness) || (everyday >= LAW.inSoManyWords && strangeness < 0);
}

/** What the best article must score for a question that its words made one of law. */
function leastOfLegal(leaning: Leaning, strangeness: number): number {
  const plain = leaning.law < LAW.barely && !leaning.ofCase ? LAW.barelyLegal : LAW.hardlyLegal;
  return Math.max(plain, weighedLeast(leaning, strangeness));
}

function weighedLeast({ law, figures, outside, ofCase }: Leaning, strangeness: number): number {
  const against = WEIGHED.perFigure * figures + WEIGHED.perOutside * outside;
  const forLaw = WEIGHED.perLaw * law + (ofCase ? WEIGHED.ofCase : 0);
  return WEIGHED.least + WEIGHED.perStrangeness * strangeness + against - forLaw;
}

/** Whether the articles claim a question that its words gave to no field, or to figures. */
export function isClaimedByLaw(frame: Frame, affinity: Affinity, strangeness: number): boolean {
  const { score, everyday, foreign } = affinity;
  if (foreign || strangeness >= STRANGEST) return false;
  const { leaning = NO_LEANING } = frame;
  if (isOfCase(affinity, leaning)) return true;
  const { figures, law, outside } = leaning;
  const against = LAW.perOutside * outside + LAW.perStrangeness * Math.max(0, strangeness);
  if (frame.domain === null)
    return score >= leastOf(affinity, leaning) + against && isSpokenOf(affinity, leaning);
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
