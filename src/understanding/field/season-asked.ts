import type { Evidence } from '../reading.js';
import { wordAt, wordsAt } from '../text/number-words.js';

const TIME =
  /^(?:quand|quel(?:le)? (?:mois|saison|periode|epoque|moment|date|semaine)|when|(?:what|which) (?:months?|season|time|week)|how long|combien de temps)(?: |$)/;
/** Before a time that is asked for stands nothing but « en », "in" or what asks for an answer. */
const BEFORE = /^(?:|en|a|vers|pendant|in|at|,|\.|\?|et|and|savoir|sais|dire|moi|know|me)$/;
const SEASON =
  /^(?:dates?|periodes?|saisons?|epoques?|calendriers?|durees?) (?:de |d |des |du |de la |de l )?$/;
/** How many words lie between the time and what is done then: « quel mois les Allemands sèment-ils ». */
const FAR = 8;

interface Work {
  /** Forms of the verb as of every year. */
  done: RegExp;
  named: RegExp;
  /** What is asked for. */
  dates: string;
}

const WORKS: readonly Work[] = [
  {
    done: /^(?:recoltent?|recoltee?s?|moissonnent?|moissonnee?s?|vendangent?|vendangee?s?|cueillent?|cueillie?s?|ramassent?|ramassee?s?|harvest(?:s|ed)?|pick(?:s|ed)?|reap(?:s|ed)?)$/,
    named: /^(?:moissons?|recoltes?|vendanges?|cueillettes?|harvest|harvesting|picking)$/,
    dates: 'dates de récolte',
  },
  {
    done: /^(?:sement?|semee?s?|plantent?|plantee?s?|sow[ns]?|plant(?:s|ed)?|drill(?:s|ed)?)$/,
    named: /^(?:semis|semailles|plantations?|sowing|planting)$/,
    dates: 'dates de semis',
  },
];

const GOES_ON =
  /^(?:commencent?|debutent?|demarrent?|finit|finissent|terminent?|dure|durent|lieu|font|fait|starts?|begins?|ends?|takes?|lasts?)$/;
/** What was done once, and how far back a time lies: « quand a-t-on récolté », "when was … harvested". */
const ONCE = /^(?:a|ont|avait|avons|did|was|were|has|have|last|dernier|derniere)$/;
/** What asks for a figure of it: the most, a limit, a move, a price. */
const OF_FIGURES = ['most', 'least', 'above', 'below', 'more-than', 'up', 'down', 'top', 'rank', 'price-cue', 'record', 'market-high', 'market-low', 'change', 'average', 'forecast']; // prettier-ignore

/**
 * What is asked for where it is asked in which season a crop is sown or brought in, which no table tells: the dates of its
 * harvest or of its sowing; null where it is not, or where the time of a figure is asked for.
 */
export function findSeasonAsked(evidence: Evidence): string | null {
  const isOfFigure = evidence.has(...OF_FIGURES) || evidence.all('unit').length + evidence.dates.length > 0;
  return isOfFigure ? null : (WORKS.find((work) => isAsked(work, evidence))?.dates ?? null);
}

function isAsked(work: Work, evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  return tokens.some(({ folded }, at) => {
    if (!evidence.isInFocus(at)) return false;
    if (work.named.test(folded)) return isSeasonBefore(at, evidence);
    const asks =
      TIME.test(wordsAt(tokens, at, 3)) &&
      BEFORE.test(wordAt(tokens, at - 1)) &&
      wordAt(tokens, at - 2) !== 'jusqu';
    return asks && isOf(work, clauseBehind(at, evidence));
  });
}

/** « date des vendanges », « période de récolte ». */
function isSeasonBefore(at: number, { reading: { tokens } }: Evidence): boolean {
  return [1, 2, 3].some((count) => at >= count && SEASON.test(`${wordsAt(tokens, at - count, count)} `));
}

/** The words behind the time, up to a mark. */
function clauseBehind(at: number, { reading: { tokens } }: Evidence): string[] {
  const behind = tokens.slice(at + 1, at + 1 + FAR);
  const mark = behind.findIndex(({ kind }) => kind === 'mark');
  return behind.slice(0, mark < 0 ? undefined : mark).map(({ folded }) => folded);
}

/** Whether the work is done then as in every year, or goes on. */
function isOf({ done, named }: Work, clause: readonly string[]): boolean {
  if (clause.some((word) => ONCE.test(word) && !isPlace(word, clause))) return false;
  const isDone = clause.some((word, at) => done.test(word) && !NOUN_AHEAD.test(clause[at - 1] ?? ''));
  return isDone || [named, GOES_ON].every((words) => clause.some((word) => words.test(word)));
}

/** « ma récolte » is no verb. */
const NOUN_AHEAD = /^(?:la|ma|sa|ta|une|leur|notre|nos|cette|les|des|de|d|the|a|my|our)$/;

/** « a lieu », « ont lieu ». */
function isPlace(word: string, clause: readonly string[]): boolean {
  return clause[clause.indexOf(word) + 1] === 'lieu';
}
