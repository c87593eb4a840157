import type { Period, Span } from '../../../understanding/dates/period.js';
import { asksGapMove, gapWayOf } from '../../../understanding/intents/gap-words.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { GapMovedFindings, Pair } from '../../../wording/correlation.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { percentOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, byOf } from '../ranking/ranks.js';
import { seek } from '../seeking.js';
import { wantsVerdict } from '../verdict.js';
import { gapOf, isOfGap, pairsIn } from './widest-gap.intent.js';
import { answerComparison } from './comparison.intent.js';

/** « plus grand qu'en 2020 », "wider than in 2020": the one time that is named is the earlier of the two. */
const THAN = /(?<![a-z])(?:qu(?:e |['’])|than )/;

/** « l'écart entre le blé et le maïs est-il plus grand qu'en 2020 », "has the gap between France and Germany widened since 2015". */
export function asksGapMoved(question: Question): boolean {
  const isPicked = question.frame.order !== null && !THAN.test(fold(question.frame.text));
  return isOfGap(question) && !isPicked && timesOf(question) !== null;
}

/** How far apart two lines of figures were at the first and the last of the times that are asked about. */
export async function answerGapMoved(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const period = timesOf(question);
  const step = question.domain === 'price' && isOfYears(period) ? 'annual' : null;
  const sought = await seek(question, desk, { places, period, step });
  if (sought.failures.length > 0) return explain(question, desk, sought.failures);
  const pairs = pairsIn(sought);
  const newest =
    step && isUpToNow(period) ? pairsIn(await seek(question, desk, { places, period: LATEST })) : [];
  const [first, last] = [pairs[0], [...pairs, ...newest].at(-1)];
  if (!first || !last || !areApart(desk, first, last)) return answerComparison(question, desk);
  const [earlier, later] = [gapOf(desk, first), gapOf(desk, last)];
  return {
    kind: 'gap-moved',
    ...(await foundBase(question, desk, [...earlier.sides, ...later.sides], [...sought.notes, ...notes])),
    by: byOf(last),
    earlier,
    later,
    percent: percentOf(earlier.size, later.size),
    holds: holdsOf(question, later.size.value - earlier.size.value),
  };
}

/** Whether they are of two times, and of figures that can be set against one another. */
function areApart({ lexicon }: Desk, first: Pair, last: Pair): boolean {
  return first[0].period !== last[0].period && areComparable(lexicon, last);
}

/** Whether the gap went the way that the question puts up; null where it puts up none. */
function holdsOf(question: Question, difference: number): GapMovedFindings['holds'] {
  const way = gapWayOf(question.frame.text);
  if (!wantsVerdict(question) || way === null) return null;
  return way === 'wider' ? difference > 0 : difference < 0;
}

/** From the earlier to the later of the times; null where there are not two. */
function timesOf(question: Question): Period | null {
  const period = periodOf(question);
  const back = asksGapMove(question.frame.text) ? lookingBack(period) : null;
  if (back) return back;
  const isEarlier = period?.kind === 'at' && THAN.test(fold(question.frame.text));
  return isEarlier ? { kind: 'between', from: period.span, to: null } : namedTimesOf(period);
}

/** Of a gap that moves: from a year ago to now where no time is named, or from so long ago; null where two times are. */
function lookingBack(period: Period | null): Period | null {
  if (isOpen(period)) return SINCE_A_YEAR_AGO;
  return period?.kind === 'last' ? { ...period, asChange: true } : null;
}

function namedTimesOf(period: Period | null): Period | null {
  if (period?.kind === 'between') return period.from && period;
  return period?.kind === 'each' ? fromFirstToLast(period.spans) : null;
}

function fromFirstToLast(spans: readonly Span[]): Period | null {
  const [from = null, to = null] = spans.toSorted((one, other) => one.from.localeCompare(other.from));
  return spans.length === 2 ? { kind: 'between', from, to } : null;
}

const SINCE_A_YEAR_AGO: Period = { kind: 'last', count: 1, grain: 'year', asChange: true };
const LATEST: Period = { kind: 'latest', grain: null };

function isUpToNow(period: Period | null): boolean {
  return period?.kind === 'between' && period.to === null;
}

function isOfYears(period: Period | null): boolean {
  const isYear = (span: Span | null): boolean => span === null || span.grain === 'year';
  return period?.kind === 'between' && isYear(period.from) && isYear(period.to);
}
