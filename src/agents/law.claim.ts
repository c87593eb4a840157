import type { Affinity } from '../law/law-affinity.js';
import { NO_LEANING } from '../understanding/field/leaning.js';
import type { Frame } from '../understanding/frame.js';
import { wordCount } from './word.count.js';

/** Below this nothing in its words makes a question of figures one of law. */
export const HARDLY_LAW = 1.5;
/** From here on they are of more than farms and farmers. */
export const MORE_THAN_FARMS = 3;

/**
 * What makes a question nobody's that may be of the law, in log-odds: fitted by logistic regression to examples of either
 * kind, each weighed by a model that had not seen it. The score is that of the best article; it and the words count up to
 * a limit, from where on more of them tells nothing.
 */
const WEIGHTS = {
  bias: 5.41,
  /** For each of the log-odds that it sounds like those of nobody. */
  strangeness: 1.03,
  law: -0.24,
  figures: 0.12,
  outside: 0.13,
  /** Where its words made it one of law. */
  claimed: -0.38,
  score: -0.05,
  word: -0.07,
};
const MOST = { leaning: 12, score: 120, words: 30 };
/** From here on it is taken for nobody's: of a hundred questions of law two or three are refused then. */
const NOBODYS = 1;

/** Of a question of figures, what the best article must score: more for each point that figures are ahead, and for a date or a place. */
const OF_FIGURES = { least: 32, perFigure: 4, perAnchor: 16, everyday: 0.3 };
/** Of a question of what somebody may or must do, whatever crop or animal it names. */
const OF_CASE = { least: 45, everyday: 0.24 };

/** Whether a question is the law's that its words gave to it, or to no field. */
export function isOfLaw(frame: Frame, affinity: Affinity, strangeness: number): boolean {
  if (asksWhatCodeSays(frame)) return true;
  if (affinity.foreign) return false;
  if (affinity.unnamed) return true;
  return oddsOfNobody(frame, affinity, strangeness) < NOBODYS;
}

/** « qu'est-ce que le code rural appelle foie gras », "what does the rural code say of": whatever menu it is for. */
export function asksWhatCodeSays({ text }: Frame): boolean {
  return SAYS.test(text);
}

const SAYS =
  /(?:code rural(?: et de la p[êe]che(?: maritime)?)? (?:appelle|entend|dit|d[ée]finit|pr[ée]voit|nomme|consid[èe]re|autorise|interdit|impose)|(?:dit|pr[ée]voit|entend|d[ée]finit) le code rural|(?:does|do) the (?:french )?rural code (?:call|mean|say|define|understand|provide|require|allow|forbid))/iu;

function oddsOfNobody(frame: Frame, { score }: Affinity, strangeness: number): number {
  const { law, figures, outside } = frame.leaning ?? NO_LEANING;
  const leaning = (points: number): number => Math.min(MOST.leaning, points);
  return (
    WEIGHTS.bias +
    WEIGHTS.strangeness * strangeness +
    WEIGHTS.law * leaning(law) +
    WEIGHTS.figures * leaning(figures) +
    WEIGHTS.outside * leaning(outside) +
    (frame.domain === 'law' ? WEIGHTS.claimed : 0) +
    WEIGHTS.score * Math.min(MOST.score, score) +
    WEIGHTS.word * Math.min(MOST.words, wordCount(frame.text))
  );
}

/** What no question of figures scores, whatever words of law stand in it. */
const PLAINLY = { least: 200, everyday: 0.4 };

/** Whether an article says so much of a question that no figures can be meant. */
export function isPlainlyOfLaw({ score, everyday, foreign }: Affinity): boolean {
  return !foreign && score >= PLAINLY.least && everyday >= PLAINLY.everyday;
}

/** Whether the articles claim a question that its words gave to figures. */
export function isTakenByLaw(frame: Frame, { score, everyday, foreign }: Affinity): boolean {
  if (foreign) return false;
  const { figures, law, ofCase } = frame.leaning ?? NO_LEANING;
  if (ofCase === true && score >= OF_CASE.least && everyday >= OF_CASE.everyday) return true;
  const anchors = (frame.period ? 1 : 0) + (frame.places.length > 0 ? 1 : 0);
  const ahead = Math.max(0, figures - law);
  return (
    score >= OF_FIGURES.least + OF_FIGURES.perFigure * ahead + OF_FIGURES.perAnchor * anchors &&
    everyday >= OF_FIGURES.everyday
  );
}
