import type { Order } from '../../understanding/frame.js';
import type { Period } from '../../understanding/dates/period.js';
import type { KnownFact } from '../../wording/facts.js';
import type { EqualTimes, ExtremeFindings } from '../../wording/ranking.findings.js';
import { timesAsked } from './asked.time.js';
import { foundBase } from './found.js';
import { countOf, differenceOf } from './named.figures.js';
import { periodOf, type Desk, type Question } from './question.js';
import { inOrder, tiedWith, type Ranked } from './ranking/ranks.js';
import type { SingleLine } from './single.line.js';

/** The highest or the lowest figure of one line, with the next one or that at the other end. */
export async function extremeOf(
  question: Question,
  desk: Desk,
  order: Order,
  { first, last, facts, notes }: SingleLine,
): Promise<ExtremeFindings> {
  const ranked = inOrder(desk.lexicon, facts, order.end);
  const [extreme = { ...first, rank: 1 }] = ranked;
  const tied = tiedWith(extreme, ranked);
  const isOfYear = asksYear(question, order, [extreme, ...tied]);
  const beside = (order.both ? otherEndOf(ranked) : nextOf(ranked, extreme, isOfYear)) ?? null;
  const alike = order.both && beside ? tiedWith(beside, ranked) : [];
  const rows = [extreme, ...tied, ...(beside ? [beside] : []), ...alike, last];
  const base = await foundBase(question, desk, rows, notes);
  return {
    kind: 'extreme',
    ...base,
    end: order.end,
    extreme,
    ...equalTimes(tied),
    ...(isOfYear ? { isOfYear } : {}),
    ...besideIt(extreme, beside, order),
    ...(alike.length > 0 && { otherTimes: equalTimes(alike) }),
    ...timesOf(order.both ? null : beside, ranked),
    from: first.period,
    to: last.period,
    ...timesExamined(periodOf(question), facts),
  };
}

/** « en quelle année »: a year is asked for of figures by the month or the week, of which one alone is the extreme. */
function asksYear({ frame }: Question, { both }: Order, extremes: readonly KnownFact[]): boolean {
  const isFiner = extremes.length === 1 && extremes.every(({ period }) => period.length > YEAR.length);
  return isFiner && !both && frame.steps === 'year' && frame.period?.value.kind !== 'at';
}

const YEAR = 'YYYY';

/** The figure behind the extreme; where a year is asked for that of another one. */
function nextOf(ranked: readonly Ranked[], extreme: Ranked, isOfYear: boolean): Ranked | undefined {
  const yearOf = ({ period }: KnownFact): string => period.slice(0, YEAR.length);
  return ranked.find((one) => one.rank > extreme.rank && !(isOfYear && yearOf(one) === yearOf(extreme)));
}

/** The figure at the other end, the first of those that are equal. */
function otherEndOf(ranked: readonly Ranked[]): Ranked | undefined {
  return ranked.find(({ rank }) => rank === ranked.at(-1)?.rank);
}

function equalTimes(tied: readonly Ranked[]): EqualTimes {
  return tied.length > 0 ? { tied, times: countOf(tied.length + 1) } : {};
}

/** Times that are asked for one by one: as they are named where they have several figures each. */
function timesExamined(period: Period | null, facts: readonly KnownFact[]): Pick<ExtremeFindings, 'periods'> {
  if (period?.kind !== 'each') return {};
  const isOneEach = facts.length <= period.spans.length;
  return { periods: isOneEach ? facts.map((fact) => fact.period) : timesAsked(period) };
}

/** How many times the next figure is reached, where it is more than once. */
function timesOf(next: Ranked | null, ranked: readonly Ranked[]): Pick<ExtremeFindings, 'nextTimes'> {
  const others = next ? tiedWith(next, ranked) : [];
  return others.length > 0 ? { nextTimes: countOf(others.length + 1) } : {};
}

/** The figure at the other end where both are asked for, else the next one. */
function besideIt(
  extreme: KnownFact,
  beside: KnownFact | null,
  { both }: Order,
): Pick<ExtremeFindings, 'next' | 'opposite' | 'gap'> {
  if (!both || !beside) return { next: beside };
  return { next: null, opposite: beside, gap: differenceOf(beside, extreme) };
}
