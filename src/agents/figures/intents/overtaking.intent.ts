import type { OvertakingFindings, Pair } from '../../../wording/correlation.findings.js';
import type { KnownFact } from '../../../wording/facts.js';
import { fold } from '../../../understanding/text/normalise.js';
import { sideOf } from '../claim.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isNegated } from '../negation.js';
import { choosesSide, overtakingAsked, type OvertakingAsked } from '../overtaking.asked.js';
import { pairsOf } from '../paired.lines.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue, byOf } from '../ranking/ranks.js';
import { seek, type Sought } from '../seeking.js';
import { stretchOf } from '../single.line.js';
import type { Line } from '../availability.js';
import { answerComparison } from './comparison.intent.js';

/** « quand la France a-t-elle été dépassée par », "overtaken by": what comes first is the other side. */
const PASSIVE =
  /(?<![a-z])(?:(?:depasse|devance|surpasse|double|supplante|detrone|rattrape|battu)e?s? par|(?:overtaken|surpassed|passed|outstripped|outpaced|exceeded|beaten) by)(?![a-z])/;

/** « quand la Roumanie a-t-elle dépassé la France », "has robusta always been dearer than arabica": of two lines, at which times the one was beyond the other. */
export function asksOvertaking(question: Question): boolean {
  return overtakingAsked(question) !== null;
}

/** At which of the times that both lines have figures of the first was beyond the second. */
export async function answerOvertaking(question: Question, desk: Desk): Promise<FigureAnswer> {
  const asked = overtakingAsked(question) ?? 'when';
  const { places, notes } = placesOrDefault(question);
  const step = setsYears(question, asked) ? 'annual' : null;
  const sought = await seek(question, desk, { places, period: stretchOf(periodOf(question)), step });
  if (sought.failures.length > 0) return explain(question, desk, sought.failures);
  const end = endOf(question);
  const pairs = pairsIn(question, desk, sought, { asked, end });
  const [first, now] = [pairs[0], pairs.at(-1)];
  if (!first || !now || !areComparable(desk.lexicon, now)) return answerComparison(question, desk);
  const { told, ...times } = timesOf(desk, pairs, end);
  const exceptions = exceptionsTold(asked, times.pairs);
  const shown = asked === 'named' ? pairs.flat() : [...exceptions.flat(), ...told, ...now];
  const compared = countOf(pairs.length, 'compared');
  return {
    kind: 'overtaking',
    ...(await foundBase(question, desk, shown, [...sought.notes, ...notes])),
    by: byOf(now),
    end,
    asked,
    ...times,
    ...(exceptions.length > 0 && { exceptions }),
    ...(choosesSide(question) && { isChoice: true as const }),
    now,
    compared,
    holds: holdsOf(question, asked, { ...times, compared }, first[0].period),
    from: first[0].period,
    to: now[0].period,
  };
}

function exceptionsTold(
  asked: OvertakingAsked,
  pairs: Parameters<typeof exceptionsOf>[0] = [],
): ReturnType<typeof exceptionsOf> {
  return asked === 'always' ? exceptionsOf(pairs) : [];
}

type End = OvertakingFindings['end'];

function endOf(question: Question): End {
  const { text, order } = question.frame;
  if (choosesSide(question)) return order?.end ?? 'highest';
  return sideOf(text) === 'below' ? 'lowest' : 'highest';
}

/** The figures of the two lines side by side; none where there are more lines, or where a time that is named has none. */
function pairsIn(
  question: Question,
  desk: Desk,
  { holdings }: Sought,
  { asked, end }: { asked: OvertakingAsked; end: End },
): Pair[] {
  const lines = holdings.flatMap((holding) => holding.lines);
  const [one, other, ...more] = ordered(question, lines);
  const pairs = one && other && more.length === 0 ? pairsOf(one, other) : [];
  if (asked === 'named' && !areAll(question, pairs)) return [];
  return choosesSide(question) ? byMost(desk, pairs, end) : pairs;
}

/** Where it is asked which, that one in front that it is of more of the times. */
function byMost(desk: Desk, pairs: Pair[], end: End): Pair[] {
  const { count } = timesOf(desk, pairs, end);
  return count.value * 2 >= pairs.length ? pairs : pairs.map(([one, other]) => [other, one]);
}

type Times = Pick<OvertakingFindings, 'since' | 'count' | 'compared'>;

const isAlways = ({ count, compared }: Times): boolean => count.value === compared.value;
const unasked = (): null => null;

/** Whether what is put up is so; null where nothing is, or where no figures tell: it was never behind, or still is ahead but not always was. */
const HOLDS: Readonly<Record<OvertakingAsked, (times: Times) => boolean | null>> = {
  when: unasked,
  often: unasked,
  which: unasked,
  ever: ({ count }) => count.value > 0,
  always: isAlways,
  named: isAlways,
  still: (times) => (times.since === null ? false : isAlways(times) || null),
  overtaken: (times) => {
    if (times.count.value === 0) return false;
    return (times.since !== null && !isAlways(times)) || null;
  },
};

/** As above; null of words that are turned round or ask which, and of a yes to a time of which no figures are known: « chaque année depuis 1980 ». */
function holdsOf(question: Question, asked: OvertakingAsked, times: Times, first: string): boolean | null {
  if (isNegated(question.frame.text) || choosesSide(question)) return null;
  const holds = HOLDS[asked](times);
  const period = periodOf(question);
  const start = period?.kind === 'between' ? period.from?.to : undefined;
  return holds === true && asked === 'always' && start !== undefined && first > start ? null : holds;
}

/** Years are compared by their means, where years are asked for: « chaque année », « en 2020 et en 2022 ». */
function setsYears(question: Question, asked: OvertakingAsked): boolean {
  const period = periodOf(question);
  if (asked === 'named')
    return period?.kind === 'each' && period.spans.every(({ grain }) => grain === 'year');
  if (asked === 'which') return question.frame.steps === 'year';
  return asked !== 'when' && question.frame.steps === 'year' && BY_YEAR.test(fold(question.frame.text));
}

const BY_YEAR =
  /(?<![a-z])(?:(?:combien|nombre) (?:de |d.)annees|(?:how many|number of)(?: of the)? years|chaque (?:annee|an)|tou(?:s|tes) les (?:ans|annees)|(?:each|every)(?: and every| single)? year|in all (?:the )?years)(?![a-z])/;

/** Of each time that is named there is one figure of both. */
function areAll(question: Question, pairs: readonly Pair[]): boolean {
  const period = periodOf(question);
  return period?.kind === 'each' && pairs.length === period.spans.length && pairs.length <= MOST_NAMED;
}

const MOST_NAMED = 4;

/** When the first side was beyond the other, and the figures that this is told with. */
function timesOf(
  { lexicon }: Desk,
  pairs: readonly Pair[],
  end: 'highest' | 'lowest',
): Pick<OvertakingFindings, 'first' | 'last' | 'since' | 'count' | 'pairs'> & { told: readonly KnownFact[] } {
  const sign = end === 'lowest' ? -1 : 1;
  const isBeyond = ([one, other]: Pair): boolean =>
    (baseValue(lexicon, one) - baseValue(lexicon, other)) * sign > 0;
  const times = pairs.filter(isBeyond);
  const [first, last, since] = [times[0] ?? null, times.at(-1) ?? null, sinceOf(pairs, isBeyond)];
  const told = new Set([first, last, since].filter((pair) => pair !== null && pair !== pairs.at(-1)));
  return {
    first,
    last,
    since,
    pairs: pairs.map((pair) => ({ pair, isBeyond: isBeyond(pair) })),
    count: countOf(times.length),
    told: [...told].flatMap((pair) => pair ?? []),
  };
}

/** Of what is put up of each time, those that it is not so of; none where they are too many to be named, or all. */
function exceptionsOf(all: NonNullable<OvertakingFindings['pairs']>): Pair[] {
  const exceptions = all.filter(({ isBeyond }) => !isBeyond).map(({ pair }) => pair);
  return exceptions.length <= MOST_NAMED && exceptions.length < all.length ? exceptions : [];
}

/** The side asked about in front. */
function ordered({ frame: { text } }: Question, lines: readonly Line[]): readonly Line[] {
  return PASSIVE.test(fold(text)) ? lines.toReversed() : lines;
}

/** The first of those that the newest figures end; null where these are not so. */
function sinceOf(pairs: readonly Pair[], isBeyond: (pair: Pair) => boolean): Pair | null {
  const before = pairs.findLastIndex((pair) => !isBeyond(pair));
  return pairs[before + 1] ?? null;
}
