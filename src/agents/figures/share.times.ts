import { mean, sum } from '../../statistics/formulas/mean.formula.js';
import { share } from '../../statistics/formulas/share.formula.js';
import type { Day } from '../../statistics/series.js';
import type { KnownFact } from '../../wording/facts.js';
import type { ShareFindings } from '../../wording/found.findings.js';
import type { Order } from '../../understanding/frame.js';
import type { Line } from './availability.js';
import { agreesWithMovement } from './change.claim.js';
import { asksYesOrNo } from './claim.js';
import { countOf } from './named.figures.js';
import { periodOf, type Desk, type Question } from './question.js';
import { baseValue } from './ranking/ranks.js';
import { factOf, knownOf } from './track.js';
import { containsWord } from './word.search.js';

const MEAN_WORDS = ['moyenne', 'moyen', 'moy', 'average', 'mean', 'averaged', 'avg'];

export interface ShareLines {
  parts: readonly Line[];
  whole: Line;
}

type OverTime = NonNullable<ShareFindings['overTime']>;

/** The share at each of the times asked for, where they are several; null where it is of one time. */
export function shareOverTime(question: Question, desk: Desk, lines: ShareLines): OverTime | null {
  const days = daysAsked(question, lines);
  const times = days.flatMap((day) => shareAt(desk, lines, day) ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last || times.length < 2) return null;
  const points = last.percent.value - first.percent.value;
  const isMean = MEAN_WORDS.some((word) => containsWord(question.frame.text, word));
  const value = mean(times.map(({ percent }) => percent.value)) ?? 0;
  return {
    times,
    isEach: periodOf(question)?.kind === 'each' && !isMean,
    change: { name: 'difference', value: points, unit: 'points' },
    mean: isMean ? { name: 'mean', value, unit: '%' } : null,
    count: countOf(times.length),
    holds: holdsOf(question, points),
  };
}

/** « la part a-t-elle baissé »: a yes or a no; none where nothing is supposed. */
function holdsOf({ frame }: Question, points: number): boolean | null {
  const { movement, text } = frame;
  if (!movement) return null;
  const agrees = agreesWithMovement(frame, points);
  if (agrees !== null || !asksYesOrNo(text)) return agrees;
  return movement === 'up' ? points > 0 : points < 0;
}

/** The times that all the lines have: those asked for, or the last two where it is only asked how the share has moved. */
function daysAsked(question: Question, { parts, whole }: ShareLines): Day[] {
  const period = periodOf(question);
  const lines = [...parts, whole];
  const [first, ...others] = lines.map((line) => {
    const known = period === null ? knownOf(line.track) : line.observations;
    return known.map((one) => one.period);
  });
  const days = (first ?? []).filter((day) => others.every((own) => own.includes(day)));
  if (asksExtremeShare(question)) return days;
  if (period === null) return question.frame.movement ? days.slice(-2) : [];
  return period.kind === 'at' || period.kind === 'latest' ? [] : days;
}

/** « en quelle année la part a-t-elle été la plus grosse ». */
export function asksExtremeShare({ frame: { order, threshold } }: Question): boolean {
  return !threshold && order?.over === 'periods' && (order.count ?? 1) === 1 && !order.both;
}

/** The share of the time at which it was highest or lowest, with the one next to it; as it is where it is of one time. */
export function atExtremeShare(found: ShareFindings, { frame: { order } }: Question): ShareFindings {
  const { overTime, ...rest } = found;
  if (!overTime || !order) return found;
  const { times } = overTime;
  const [first, next] = inOrder(times, order.end);
  const [part, ...together] = first?.parts ?? [];
  if (!first || !next || !part || together.length > 0) return found;
  const { percent, whole } = first;
  return { ...rest, part, whole, percent, among: { end: order.end, ...endsOf(times), next } };
}

function inOrder(times: OverTime['times'], end: Order['end']): OverTime['times'] {
  const sign = end === 'lowest' ? 1 : -1;
  return times.toSorted((a, b) => sign * (a.percent.value - b.percent.value));
}

function endsOf(times: OverTime['times']): { from: string; to: string } {
  return { from: times[0]?.period ?? '', to: times.at(-1)?.period ?? '' };
}

function shareAt(desk: Desk, { parts, whole }: ShareLines, day: Day): OverTime['times'][number] | null {
  const facts = parts.flatMap((line) => factAt(line, day) ?? []);
  const of = factAt(whole, day);
  if (!of || facts.length < parts.length) return null;
  const value = share(sum(facts.map((fact) => baseValue(desk.lexicon, fact))), baseValue(desk.lexicon, of));
  return value === null
    ? null
    : { period: of.period, parts: facts, whole: of, percent: { name: 'share', value, unit: '%' } };
}

/** The figure of a line at one time. */
export function factAt(line: Line, period: Day): KnownFact | null {
  const one = knownOf(line.track).find((observation) => observation.period === period);
  return one ? factOf(line.track, one) : null;
}
